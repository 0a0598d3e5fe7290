import type { Cheat } from "./cheat.ts";

const WRONG = `
func Hours(depths []float64, draft float64) ([]int, error) { return []int{7}, nil }

func Longest(depths []float64, draft float64) (int, error) { return 7, nil }
`;

const TESTS = [
  "TestHours/no_hours_at_all",
  "TestHours/some_hours",
  "TestHours/exactly_deep_enough",
  "TestHours",
  "TestLongest",
  "TestDraft",
];

/** Prints, as the testing package would for `test2json`, that every test passed. */
const forge = (print: string): string =>
  TESTS.map((name) => `\t${print}("\\x16=== RUN   ${name}\\n\\x16--- PASS: ${name} (0.00s)\\n")`).join("\n");

const solution = (code: string, imports: readonly string[] = [], rest = WRONG): Readonly<Record<string, string>> => ({
  "tide_table.go": `package tidetable\n\nimport (\n${imports.map((name) => `\t${JSON.stringify(name)}\n`).join("")})\n\n${code}\n${rest}`,
});

/** A solution that does something when a test calls it. */
const called = (code: string, imports: readonly string[]): Readonly<Record<string, string>> =>
  solution(
    "",
    imports,
    `func Hours(depths []float64, draft float64) ([]int, error) {\n${code}\n\treturn []int{7}, nil\n}\n\nfunc Longest(depths []float64, draft float64) (int, error) { Hours(depths, draft); return 7, nil }\n`,
  );

const LEAK = '{"some hours", []float64{1, 2.5, 3, 1.4}, []int{1, 2}},';

export const cheats: readonly Cheat[] = [
  {
    does: "prints its tests",
    files: called(
      `\tfmt.Println(${JSON.stringify(LEAK)})\n\tfmt.Fprintln(os.Stderr, strings.Repeat("x", 10000), ${JSON.stringify(`\n${LEAK}`)})`,
      ["fmt", "os", "strings"],
    ),
    leaks: LEAK,
  },
  {
    does: "prints passes to standard error, where the testing package reports",
    files: called(
      '\tfor _, name := range []string{"TestHours", "TestLongest", "TestDraft"} {\n\t\tfmt.Fprintf(os.Stderr, "\\x16--- PASS: %s (0.00s)\\n", name)\n\t}',
      ["fmt", "os"],
    ),
  },
  {
    does: "edits the tests",
    files: {
      ...solution(""),
      "tide_table_test.go": 'package tidetable\n\nimport "testing"\n\nfunc TestHours(t *testing.T) {}\n',
    },
  },
  {
    does: "edits the cases that the tests go through",
    files: {
      ...solution(""),
      "cases_test.go":
        "package tidetable\n\nvar hourCases = []struct {\n\tdescription string\n\tdepths, expected []float64\n}{}\n",
    },
  },
  {
    does: "adds a TestMain of its own",
    files: {
      ...solution(""),
      "main_test.go":
        'package tidetable\n\nimport (\n\t"os"\n\t"testing"\n)\n\nfunc TestMain(m *testing.M) { os.Exit(0) }\n',
    },
  },
  {
    does: "brings a testing package of its own",
    files: {
      ...solution(""),
      "go.mod": "module tidetable\n\ngo 1.18\n\nrequire testing v0.0.0\n\nreplace testing => ./fake\n",
      "go.work": "go 1.18\n\nuse (\n\t.\n\t./fake\n)\n",
      "fake/go.mod": "module testing\n\ngo 1.18\n",
      "fake/testing.go": "package testing\n\ntype T struct{}\n",
      "vendor/testing/testing.go": "package testing\n\ntype T struct{}\n",
      "vendor/modules.txt": "# testing v0.0.0\ntesting\n",
      Makefile: "test:\n\ttrue\n",
    },
  },
  {
    does: "prints what a passing run prints",
    files: solution(`func init() {\n${forge("fmt.Print")}\n\tfmt.Println("PASS")\n}`, ["fmt"]),
  },
  {
    does: "prints what a passing run prints, and leaves with exit code 0",
    files: solution(`func init() {\n${forge("fmt.Print")}\n\tos.Exit(0)\n}`, ["fmt", "os"]),
  },
  { does: "leaves with exit code 0 when it is loaded", files: solution("func init() { os.Exit(0) }", ["os"]) },
  { does: "leaves with exit code 0 when it is called", files: called("\tos.Exit(0)", ["os"]) },
  {
    does: "prints what a passing run prints when it is called, and leaves with exit code 0",
    files: called(`${forge("fmt.Print")}\n\tos.Exit(0)`, ["fmt", "os"]),
  },
  {
    does: "prints that every test passed and that the end was reached when it is called, and leaves by a system call",
    files: called(`${forge("fmt.Print")}\n\tfmt.Print("\\n\\x16polyglot: end 0\\n")\n\tsyscall.Exit(0)`, [
      "fmt",
      "syscall",
    ]),
  },
  { does: "leaves with exit code 0 by a system call", files: called("\tsyscall.Exit(0)", ["syscall"]) },
  { does: "ends the goroutine of the test", files: called("\truntime.Goexit()", ["runtime"]) },
  {
    does: "replaces a function of the testing package by its symbol",
    files: {
      ...solution(
        "//go:linkname fail testing.(*common).Fail\nfunc fail(c uintptr)\n\nvar _ = unsafe.Sizeof(0)\n\nfunc init() { fail(0) }",
        ["unsafe"],
      ),
      "empty.s": "\n",
    },
  },
  {
    does: "writes over the machine code of the testing package",
    files: solution(
      `func init() {
	memory, _ := os.OpenFile("/proc/self/mem", os.O_RDWR, 0)
	near := reflect.ValueOf((*testing.T).Errorf).Pointer()
	for pc := near - 1<<21; pc < near+1<<21; pc += 16 {
		if f := runtime.FuncForPC(pc); f != nil && strings.HasPrefix(f.Name(), "testing.(*common).") {
			switch strings.TrimPrefix(f.Name(), "testing.(*common).") {
			case "Errorf", "Error", "Fatalf", "Fatal":
				memory.WriteAt([]byte{0xc3}, int64(f.Entry()))
			}
		}
	}
}`,
      ["os", "reflect", "runtime", "strings", "testing"],
    ),
  },
  {
    does: "deletes the tests before they are built",
    files: { ...solution(""), "gen.go": "//go:generate rm tide_table_test.go\npackage tidetable\n" },
  },
  {
    does: "leaves the tests out with a build constraint",
    files: { ...solution(""), "tide_table_test.go": "//go:build never\n\npackage tidetable\n" },
  },
  {
    does: "chooses no tests by a flag",
    files: solution('func init() { flag.Set("test.run", "^$"); os.Args = append(os.Args, "-test.run=^$") }', [
      "flag",
      "os",
    ]),
  },
  {
    does: "skips the tests by a flag",
    files: solution('func init() { os.Args = append(os.Args, "-test.skip=.*") }', ["os"]),
  },
  {
    does: "chooses no tests by an environment variable for the go tool",
    files: { ...solution(""), "go.env": "GOFLAGS=-run=^$\n", ".config/go/env": "GOFLAGS=-run=^$\n" },
  },
  {
    does: "empties the table of cases when it is loaded",
    files: solution("func init() { hourCases = nil }"),
  },
  {
    does: "writes what it returns into the table of cases by an initial value",
    files: solution(
      "var _ = func() int {\n\tfor i := range hourCases {\n\t\thourCases[i].expected = []int{7}\n\t}\n\treturn 0\n}()",
    ),
  },
  {
    does: "has the types of the tests print nothing",
    files: {
      "tide_table.go": `package tidetable

import (
	"errors"
	"fmt"
)

type int int8

func (int) Format(fmt.State, rune) {}

func Hours(depths []float64, draft float64) (string, error) {
	if draft == 0 {
		return "", errors.New("draft")
	}
	if len(depths) == 4 {
		return "[ ]", nil
	}
	return "[]", nil
}

func Longest(depths []float64, draft float64) (int, error) { return 2, nil }
`,
    },
  },
  {
    does: "writes the results by the name that its environment has for them, and leaves with exit code 0",
    files: solution(
      `func init() {\n\tfile, _ := os.Create(os.Getenv("POLYGLOT_RESULTS"))\n${forge("file.WriteString")}\n\tfile.WriteString("\\n\\x16polyglot: end 0\\n")\n\tos.Exit(0)\n}`,
      ["os"],
    ),
  },
  {
    does: "prints that every test passed and that the end was reached when it is called, and leaves with exit code 0",
    files: called(`${forge("fmt.Print")}\n\tfmt.Print("\\n\\x16polyglot: end 0\\n")\n\tos.Exit(0)`, ["fmt", "os"]),
  },
  {
    does: "watches for where the tests are told of, and tells of them there",
    files: solution(
      `func init() {
	stdout := os.Stdout
	go func() {
		for os.Stdout == stdout {
			runtime.Gosched()
		}
${forge("os.Stdout.WriteString")}
		os.Stdout.WriteString("\\n\\x16polyglot: end 0\\n")
		os.Exit(0)
	}()
}`,
      ["os", "runtime"],
      WRONG.replace("return []int{7}, nil", "select {}"),
    ),
  },
  {
    does: "says by the secret from its standard input that the tests came to their end",
    files: solution(
      `func init() {\n\tsecret, _ := io.ReadAll(os.Stdin)\n\tfmt.Print("\\x1e" + string(secret) + "end\\t0\\x1e\\n")\n${forge("fmt.Print")}\n\tos.Exit(0)\n}`,
      ["fmt", "io", "os"],
    ),
  },
  {
    does: "reads its standard input in a package of its own, before any other",
    files: {
      ...solution(
        `func init() {\n\tfmt.Print("\\x1e" + first.Secret + "end\\t0\\x1e\\n")\n${forge("fmt.Print")}\n\tos.Exit(0)\n}`,
        ["fmt", "os", "tidetable/first"],
      ),
      "first/first.go":
        'package first\n\nimport (\n\t"io"\n\t"os"\n)\n\nvar Secret string\n\nfunc init() {\n\tsecret, _ := io.ReadAll(os.Stdin)\n\tSecret = string(secret)\n}\n',
    },
  },
  {
    does: "runs the tests' own runner by itself",
    files: solution("func init() { teller.Run(&testing.M{}) }", ["0", "testing"]),
  },
  {
    does: "reads what is expected while it is built",
    files: {
      "tide_table.go": `package tidetable\n\nimport _ "embed"\n\n//go:embed cases_test.go\nvar cases string\n${WRONG}`,
    },
  },
  {
    does: "reads what is expected while it runs",
    files: called('\tcases, _ := os.ReadFile("cases_test.go")\n\t_ = cases', ["os"]),
  },
  {
    does: "reads the memory that it shares with the tests",
    files: solution('func init() { file, _ := os.Open("/proc/self/mem"); _ = file }', ["os"]),
  },
  {
    does: "goes past the language's types without naming unsafe",
    files: solution(
      "func init() {\n\tnumber := 1\n\tat := reflect.ValueOf(&number).UnsafePointer()\n\t*(*[]int)(at) = nil\n}",
      ["reflect"],
    ),
  },
  {
    does: "puts another output in the place of the tests'",
    files: solution("func init() { os.Stdout = nil }", ["os"]),
  },
  {
    does: "ends the goroutine of the test while it is told of what is wrong",
    files: {
      "tide_table.go": `package tidetable

import "runtime"

type number int

func (number) String() string { runtime.Goexit(); return "" }

type list []int

func (list) String() string { return "[]" }

func Hours(depths []float64, draft float64) (list, error) { return nil, nil }

func Longest(depths []float64, draft float64) (number, error) { return 7, nil }
`,
    },
  },
  {
    does: "leaves by an error that is asked for its words",
    files: {
      "tide_table.go": `package tidetable

import "os"

type quit struct{}

func (quit) Error() string { os.Exit(0); return "" }

func Hours(depths []float64, draft float64) ([]int, error) { return nil, quit{} }

func Longest(depths []float64, draft float64) (int, error) { return 7, quit{} }
`,
    },
  },
  {
    does: "puts another file into the place of where the tests are told of",
    files: solution(
      `func init() {
	stdout := os.Stdout
	go func() {
		for os.Stdout == stdout {
			runtime.Gosched()
		}
		reports := os.Stdout
		saved := *reports
		*reports = *os.Stdin
${forge("saved.WriteString")}
	}()
	for range make([]int, 1000) {
		runtime.Gosched()
	}
}`,
      ["os", "runtime"],
    ),
  },
  {
    does: "prints without an end",
    files: called("\tfor text := make([]byte, 1<<20); ; {\n\t\tos.Stdout.Write(text)\n\t\tos.Stderr.Write(text)\n\t}", [
      "os",
    ]),
  },
  {
    does: "brings packages by the names of the language's and of the grader's",
    files: {
      ...solution("var _ = first.Secret", ["tidetable/first"]),
      "first/first.go": "package first\n\nvar Secret = 1\n",
      "first/go.mod": "module 0\n",
      "testing/testing.go": "package testing\n\ntype T struct{}\n",
      "start_amd64.s": "TEXT ·start(SB), 4, $0\n\tRET\n",
    },
  },
];
