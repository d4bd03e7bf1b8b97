//! Files of a folder, checked against each other.

use crate::common::{DESTROYS, does, trap};
use cards::{CardError, check, check_profiles, read};
use std::{fs, path::Path};

/// A folder with these files, checked.
fn folder(files: &[(&str, &str)]) -> Vec<CardError> {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, text) in files {
        fs::write(folder.path().join(name), text).expect("written");
    }
    check(folder.path())
}

const TOKEN: &str = r#"(passcode: 9, names: (en: "Token"), kind: Monster(attribute: "EARTH", race: "Rock", level: 1, atk: 0, def: 0, token: true))"#;

#[test]
fn a_sound_folder_has_no_mistakes() {
    assert_eq!(
        folder(&[("test.ron", &trap(DESTROYS)), ("notes.txt", "not a card")]),
        []
    );
}

#[test]
fn a_file_is_named_after_its_card() {
    let errors = folder(&[("tset.ron", &trap(DESTROYS))]);
    assert_eq!(errors.len(), 1);
    assert_eq!(errors[0].hint.as_deref(), Some("name it test.ron"));
    assert_eq!((errors[0].line, errors[0].column), (3, 15));
}

#[test]
fn a_passcode_and_a_name_belong_to_one_card() {
    let begins = |errors: &[CardError], text: &str| {
        let found = errors.iter().any(|error| error.message.starts_with(text));
        assert!(found, "{errors:?}");
    };
    let other = trap(DESTROYS).replace("Test", "Other");
    let errors = folder(&[("test.ron", &trap(DESTROYS)), ("other.ron", &other)]);
    begins(&errors, "7 is taken by");
    let twin = trap(DESTROYS)
        .replace("passcode: 7", "passcode: 8")
        .replace("\"Test\"", "\"Twin\", it: \"Test\"");
    let errors = folder(&[("test.ron", &trap(DESTROYS)), ("twin.ron", &twin)]);
    begins(&errors, "Test is taken by");
}

#[test]
fn a_definition_names_cards_that_exist() {
    let adds = |list: &str| {
        does(&format!(
            "(act: AddFromDeck(filter: (name: {list}), count: 1))"
        ))
    };
    let errors = folder(&[("test.ron", &adds("[7, 8]"))]);
    assert_eq!(errors.len(), 1, "{errors:?}");
    assert!(errors[0].message.contains("passcode 8"), "{errors:?}");
    let line = adds("[7, 8]");
    let line = line.lines().nth(5).unwrap_or_default();
    let column = line.find("8]").map(|at| at + 1);
    assert_eq!((errors[0].line, Some(errors[0].column)), (6, column));
    assert_eq!(folder(&[("test.ron", &adds("[7, 12607053]"))]), []);
}

#[test]
fn a_treated_name_and_the_names_in_materials_exist_too() {
    let kind =
        r#"Monster(attribute: "DARK", race: "Fiend", level: 4, atk: 0, def: 0, kind: Fusion)"#;
    let parts = "[(filter: (name: [8]), least: 2, most: 2)]";
    let more = format!("treated_as: 6, summoning: (materials: (parts: {parts}))");
    let text = crate::common::card(kind, &more);
    let found: Vec<String> = folder(&[("test.ron", &text)])
        .into_iter()
        .map(|error| error.message)
        .collect();
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(found[0].contains("passcode 6"), "{found:?}");
    assert!(found[1].contains("passcode 8"), "{found:?}");
}

#[test]
fn what_is_made_is_a_token() {
    let makes = |token: u32| does(&format!("(act: MakeToken(token: {token}, count: 1))"));
    let check = |token| folder(&[("test.ron", &makes(token)), ("token.ron", TOKEN)]);
    assert_eq!(check(9), []);
    let errors = check(7);
    assert!(errors[0].message.contains("no token's"), "{errors:?}");
    let errors = check(8);
    assert!(errors[0].message.contains("passcode 8"), "{errors:?}");
}

#[test]
fn a_single_file_is_checked_among_those_beside_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let makes = does("(act: MakeToken(token: 9, count: 1))");
    let file = folder.path().join("test.ron");
    fs::write(&file, makes).expect("written");
    assert_eq!(check(&file).len(), 1, "there is no such token");
    fs::write(folder.path().join("token.ron"), TOKEN).expect("written");
    fs::write(folder.path().join("broken.ron"), "(").expect("written");
    assert_eq!(check(&file), [], "another file's mistakes are not told");
}

#[test]
fn every_file_of_a_folder_is_told_about() {
    let errors = folder(&[
        ("a.ron", "("),
        ("b.ron", ")"),
        ("test.ron", &trap(DESTROYS)),
    ]);
    assert_eq!(errors.len(), 2, "{errors:?}");
}

#[test]
fn what_cannot_be_read_is_told_without_a_line() {
    let missing = read(Path::new("no/such/card.ron")).expect_err("no such file");
    assert_eq!((missing.line, missing.column), (0, 0));
    assert!(
        missing.to_string().starts_with("no/such/card.ron: "),
        "{missing}"
    );
    assert_eq!(check(Path::new("no/such/folder")).len(), 1);
}

#[test]
fn a_file_that_is_no_text_is_a_mistake_and_no_panic() {
    let folder = tempfile::tempdir().expect("a folder");
    let bytes = [0xff, 0xfe, 0x00, 0x28];
    fs::write(folder.path().join("bytes.ron"), bytes).expect("written");
    assert_eq!(check(folder.path()).len(), 1);
}
#[test]
fn a_profile_has_names_of_its_own_and_real_dates() {
    let shipped = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/rules/p7.ron");
    let p7 = fs::read_to_string(shipped).unwrap();
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("a.ron"), &p7).unwrap();
    fs::write(
        folder.path().join("b.ron"),
        p7.replace("2021-11\"", "Nov 2021\""),
    )
    .unwrap();
    let errors = check_profiles(folder.path());
    assert!(
        errors
            .iter()
            .any(|error| error.message.starts_with("p7 is taken by")),
        "{errors:?}"
    );
    assert!(
        errors
            .iter()
            .any(|error| error.message == "`since` is no date"),
        "{errors:?}"
    );
}
