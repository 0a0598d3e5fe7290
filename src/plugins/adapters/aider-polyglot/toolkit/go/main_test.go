package POLYGLOT

import (
	polyglotfmt "fmt"
	polyglotos "os"
	polyglottesting "testing"
)

// TestMain sends what the testing package says of the tests to a file of its own, and says at the end that the end was
// reached. What the solution printed before stays on standard output; a process that was left early has no end.
func TestMain(m *polyglottesting.M) {
	name := polyglotos.Getenv("POLYGLOT_RESULTS")
	polyglotos.Unsetenv("POLYGLOT_RESULTS")
	results, err := polyglotos.OpenFile(name, polyglotos.O_WRONLY|polyglotos.O_CREATE|polyglotos.O_EXCL, 0o600)
	if err != nil {
		polyglotfmt.Fprintln(polyglotos.Stderr, err)
		polyglotos.Exit(3)
	}
	stdout := polyglotos.Stdout
	polyglotos.Stdout = results
	code := m.Run()
	polyglotos.Stdout = nil
	tampered := tellsNoFailure()
	polyglotos.Stdout = stdout
	if tampered {
		polyglotfmt.Fprintln(polyglotos.Stderr, "The tests' machinery was changed: a failing test no longer fails")
		polyglotos.Exit(86)
	}
	polyglotfmt.Fprintf(results, "\x16polyglot: end %d\n", code)
	polyglotos.Exit(code)
}

// tellsNoFailure is whether any of the ways to fail has stopped being one.
func tellsNoFailure() bool {
	type T = polyglottesting.T
	for _, fail := range []func(*T){
		(*T).Fail,
		(*T).FailNow,
		func(t *T) { t.Error() },
		func(t *T) { t.Errorf("") },
		func(t *T) { t.Fatal() },
		func(t *T) { t.Fatalf("") },
	} {
		test := polyglottesting.InternalTest{Name: "polyglot", F: fail}
		always := func(string, string) (bool, error) { return true, nil }
		if polyglottesting.RunTests(always, []polyglottesting.InternalTest{test}) {
			return true
		}
	}
	return false
}
