//! What the reference is made from: types with their fields or alternatives, as a file spells them.

/// A chapter: one file of the vocabulary.
#[derive(Debug)]
pub(crate) struct Chapter {
    /// What it is about, for its head.
    pub(crate) title: String,
    /// Its types, in the order of the file.
    pub(crate) types: Vec<Type>,
}

/// A type.
#[derive(Debug)]
pub(crate) struct Type {
    /// Its name.
    pub(crate) name: String,
    /// What its comment says.
    pub(crate) doc: String,
    /// Its fields, or its alternatives.
    pub(crate) shape: Shape,
}

/// The two kinds of types.
#[derive(Debug)]
pub(crate) enum Shape {
    /// All of these.
    Fields(Vec<Field>),
    /// One of these.
    Variants(Vec<Variant>),
}

/// A field.
#[derive(Debug)]
pub(crate) struct Field {
    /// Its name.
    pub(crate) name: String,
    /// What its comment says.
    pub(crate) doc: String,
    /// What is written there.
    pub(crate) is: Is,
    /// What holds when it is left out; none: it must be written.
    pub(crate) default: Option<String>,
}

/// An alternative.
#[derive(Debug)]
pub(crate) struct Variant {
    /// Its name.
    pub(crate) name: String,
    /// What its comment says.
    pub(crate) doc: String,
    /// What follows in brackets.
    pub(crate) holds: Holds,
    /// It holds when nothing is written.
    pub(crate) is_default: bool,
}

/// What an alternative has in brackets.
#[derive(Debug)]
pub(crate) enum Holds {
    /// Nothing, and no brackets.
    Nothing,
    /// Values in this order.
    Values(Vec<Is>),
    /// Fields.
    Fields(Vec<Field>),
}

/// What is written in a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Is {
    /// A value of this type.
    One(String),
    /// A list.
    List(Box<Is>),
    /// A value, or nothing.
    Maybe(Box<Is>),
}

impl Type {
    /// Its fields or alternatives, and what their comments say.
    #[cfg(test)]
    pub(crate) fn words(&self) -> Vec<(&str, &str)> {
        match &self.shape {
            Shape::Fields(fields) => fields
                .iter()
                .map(|field| (field.name.as_str(), field.doc.as_str()))
                .collect(),
            Shape::Variants(variants) => variants
                .iter()
                .map(|variant| (variant.name.as_str(), variant.doc.as_str()))
                .collect(),
        }
    }
}

/// The type of this name.
pub(crate) fn named<'a>(chapters: &'a [Chapter], name: &str) -> Option<&'a Type> {
    let mut types = chapters.iter().flat_map(|chapter| &chapter.types);
    types.find(|kind| kind.name == name)
}
