//! Locale files: they can be read, they say all that is needed, and what a language lacks is
//! known.

use std::collections::{BTreeMap, BTreeSet};

use rules::Rule;
use wording::{Language, Wording, args};

/// The keys of a language's files, attributes as `key.attribute`, each with how often it stands.
fn keys(language: Language) -> BTreeMap<String, usize> {
    let mut keys = BTreeMap::new();
    for (name, text) in language.files() {
        let mut message = String::new();
        for line in text.lines() {
            let indented = line.starts_with(' ');
            let Some((left, _)) = line.split_once('=') else {
                continue;
            };
            let left = left.trim();
            let key = match left.strip_prefix('.') {
                Some(attribute) if indented => format!("{message}.{attribute}"),
                None if !indented && !left.starts_with('#') => {
                    message = left.to_owned();
                    message.clone()
                }
                _ => continue,
            };
            assert!(key.is_ascii(), "{name}: {key}");
            *keys.entry(key).or_default() += 1;
        }
    }
    keys
}

#[test]
fn every_locale_file_can_be_read_whole() {
    for language in Language::ALL {
        for (name, text) in language.files() {
            if let Err((_, errors)) = fluent_bundle::FluentResource::try_new((*text).to_owned()) {
                panic!("data/locales/{}/{name}: {errors:?}", language.tag());
            }
        }
    }
}

#[test]
fn no_key_stands_twice() {
    for language in Language::ALL {
        let twice: Vec<_> = keys(language)
            .into_iter()
            .filter(|(_, times)| *times > 1)
            .collect();
        assert!(twice.is_empty(), "{}: {twice:?}", language.tag());
    }
}

#[test]
fn every_key_of_the_files_is_found() {
    for language in Language::ALL {
        let (words, all) = (Wording::new(language), keys(language));
        assert!(all.len() > 700, "{}: {}", language.tag(), all.len());
        let lost: Vec<_> = all.into_keys().filter(|key| !words.has(key)).collect();
        assert!(lost.is_empty(), "{}: {lost:?}", language.tag());
    }
}

#[test]
fn a_key_nobody_has_is_said_itself() {
    assert_eq!(
        Wording::new(Language::En).text("no-such-key", args![]),
        "no-such-key"
    );
}

#[test]
fn every_rule_has_a_title_and_a_sentence() {
    for language in Language::ALL {
        let words = Wording::new(language);
        for rule in Rule::ALL {
            let (title, sentence) = words.rule(*rule);
            assert!(!title.starts_with("rule-"), "{} has no title", rule.id());
            assert!(
                sentence.ends_with(['.', '。']),
                "{} has no sentence",
                rule.id()
            );
        }
    }
}

#[test]
fn every_rule_in_words_is_one_the_engine_decides_by() {
    let ids: BTreeSet<String> = Rule::ALL
        .iter()
        .map(|rule| format!("rule-{}", rule.id()))
        .collect();
    let left: Vec<_> = keys(Language::En)
        .into_keys()
        .filter(|key| key.starts_with("rule-") && !key.contains('.') && !ids.contains(key))
        .collect();
    assert!(left.is_empty(), "{left:?}");
}

#[test]
fn nothing_people_read_says_skipped() {
    for (name, text) in Language::En.files() {
        for line in text
            .lines()
            .filter(|line| !line.starts_with('#') && !line.contains("[skipped]"))
        {
            assert!(!line.to_lowercase().contains("skipped"), "{name}: {line}");
        }
    }
}

#[test]
fn a_language_is_known_by_its_tag_and_by_a_locale() {
    for language in Language::ALL {
        assert_eq!(Language::from_tag(language.tag()), Some(language));
    }
    assert_eq!(Language::from_tag("it_IT.UTF-8"), Some(Language::It));
    assert_eq!(Language::from_tag("zh_TW"), Some(Language::ZhHant));
    assert_eq!(Language::from_tag("zh_CN"), None);
    assert_eq!(Language::from_tag("item"), None);
    assert_eq!(Language::from_tag(""), None);
}
