//! The product under test: the same main function that the binary `takeback` has.

fn main() -> std::process::ExitCode {
    takeback_cli::main()
}
