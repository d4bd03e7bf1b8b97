//! The tree over a journal's seals: RFC 6962 over SHA-256, one leaf for each record.
//!
//! Leaf `i` (from 0) stands for record `i + 1` and is made of its seal. Nothing here keeps the
//! leaves: a tree is its few complete subtrees, and a proof is collected while the seals go by.
//! The tree is built when a checkpoint is made or checked, never while playing.

use crate::Seal;
use sha2::{Digest, Sha256};
use std::ops::Range;

/// A hash in the tree: a leaf, an inner node or the root.
pub type Node = [u8; 32];

/// The leaf of a record's seal.
#[must_use]
pub fn leaf(seal: &Seal) -> Node {
    leaf_of(&seal.0)
}

pub(crate) fn leaf_of(bytes: &[u8]) -> Node {
    hash(&[&[0], bytes])
}

fn inner(left: &Node, right: &Node) -> Node {
    hash(&[&[1], left, right])
}

fn hash(parts: &[&[u8]]) -> Node {
    let mut hasher = Sha256::new();
    for part in parts {
        hasher.update(part);
    }
    hasher.finalize().into()
}

/// A tree that grows leaf by leaf. Holds at most 64 hashes.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tree {
    size: u64,
    /// The roots of its complete subtrees, the largest first.
    peaks: Vec<Node>,
}

impl Tree {
    /// Adds the leaf of a record's seal.
    pub fn add(&mut self, seal: &Seal) {
        self.add_leaf(leaf(seal));
    }

    pub(crate) fn add_leaf(&mut self, leaf: Node) {
        let mut node = leaf;
        for _ in 0..self.size.trailing_ones() {
            if let Some(left) = self.peaks.pop() {
                node = inner(&left, &node);
            }
        }
        self.peaks.push(node);
        self.size += 1;
    }

    /// How many leaves it has.
    #[must_use]
    pub const fn size(&self) -> u64 {
        self.size
    }

    /// Its root; of a tree without leaves the hash of nothing.
    #[must_use]
    pub fn root(&self) -> Node {
        let mut peaks = self.peaks.iter().rev();
        let Some(&last) = peaks.next() else {
            return hash(&[]);
        };
        peaks.fold(last, |right, left| inner(left, &right))
    }
}

/// Collects the hashes of a proof while the leaves of the tree go by, in order.
#[derive(Clone, Debug)]
pub struct Collector {
    /// The part of the tree that each hash of the proof stands for, in the proof's order.
    parts: Vec<(Range<u64>, Tree)>,
    at: u64,
}

impl Collector {
    /// For the proof that leaf `index` is in a tree of `size`; `None` when it can't be.
    #[must_use]
    pub fn inclusion(index: u64, size: u64) -> Option<Self> {
        let mut parts = Vec::new();
        let mut tree = 0..size;
        if !tree.contains(&index) {
            return None;
        }
        while tree.end - tree.start > 1 {
            let middle = split(&tree);
            let (left, right) = (tree.start..middle, middle..tree.end);
            let (on, beside) = if index < middle {
                (left, right)
            } else {
                (right, left)
            };
            parts.push(beside);
            tree = on;
        }
        Some(Self::of(parts))
    }

    /// For the proof that a tree of `size` begins with one of `earlier` leaves; `None` when it
    /// can't, or when there is nothing to prove of an empty one.
    #[must_use]
    pub fn consistency(earlier: u64, size: u64) -> Option<Self> {
        if earlier == 0 || earlier > size {
            return None;
        }
        let mut parts = Vec::new();
        let mut tree = 0..size;
        while tree.end > earlier {
            let middle = split(&tree);
            let (left, right) = (tree.start..middle, middle..tree.end);
            let (on, beside) = if earlier <= middle {
                (left, right)
            } else {
                (right, left)
            };
            parts.push(beside);
            tree = on;
        }
        // A part that begins the tree is the earlier root itself, which the reader has.
        if tree.start > 0 {
            parts.push(tree);
        }
        Some(Self::of(parts))
    }

    /// From parts in the order from the root down.
    fn of(parts: Vec<Range<u64>>) -> Self {
        let parts = parts.into_iter().rev();
        Self {
            parts: parts.map(|part| (part, Tree::default())).collect(),
            at: 0,
        }
    }

    /// The next leaf goes by.
    pub fn add(&mut self, seal: &Seal) {
        self.add_leaf(leaf(seal));
    }

    pub(crate) fn add_leaf(&mut self, leaf: Node) {
        let at = self.at;
        if let Some((_, tree)) = self.parts.iter_mut().find(|(part, _)| part.contains(&at)) {
            tree.add_leaf(leaf);
        }
        self.at += 1;
    }

    /// The proof, once all leaves of the tree have gone by.
    #[must_use]
    pub fn finish(self) -> Vec<Node> {
        self.parts.iter().map(|(_, tree)| tree.root()).collect()
    }
}

/// Where the left subtree ends: it is complete, and as large as can be without being all.
fn split(tree: &Range<u64>) -> u64 {
    let size = tree.end - tree.start;
    tree.start + (size.next_power_of_two() >> 1)
}

/// Whether the proof shows that this leaf is the one at `index` of the tree with this size and
/// root.
#[must_use]
pub fn check_inclusion(leaf: Node, index: u64, size: u64, proof: &[Node], root: &Node) -> bool {
    if index >= size {
        return false;
    }
    let (mut index, mut last, mut node) = (index, size - 1, leaf);
    for step in proof {
        if last == 0 {
            return false;
        }
        if index & 1 == 1 || index == last {
            node = inner(step, &node);
            while index & 1 == 0 && index != 0 {
                index >>= 1;
                last >>= 1;
            }
        } else {
            node = inner(&node, step);
        }
        index >>= 1;
        last >>= 1;
    }
    last == 0 && node == *root
}

/// Whether the proof shows that the tree of `later` (size and root) begins with that of `earlier`.
/// Nothing is ever shown of an empty tree.
#[must_use]
pub fn check_consistency(earlier: (u64, &Node), later: (u64, &Node), proof: &[Node]) -> bool {
    let ((size, root), (later_size, later_root)) = (earlier, later);
    if size == 0 || size > later_size {
        return false;
    }
    if size == later_size {
        return proof.is_empty() && root == later_root;
    }
    let mut steps = proof.iter();
    let begins = match size.is_power_of_two() {
        true => Some(root),
        false => steps.next(),
    };
    begins.is_some_and(|&begin| {
        let roots = climb(begin, (size - 1, later_size - 1), steps);
        roots.is_some_and(|(was, is)| was == *root && is == *later_root)
    })
}

/// The roots of both trees, as the steps of a consistency proof lead to them.
fn climb<'n>(
    begin: Node,
    (mut index, mut last): (u64, u64),
    steps: impl Iterator<Item = &'n Node>,
) -> Option<(Node, Node)> {
    while index & 1 == 1 {
        index >>= 1;
        last >>= 1;
    }
    let (mut was, mut is) = (begin, begin);
    for step in steps {
        if last == 0 {
            return None;
        }
        if index & 1 == 1 || index == last {
            (was, is) = (inner(step, &was), inner(step, &is));
            while index & 1 == 0 && index != 0 {
                index >>= 1;
                last >>= 1;
            }
        } else {
            is = inner(&is, step);
        }
        index >>= 1;
        last >>= 1;
    }
    (last == 0).then_some((was, is))
}
