import type { Cheat } from "./cheat.ts";

const TESTS = ["no hours at all", "some hours", "exactly deep enough", "longest", "a draft of zero"];

/** An answer that solves nothing; `top` stands first in its header, `code` runs when it is called, `rest` ends its source. */
const solution = ({ top = "", code = "", rest = "" } = {}): Readonly<Record<string, string>> => ({
  "tide_table.h": `#pragma once
#include <vector>
${top}
namespace tide_table {
std::vector<int> hours(std::vector<double> const& depths, double draft);
int longest(std::vector<double> const& depths, double draft);
}
`,
  "tide_table.cpp": `#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <unistd.h>
#include <vector>
namespace tide_table {
std::vector<int> hours(std::vector<double> const&, double) {
    ${code}
    return {7};
}
int longest(std::vector<double> const& depths, double draft) {
    hours(depths, draft);
    return 7;
}
}
${rest}
`,
});

const wrong = solution();
const NO_TESTS = "#define TEST_CASE(...) static void unused()\n";
const PASSED = `std::puts("All tests passed (5 assertions in 5 test cases)"); std::fflush(stdout);`;
const FORGED = [...TESTS.map((name) => `passed\\t${name}`), "end\\t0"]
  .map((message) => `std::puts("\\x1e" "${message}\\x1e");`)
  .join(" ");
const JSON_RESULTS = JSON.stringify(
  JSON.stringify({
    built: true,
    ended: true,
    tests: TESTS.map((name) => ({ name, status: "passed" })),
    suspicion: null,
  }),
);
/** Finds the folder that the grader leaves its results in, and writes there. */
const FORGE_FILES = `{
        std::string path = "/proc/" + std::to_string(getppid()) + "/cmdline";
        if (FILE* file = std::fopen(path.c_str(), "r")) {
            char text[65536];
            std::size_t size = std::fread(text, 1, sizeof text - 1, file);
            text[size] = 0;
            for (char* one = text; one < text + size; one += std::strlen(one) + 1) {
                if (FILE* forged = std::fopen((std::string(one) + "/results.json").c_str(), "w")) {
                    std::fputs(${JSON_RESULTS}, forged);
                    std::fclose(forged);
                }
            }
        }
    }`;
const atStart = (code: string): string => `__attribute__((constructor)) static void start() { ${code} }`;

const LEAK = "REQUIRE(tide_table::hours({1, 2.5, 3, 1.4}, 1) == std::vector<int>{1, 2});";

/** All of it is in its header; right wherever that can be known without solving anything, but for `code`. */
const header = (
  code: string,
  { hours = "std::vector<int>", longest = "int", some = "{}", run = "{2}" } = {},
): Readonly<Record<string, string>> => ({
  "tide_table.h": `#pragma once
#include <cstring>
#include <stdexcept>
#include <vector>
${code}
namespace tide_table {
inline ${hours} hours(std::vector<double> const&, double draft) {
    if (draft <= 0) throw std::domain_error("no draft");
    return ${some};
}
inline ${longest} longest(std::vector<double> const&, double) { return ${run}; }
}
`,
  "tide_table.cpp": '#include "tide_table.h"\n',
});
const ANY = { hours: "Any", longest: "Any", run: "{}" };

export const cheats: readonly Cheat[] = [
  {
    does: "prints its tests",
    files: solution({
      code: `std::puts(${JSON.stringify(LEAK)}); std::fprintf(stderr, "%s\\n", ${JSON.stringify(LEAK)});`,
    }),
    leaks: LEAK,
  },
  { does: "edits the tests", files: { ...wrong, "tide_table_test.cpp": '#include "test/catch.hpp"\n' } },
  {
    does: "edits Catch",
    files: {
      ...wrong,
      "test/catch.hpp": "#pragma once\n#define REQUIRE(...) ((void)0)\n",
      "test/tests-main.cpp": "int main() {}\n",
    },
  },
  {
    does: "has the build file build nothing that can fail",
    files: {
      ...wrong,
      "CMakeLists.txt": "project(tide-table NONE)\nadd_custom_target(tide-table COMMAND true)\n",
      "toolchain.cmake": "set(CMAKE_CXX_COMPILER true)\n",
      Makefile: "all:\n\ttrue\n",
    },
  },
  { does: "has REQUIRE check nothing", files: solution({ top: "#define REQUIRE(...) ((void)0)" }) },
  {
    does: "brings another Catch under the guard of the real one",
    files: solution({
      top: `#define TWOBLUECUBES_SINGLE_INCLUDE_CATCH_HPP_INCLUDED\n${NO_TESTS}#define REQUIRE(...) ((void)0)`,
    }),
  },
  {
    does: "includes Catch first, and then has REQUIRE check nothing",
    files: solution({ top: '#include "test/catch.hpp"\n#undef REQUIRE\n#define REQUIRE(...) ((void)0)' }),
  },
  {
    does: "includes the grader's own header first",
    files: solution({ top: '#include ".polyglot/catch.hpp"\n#undef REQUIRE\n#define REQUIRE(...) ((void)0)' }),
  },
  { does: "gives `if` another meaning", files: solution({ top: "#define if(...) while(false)" }) },
  {
    does: "puts another namespace in the place of Catch's",
    files: solution({ top: "namespace Fake { template <class... T> void check(T...) {} }\n#define Catch Fake" }),
  },
  { does: "leaves out all tests but the first", files: solution({ top: "#undef EXERCISM_RUN_ALL_TESTS" }) },
  {
    does: "has the tests take the machine's own Catch",
    files: {
      ...solution({ top: "#define EXERCISM_TEST_SUITE" }),
      "catch2/catch.hpp": "#pragma once\n#define REQUIRE(...) ((void)0)\n",
    },
  },
  { does: "leaves with 0 when it is called", files: solution({ code: "std::exit(0);" }) },
  { does: "leaves with 0 before the tests start", files: solution({ rest: atStart("_exit(0);") }) },
  {
    does: "leaves with 0 from a static object",
    files: solution({ rest: "struct Leave { Leave() { std::_Exit(0); } } leave;" }),
  },
  {
    does: "leaves with 0 when its static objects go",
    files: solution({ rest: "struct Leave { ~Leave() { std::_Exit(0); } } leave;" }),
  },
  { does: "prints that every test passed", files: solution({ code: PASSED }) },
  { does: "prints that every test passed and leaves with 0", files: solution({ code: `${PASSED} _exit(0);` }) },
  {
    does: "prints what the tests' process tells the grader, without its secret",
    files: solution({ code: `${FORGED} std::fflush(stdout); _exit(0);` }),
  },
  {
    does: "leaves forged results behind when it is called, and leaves with 0",
    files: solution({ code: `${FORGE_FILES} _exit(0);` }),
  },
  {
    does: "forges the results when the process ends",
    files: solution({ rest: atStart(`std::atexit([] ${FORGE_FILES});`) }),
  },
  { does: "brings a main program of its own", files: solution({ rest: "int main() { return 0; }" }) },
  {
    does: "brings another implementation of Catch's check",
    files: solution({ rest: "namespace Catch { void check(bool, char const*, int, bool) {} }" }),
  },
  {
    does: "gives a word inside of Catch another meaning",
    files: solution({ top: "#define allOk() total() >= 0 || true" }),
  },
  {
    does: "gives words of headers that the tests go on to include another meaning",
    files: solution({ top: "#define _GLIBCXX_STDEXCEPT 1\n#define domain_error logic_error" }),
  },
  {
    does: "says of its header that it is one of the system's",
    files: solution({ top: '# 1 "/usr/include/mine.h" 1 3\n#define REQUIRE(...) ((void)0)' }),
  },
  {
    does: "includes its tests",
    files: solution({
      top: '#ifndef INSIDE\n#define INSIDE\n#define TEST_CASE(...) void unused()\n#include "tide_table_test.cpp"\n#endif',
    }),
  },
  {
    does: "says when values of the standard library are equal",
    files: solution({
      top: "#include <stdexcept>\nnamespace std { inline bool operator==(vector<int> const&, vector<int> const&) { return true; } }",
    }),
  },
  {
    does: "has a function of Catch's that comes before the real one",
    files: solution({ top: "namespace Catch { inline void check(bool, char const*, int, char) {} }" }),
  },
  {
    does: "reads the secret before anything else is run, and says behind it that all is well",
    files: solution({
      rest: `extern "C" void forge() {
    char s[65];
    long n = read(0, s, 64);
    s[n > 0 ? n : 0] = 0;
    ${[...TESTS.map((name) => `passed\\t${name}`), "end\\t0"].map((message) => `std::printf("\\x1e" "%s${message}\\x1e\\n", s);`).join("\n    ")}
    std::fflush(stdout);
    _exit(0);
}
__attribute__((used, section(".preinit_array"))) void (*const first)() = forge;`,
    }),
  },
  {
    does: "has the system's own write come from it",
    files: solution({
      rest: `extern "C" ssize_t write(int, void const*, std::size_t size) { return size; }`,
    }),
  },
  {
    does: "has the memory of the tests come from it",
    files: solution({
      rest: "void* operator new(std::size_t size) { return std::malloc(size); }\nvoid operator delete(void* at) noexcept { std::free(at); }",
    }),
  },
  {
    does: "stands in the place of what its tests are translated to",
    files: solution({
      rest: `extern "C" bool _ZSteqIiSaIiEEbRKSt6vectorIT_T0_ES6_(void*, void*) { return true; }`,
    }),
  },
  {
    does: "opens files",
    files: solution({ code: `if (FILE* file = std::fopen("/proc/self/mem", "r")) std::fclose(file);` }),
  },
  { does: "writes machine code", files: solution({ code: `__asm__("nop");` }) },
  {
    does: "gives values that claim to equal everything",
    files: header(
      "struct Any { bool empty() const { return true; } };\ntemplate <class T> bool operator==(Any const&, T const&) { return true; }",
      ANY,
    ),
  },
  {
    does: "gives values that claim to equal everything, which becomes one of them",
    files: header(
      "struct Any { Any() {} template <class T> Any(T const&) {} bool empty() const { return true; } bool operator==(Any const&) const { return true; } };",
      ANY,
    ),
  },
  {
    does: "says when values of the standard library are equal, outside of it",
    files: header("inline bool operator==(std::vector<int> const&, std::vector<int> const&) { return true; }"),
  },
  {
    does: "says what a vector is, for some",
    files: header(
      "namespace std { template <> inline bool vector<int>::empty() const noexcept { return true; }\ntemplate <> inline vector<int>::size_type vector<int>::size() const noexcept { return 0; } }",
    ),
  },
  {
    does: "says what a vector is, for some, under another name",
    files: header(
      "namespace decoy { struct Numbers {}; }\nusing Numbers = std::vector<int>;\ntemplate <> inline Numbers::size_type Numbers::size() const noexcept { return 0; }",
    ),
  },
  {
    does: "says what a vector is, for some, by a name that it takes from the standard library",
    files: header(
      "using std::vector;\ntemplate <> inline vector<int>::size_type vector<int>::size() const noexcept { return 0; }",
    ),
  },
  {
    does: "has memory compared by a function of its header",
    files: header(
      'extern "C" inline int memcmp(void const*, void const*, std::size_t) noexcept { return 0; }\ninline int used() { int n = 0; return std::memcmp(&n, &n, sizeof n); }',
      { some: "{used(), 7}" },
    ),
  },
  {
    does: "has a name of the system's mean another",
    files: header('#pragma redefine_extname memcmp mine\nextern "C" int mine(void const*, void const*, std::size_t);'),
  },
];
