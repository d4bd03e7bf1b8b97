//! Tests of the tree: the published vectors, every proof of small trees, and every proof changed.

use crate::tree::{Collector, Node, Tree, check_consistency, check_inclusion, leaf_of};
use sha2::{Digest, Sha256};

/// The leaves of the vectors that Certificate Transparency's implementations share, and the roots
/// of the trees over the first of them, the first two, and so on.
const LEAVES: [&str; 8] = [
    "",
    "00",
    "10",
    "2021",
    "3031",
    "40414243",
    "5051525354555657",
    "606162636465666768696a6b6c6d6e6f",
];
const ROOTS: [&str; 8] = [
    "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
    "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
    "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
    "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
    "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
    "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
    "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
    "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
];
/// Leaf, size, and the hashes that prove it, of the same vectors.
const INCLUSION: [(u64, u64, &[&str]); 3] = [
    (
        0,
        8,
        &[
            "96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7",
            "5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e",
            "6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4",
        ],
    ),
    (
        5,
        8,
        &[
            "bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b",
            "ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0",
            "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
        ],
    ),
    (
        2,
        3,
        &["fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125"],
    ),
];

fn unhex(text: &str) -> Vec<u8> {
    let byte = |at| u8::from_str_radix(&text[at..at + 2], 16).expect("hex");
    (0..text.len()).step_by(2).map(byte).collect()
}

fn node(text: &str) -> Node {
    unhex(text).try_into().expect("32 bytes")
}

fn tree(leaves: &[Node]) -> Tree {
    let mut tree = Tree::default();
    leaves.iter().for_each(|leaf| tree.add_leaf(*leaf));
    tree
}

fn collected(collector: Option<Collector>, leaves: &[Node]) -> Vec<Node> {
    let mut collector = collector.expect("there is something to prove");
    leaves.iter().for_each(|leaf| collector.add_leaf(*leaf));
    collector.finish()
}

fn leaves(count: u64) -> Vec<Node> {
    (0..count).map(|n| leaf_of(&n.to_le_bytes())).collect()
}

/// The root, as the definition says it: by halves.
fn defined(leaves: &[Node]) -> Node {
    match leaves {
        [] => Sha256::digest([]).into(),
        [leaf] => *leaf,
        _ => {
            let mut left = 1;
            while left * 2 < leaves.len() {
                left *= 2;
            }
            let (left, right) = leaves.split_at(left);
            let both = [&[1][..], &defined(left), &defined(right)].concat();
            Sha256::digest(both).into()
        }
    }
}

#[test]
fn the_published_roots_and_proofs_come_out() {
    let leaves: Vec<Node> = LEAVES.iter().map(|leaf| leaf_of(&unhex(leaf))).collect();
    for (size, root) in (1..).zip(ROOTS) {
        assert_eq!(tree(&leaves[..size]).root(), node(root), "{size} leaves");
    }
    for (index, size, path) in INCLUSION {
        let path: Vec<Node> = path.iter().map(|step| node(step)).collect();
        let all = &leaves[..size as usize];
        assert_eq!(collected(Collector::inclusion(index, size), all), path);
        let (leaf, root) = (leaves[index as usize], tree(all).root());
        assert!(check_inclusion(leaf, index, size, &path, &root));
    }
}

#[test]
fn a_tree_that_grows_has_the_root_the_definition_gives() {
    let leaves = leaves(70);
    for size in 0..=leaves.len() {
        let tree = tree(&leaves[..size]);
        assert_eq!(tree.root(), defined(&leaves[..size]), "{size} leaves");
        assert_eq!(tree.size(), size as u64);
    }
}

/// A proof with one hash changed, one left out, one put in.
fn spoilt(path: &[Node]) -> Vec<Vec<Node>> {
    let mut all = Vec::new();
    for at in 0..=path.len() {
        let mut longer = path.to_vec();
        longer.insert(at, [at as u8; 32]);
        all.push(longer);
    }
    for at in 0..path.len() {
        let mut other = path.to_vec();
        other[at][31] ^= 1;
        all.push(other);
        let mut shorter = path.to_vec();
        shorter.remove(at);
        all.push(shorter);
    }
    all
}

#[test]
fn every_leaf_of_a_tree_is_proven_by_its_proof_and_by_no_other() {
    for size in 1..=33 {
        let leaves = leaves(size);
        let root = tree(&leaves).root();
        for index in 0..size {
            let path = collected(Collector::inclusion(index, size), &leaves);
            let leaf = leaves[index as usize];
            let holds =
                |leaf, index, path: &[Node]| check_inclusion(leaf, index, size, path, &root);
            assert!(holds(leaf, index, &path), "{index} of {size}");
            assert!(!holds([0; 32], index, &path), "another leaf");
            for other in (0..size + 3).filter(|other| *other != index) {
                assert!(!holds(leaf, other, &path), "{index} as {other} of {size}");
            }
            for path in spoilt(&path) {
                assert!(!holds(leaf, index, &path), "{index} of {size}: {path:?}");
            }
        }
        assert!(Collector::inclusion(size, size).is_none());
    }
}

#[test]
fn a_tree_is_proven_to_begin_with_each_earlier_one_and_with_no_other() {
    for size in 1..=33 {
        let leaves = leaves(size);
        let root = tree(&leaves).root();
        for earlier in 1..=size {
            let path = collected(Collector::consistency(earlier, size), &leaves);
            let was = tree(&leaves[..earlier as usize]).root();
            let holds = |from, was: &Node, path: &[Node]| {
                check_consistency((from, was), (size, &root), path)
            };
            assert!(holds(earlier, &was, &path), "{earlier} of {size}");
            assert!(!holds(earlier, &[0; 32], &path), "another root");
            assert!(!holds(0, &was, &path), "an empty tree");
            assert!(!holds(size + 1, &was, &path), "a larger one");
            for path in spoilt(&path) {
                assert!(
                    !holds(earlier, &was, &path),
                    "{earlier} of {size}: {path:?}"
                );
            }
        }
        assert!(Collector::consistency(0, size).is_none());
        assert!(Collector::consistency(size + 1, size).is_none());
    }
}

#[test]
fn a_tree_with_other_leaves_is_not_proven_to_grow_from_the_first() {
    let mut leaves = leaves(20);
    let was = tree(&leaves[..13]).root();
    leaves[4] = [7; 32];
    let path = collected(Collector::consistency(13, 20), &leaves);
    let root = tree(&leaves).root();
    assert!(!check_consistency((13, &was), (20, &root), &path));
}
