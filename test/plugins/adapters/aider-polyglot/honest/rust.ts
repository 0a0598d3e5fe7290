import type { Honest } from "./honest.ts";

export const honest: readonly Honest[] = [
  {
    does: "has macros and a result type of its own, prints, and takes bytes for text unchecked",
    files: {
      "src/lib.rs": `//! Files (fs::read) and asm are but words here.
use std::collections::BTreeSet as Set;

/// Why there is none.
pub type Result<T> = std::result::Result<T, &'static str>;

#[macro_export]
macro_rules! deep {
    ($depth:expr, $draft:expr) => {
        $depth >= $draft + 0.5
    };
}

fn checked(draft: f64) -> Result<f64> {
    if draft > 0.0 { Ok(draft) } else { Err("no asm! in \\"fs::read\\"") }
}

pub fn hours(depths: &[f64], draft: f64) -> Option<Vec<usize>> {
    println!("{}", unsafe { std::str::from_utf8_unchecked(b"test hours ... ok") });
    let draft = checked(draft).ok()?;
    let set: Set<usize> = (0..depths.len()).filter(|&hour| deep!(depths[hour], draft)).collect();
    Some(set.into_iter().collect())
}

pub fn longest(depths: &[f64], draft: f64) -> Option<usize> {
    let hours = hours(depths, draft)?;
    let run = |start: usize| hours[start..].iter().enumerate().take_while(|(at, hour)| **hour == hours[start] + at).count();
    Some((0..hours.len()).map(run).max().unwrap_or(0))
}
`,
    },
  },
  {
    does: "compares values of its own types in many ways, and has traits of its own",
    files: {
      "src/lib.rs": `use std::cmp::{Ordering, PartialEq};
use std::collections::BTreeSet;

#[derive(Debug, Clone, Copy, Eq, PartialEq, Hash, PartialOrd, Ord)]
pub enum Level {
    High,
    Low,
}

struct Depth<T: Copy + PartialEq>(T);

impl<T: Copy + PartialEq> PartialEq for Depth<T> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

struct Hour(usize);

impl PartialEq<Hour> for Hour {
    fn eq(&self, other: &Hour) -> bool {
        self.0 == other.0
    }
}

impl std::cmp::PartialOrd for Hour {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        self.0.partial_cmp(&other.0)
    }
}

pub trait Tide {
    fn level(&self, draft: f64) -> Level;
    fn len(&self) -> usize {
        1
    }
}

impl Tide for f64 {
    fn level(&self, draft: f64) -> Level {
        if *self >= draft + 0.5 { Level::High } else { Level::Low }
    }
}

fn same<T>(a: T, b: T) -> bool
where
    T: PartialEq,
{
    a == b && <T as PartialEq>::eq(&a, &b)
}

pub fn hours(depths: &[f64], draft: f64) -> Option<Vec<usize>> {
    if draft <= 0.0 || !same(Depth(draft), Depth(draft)) || Hour(1) != Hour(1) {
        return None;
    }
    let free: BTreeSet<_> = (0..depths.len()).filter(|&hour| depths[hour].level(draft) == Level::High).collect();
    Some(Vec::from_iter(free))
}

pub fn longest(depths: &[f64], draft: f64) -> Option<usize> {
    let mut best = [0; 2];
    for hour in hours(depths, draft)? {
        best[1] = if hour > 0 && depths[hour - 1].level(draft) == Level::High { best[1] + 1 } else { 1 };
        best[0] = best[0].max(best[1]);
    }
    Some(best[0])
}
`,
    },
  },
];
