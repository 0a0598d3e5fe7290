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
  {
    does: "has templates, comparisons and hashes for types of its own and others",
    files: {
      "tide_table.h": `#pragma once
#include <functional>
#include <string>
#include <utility>
#include <vector>
#pragma GCC optimize("O2")

namespace tide_table {
typedef std::pair<int, int> Span;
template <typename T>
T most(T a, T b);
template <>
inline int most<int>(int a, int b) {
    return a > b ? a : b;
}
template <class T>
constexpr T zero = T();
template <>
inline constexpr int zero<int> = 0;
template <class T>
struct Box {
    T value;
    T get() const;
    friend bool operator==(Box const& a, Box const& b) { return a.value == b.value; }
    template <class U>
    bool operator!=(Box<U> const& other) const {
        return !(value == other.value);
    }
};
template <>
inline int Box<int>::get() const {
    return value + zero<int>;
}
template <class T>
bool operator==(Box<T> const& a, T const& b) {
    return a.value == b;
}
std::vector<int> hours(std::vector<double> const& depths, double draft);
int longest(std::vector<double> const& depths, double draft);
}

namespace std {
template <>
struct hash<tide_table::Span> {
    size_t operator()(tide_table::Span const& span) const { return span.first; }
};
template <>
struct less<tide_table::Box<int>> {
    bool operator()(tide_table::Box<int> const& a, tide_table::Box<int> const& b) const { return a.value < b.value; }
};
}
template <>
struct std::hash<std::pair<std::string, int>> {
    std::size_t operator()(std::pair<std::string, int> const&) const { return 1; }
};
`,
      "tide_table.cpp": `#include "tide_table.h"
#include <set>
#include <stdexcept>
#include <unordered_set>

using namespace std;

namespace tide_table {
vector<int> hours(vector<double> const& depths, double draft) {
    if (draft <= 0) throw domain_error("no draft");
    vector<int> found;
    set<Box<int>> seen;
    unordered_set<Span> spans;
    for (int at = 0; at < static_cast<int>(depths.size()); ++at) {
        if (depths[at] < draft + 0.5 || !seen.insert({at}).second || !spans.insert({at, 1}).second) continue;
        if (Box<int>{at} == at && Box<int>{at} == Box<int>{at} && !(Box<int>{at} != Box<int>{at})) found.push_back(Box<int>{at}.get());
    }
    return found;
}
int longest(vector<double> const& depths, double draft) {
    auto const deep = hours(depths, draft);
    int best = 0, run = 0;
    for (size_t at = 0; at < deep.size(); ++at) {
        run = at > 0 && deep[at - 1] == deep[at] - 1 ? run + 1 : 1;
        best = most(best, run);
    }
    return best;
}
}
`,
    },
  },
];
