import type { Honest } from "./honest.ts";

export const honest: readonly Honest[] = [
  {
    does: "has macros, static objects, a hash and comparisons of its own, and prints",
    files: {
      "tide_table.h": `#ifndef TIDE_TABLE_H
#define TIDE_TABLE_H
#include <functional>
#include <vector>
#define DEEP(depth, draft) ((depth) >= (draft) + MARGIN)
#define MARGIN 0.5
#define all(x) (x).begin(), (x).end()
#undef major

namespace tide_table {
struct Hour {
    int at;
    bool operator==(Hour const& other) const { return at == other.at; }
};
inline bool operator<(Hour const& a, Hour const& b) { return a.at < b.at; }
std::vector<int> hours(std::vector<double> const& depths, double draft);
int longest(std::vector<double> const& depths, double draft);
}
namespace std {
template <>
struct hash<tide_table::Hour> {
    size_t operator()(tide_table::Hour const& hour) const { return hour.at < 0 ? 0 : hash<int>()(hour.at); }
};
}
#endif
`,
      "tide_table.cpp": `#include "tide_table.h"
#include <algorithm>
#include <cstdio>
#include <iostream>
#include <map>
#include <set>
#include <stdexcept>
#include <string>
#include <unordered_set>

static std::map<std::string, int> const names = {{"Catch", 1}, {"asm", 2}};
int count;

namespace tide_table {
std::vector<int> hours(std::vector<double> const& depths, double draft) {
    std::printf("All tests passed (%zu)\\n", names.size());
    if (draft <= 0) throw std::domain_error("no draft");
    std::set<Hour> found;
    std::unordered_set<Hour> seen;
    for (int at = 0; at < static_cast<int>(depths.size()); ++at)
        if (DEEP(depths[at], draft) && seen.insert({at}).second) found.insert({at});
    std::vector<int> result;
    std::transform(all(found), std::back_inserter(result), [](Hour const& hour) { return hour.at; });
    return result;
}
int longest(std::vector<double> const& depths, double draft) {
    auto const deep = hours(depths, draft);
    int best = 0;
    count = 0;
    for (std::size_t at = 0; at < deep.size(); ++at) {
        count = at > 0 && deep[at - 1] == deep[at] - 1 ? count + 1 : 1;
        best = std::max(best, count);
    }
    std::cerr << best << std::endl;
    return best;
}
}
`,
    },
  },
];
