//! The program `takeback`. Everything it does is in the library beside it.

fn main() -> std::process::ExitCode {
    takeback_cli::main()
}
