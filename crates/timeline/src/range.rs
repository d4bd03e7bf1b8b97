//! Ranges of records along a line: `100..118`, both ends included.

use crate::{History, Place, PlaceError, Spot};
use std::fmt;
use std::str::FromStr;

/// A stretch of a line, as it was written. A single place is a range of one record.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Range {
    /// Where it begins; `None`: at the first record.
    pub start: Option<Place>,
    /// Where it ends; `None`: at the last record of the line.
    pub end: Option<Place>,
}

impl Range {
    /// Reads a range: `100..118`, `100..`, `..118`, `LINE@100..118`, or a single place.
    ///
    /// # Errors
    /// [`PlaceError::Syntax`]; the column counts within the end that is wrong.
    pub fn parse(text: &str) -> Result<Self, PlaceError> {
        let end = |part: &str| match part.trim() {
            "" => Ok(None),
            part => Place::parse(part).map(Some),
        };
        match text.split_once("..") {
            Some((first, last)) => Ok(Self {
                start: end(first)?,
                end: end(last)?,
            }),
            None => {
                let place = Some(Place::parse(text)?);
                Ok(Self {
                    start: place.clone(),
                    end: place,
                })
            }
        }
    }

    /// The records of the range along the line stood on, or the one the range names.
    ///
    /// Desk events written on the line are among them.
    ///
    /// # Errors
    /// [`PlaceError`] when an end doesn't exist or isn't on the line.
    pub fn resolve(&self, history: &History, standing: u32) -> Result<Vec<u32>, PlaceError> {
        let named = [&self.start, &self.end]
            .into_iter()
            .flatten()
            .find_map(|place| place.line.as_ref());
        let line = match named {
            Some(name) => history.line_id(name)?,
            None => standing,
        };
        let mut numbers = history.records_of(line);
        let start = self.start.as_ref().map(|p| history.end_on(p, line));
        let end = self.end.as_ref().map(|p| history.end_on(p, line));
        let (start, end) = (start.transpose()?, end.transpose()?);
        if let (Some(start), Some(end)) = (start, end)
            && end < start
        {
            return Err(PlaceError::Backwards { start, end });
        }
        let wanted = start.unwrap_or(0)..=end.unwrap_or(u32::MAX);
        numbers.retain(|number| wanted.contains(number));
        Ok(numbers)
    }
}

impl History {
    /// A place that has to be on a line.
    fn end_on(&self, place: &Place, line: u32) -> Result<u32, PlaceError> {
        let number = place.resolve(self, line)?;
        self.require_on(number, line)
    }
}

impl FromStr for Range {
    type Err = PlaceError;
    fn from_str(text: &str) -> Result<Self, PlaceError> {
        Self::parse(text)
    }
}

impl From<Place> for Range {
    fn from(place: Place) -> Self {
        Self {
            start: Some(place.clone()),
            end: Some(place),
        }
    }
}

impl From<Spot> for Range {
    fn from(spot: Spot) -> Self {
        Place::from(spot).into()
    }
}

impl fmt::Display for Range {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.start.is_some() && self.start == self.end {
            return self.start.iter().try_for_each(|place| place.fmt(f));
        }
        self.start.iter().try_for_each(|place| place.fmt(f))?;
        f.write_str("..")?;
        self.end.iter().try_for_each(|place| place.fmt(f))
    }
}
