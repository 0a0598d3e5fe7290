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
];
