//! The sources of the vocabulary, read into the model.

use super::model::{Chapter, Field, Holds, Is, Shape, Type, Variant};
use super::{BORROWED, FILES};
use crate::steps::root;
use std::error::Error;
use std::fs;
use syn::{Attribute, Expr, Fields, GenericArgument, Item, Lit, Meta, PathArguments};

/// Every chapter of the reference.
pub(crate) fn chapters() -> Result<Vec<Chapter>, Box<dyn Error>> {
    let mut chapters = Vec::new();
    for file in FILES {
        let source = source(&format!("crates/rules/src/vocabulary/{file}.rs"))?;
        chapters.push(Chapter {
            title: head(&source.attrs),
            types: source.items.iter().filter_map(kind).collect(),
        });
    }
    let mut borrowed = Vec::new();
    for (file, names) in BORROWED {
        let source = source(&format!("crates/duel/src/{file}.rs"))?;
        let types = source.items.iter().filter_map(kind);
        borrowed.extend(types.filter(|kind| names.contains(&kind.name.as_str())));
    }
    chapters.push(Chapter {
        title: "Words of the duel.".to_owned(),
        types: borrowed,
    });
    fill_defaults(&mut chapters);
    Ok(chapters)
}

fn source(path: &str) -> Result<syn::File, Box<dyn Error>> {
    let text = fs::read_to_string(root().join(path)).map_err(|error| format!("{path}: {error}"))?;
    syn::parse_file(&text).map_err(|error| format!("{path}: {error}").into())
}

/// The first sentence of a file's comment.
fn head(attributes: &[Attribute]) -> String {
    let doc = doc(attributes);
    doc.split_inclusive('.')
        .next()
        .unwrap_or_default()
        .to_owned()
}

fn kind(item: &Item) -> Option<Type> {
    match item {
        Item::Struct(item) => {
            let all = says(&item.attrs, "default");
            let shape = Shape::Fields(fields(&item.fields, all));
            Some(of(&item.ident, &item.attrs, shape))
        }
        Item::Enum(item) => {
            let shape = Shape::Variants(item.variants.iter().map(variant).collect());
            Some(of(&item.ident, &item.attrs, shape))
        }
        _ => None,
    }
}

fn of(name: &syn::Ident, attributes: &[Attribute], shape: Shape) -> Type {
    Type {
        name: name.to_string(),
        doc: doc(attributes),
        shape,
    }
}

fn variant(variant: &syn::Variant) -> Variant {
    let holds = match &variant.fields {
        Fields::Unit => Holds::Nothing,
        Fields::Unnamed(values) => {
            Holds::Values(values.unnamed.iter().map(|value| is(&value.ty)).collect())
        }
        Fields::Named(_) => Holds::Fields(fields(&variant.fields, false)),
    };
    let default = |attribute: &Attribute| attribute.path().is_ident("default");
    Variant {
        name: variant.ident.to_string(),
        doc: doc(&variant.attrs),
        holds,
        is_default: variant.attrs.iter().any(default),
    }
}

/// The fields; `all` when each of them may be left out.
fn fields(fields: &Fields, all: bool) -> Vec<Field> {
    let named = fields.iter().filter(|field| field.ident.is_some());
    named
        .map(|field| {
            let optional = all || says(&field.attrs, "default");
            Field {
                name: field
                    .ident
                    .as_ref()
                    .map(ToString::to_string)
                    .unwrap_or_default(),
                doc: doc(&field.attrs),
                is: is(&field.ty),
                default: optional
                    .then(|| given(&field.attrs))
                    .map(Option::unwrap_or_default),
            }
        })
        .collect()
}

/// What a type is written as: boxes are nothing to a file.
fn is(kind: &syn::Type) -> Is {
    let syn::Type::Path(path) = kind else {
        return Is::One("?".to_owned());
    };
    let Some(last) = path.path.segments.last() else {
        return Is::One("?".to_owned());
    };
    let inner = match &last.arguments {
        PathArguments::AngleBracketed(arguments) => match arguments.args.first() {
            Some(GenericArgument::Type(inner)) => Some(is(inner)),
            _ => None,
        },
        _ => None,
    };
    match (last.ident.to_string().as_str(), inner) {
        ("Box", Some(inner)) => inner,
        ("Vec", Some(inner)) => Is::List(Box::new(inner)),
        ("Option", Some(inner)) => Is::Maybe(Box::new(inner)),
        (name, _) => Is::One(name.to_owned()),
    }
}

/// The first paragraph of a comment.
fn doc(attributes: &[Attribute]) -> String {
    let lines = attributes
        .iter()
        .filter_map(|attribute| match &attribute.meta {
            Meta::NameValue(pair) if pair.path.is_ident("doc") => match &pair.value {
                Expr::Lit(literal) => match &literal.lit {
                    Lit::Str(text) => Some(text.value().trim().to_owned()),
                    _ => None,
                },
                _ => None,
            },
            _ => None,
        });
    let paragraph: Vec<String> = lines.take_while(|line| !line.is_empty()).collect();
    paragraph.join(" ").replace("[`", "`").replace("`]", "`")
}

/// True when serde is told this of a field or type.
fn says(attributes: &[Attribute], what: &str) -> bool {
    attributes.iter().any(|attribute| {
        let mut found = false;
        if attribute.path().is_ident("serde") {
            // What isn't such a list is none of ours, so its errors say nothing here.
            let _ = attribute.parse_nested_meta(|meta| {
                found |= meta.path.is_ident(what);
                if meta.input.peek(syn::Token![=]) {
                    meta.value()?.parse::<Lit>()?;
                }
                Ok(())
            });
        }
        found
    })
}

/// The function that gives a field's default, named after the word it gives.
fn given(attributes: &[Attribute]) -> Option<String> {
    let mut given = None;
    for attribute in attributes.iter().filter(|a| a.path().is_ident("serde")) {
        let _ = attribute.parse_nested_meta(|meta| {
            if meta.input.peek(syn::Token![=])
                && let Lit::Str(text) = meta.value()?.parse::<Lit>()?
            {
                given = Some(text.value());
            }
            Ok(())
        });
    }
    given
}

/// Says what holds where a field is left out.
fn fill_defaults(chapters: &mut [Chapter]) {
    let words: Vec<(String, String)> = chapters
        .iter()
        .flat_map(|chapter| &chapter.types)
        .filter_map(|kind| Some((kind.name.clone(), default_of(kind)?)))
        .collect();
    let types = chapters.iter_mut().flat_map(|chapter| &mut chapter.types);
    for kind in types {
        let fields: Vec<&mut Field> = match &mut kind.shape {
            Shape::Fields(fields) => fields.iter_mut().collect(),
            Shape::Variants(variants) => variants
                .iter_mut()
                .filter_map(|variant| match &mut variant.holds {
                    Holds::Fields(fields) => Some(fields),
                    _ => None,
                })
                .flatten()
                .collect(),
        };
        fields.into_iter().for_each(|field| fill(field, &words));
    }
}

fn fill(field: &mut Field, words: &[(String, String)]) {
    let Some(default) = &mut field.default else {
        return;
    };
    *default = match (&field.is, default.as_str()) {
        (_, function) if !function.is_empty() => format!("`{}`", capital(function)),
        (Is::List(_), _) => "an empty list".to_owned(),
        (Is::Maybe(_), _) => "nothing".to_owned(),
        (Is::One(name), _) if name == "bool" => "`false`".to_owned(),
        (Is::One(name), _) => words
            .iter()
            .find(|(kind, _)| kind == name)
            .map_or_else(|| "`()`".to_owned(), |(_, word)| format!("`{word}`")),
    };
}

fn default_of(kind: &Type) -> Option<String> {
    let Shape::Variants(variants) = &kind.shape else {
        return None;
    };
    let variant = variants.iter().find(|variant| variant.is_default)?;
    Some(variant.name.clone())
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    let first = letters.next().map(|first| first.to_uppercase().to_string());
    first.unwrap_or_default() + letters.as_str()
}
