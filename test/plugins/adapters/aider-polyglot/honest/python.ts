import type { Honest } from "./honest.ts";

export const honest: readonly Honest[] = [
  {
    does: "uses much of the standard library",
    files: {
      "tide_table.py": `import enum, functools, inspect, logging, sys, traceback, typing, warnings
from collections import namedtuple
from dataclasses import dataclass, field

sys.setrecursionlimit(10_000)
Tide = namedtuple("Tide", "hour depth")
Level = enum.Enum("Level", "HIGH LOW")
Number = typing.NewType("Number", int)


class Pair(typing.NamedTuple):
    first: int
    second: int


@dataclass(order=True)
class Draft:
    metres: float
    notes: list = field(default_factory=list)


@functools.lru_cache(maxsize=None)
def deep(depth, draft):
    return depth >= draft + 0.5


def hours(depths, draft):
    assert inspect.signature(deep) and deep.__wrapped__.__code__.co_argcount == 2
    logging.getLogger("tides").warning("low water")
    warnings.warn("low water")
    try:
        raise KeyError(draft)
    except KeyError:
        traceback.print_exc()
    if Draft(draft).metres <= 0:
        raise ValueError("the draft must be above zero")
    tides = [Tide(hour, depth) for hour, depth in enumerate(depths)]
    return [tide.hour for tide in tides if deep(tide.depth, draft)]


def longest(depths, draft):
    free = set(hours(depths, draft))

    def run(hour):
        return 0 if hour not in free else 1 + run(hour + 1)

    return max((run(hour) for hour in range(len(depths))), default=0)
`,
    },
  },
];
