// Package teller runs the tests and tells the grader of them. Nothing of an answer's has run before it holds the
// secret and the pipe that it tells by: its path sorts before any that an answer can have, and packages are
// initialised in that order. No answer may import it.
package teller

import (
	"fmt"
	"io"
	"os"
	"syscall"
	"testing"
)

var (
	secret, _ = io.ReadAll(os.Stdin)
	stdout    = os.Stdout
	stderr    = os.Stderr
	// What the testing package says of the tests.
	reports = os.NewFile(3, "reports")
	output  = private(1)
)

// private is another number for a file, which no answer can close.
func private(fd int) int {
	other, err := syscall.Dup(fd)
	if err != nil {
		panic(err)
	}
	syscall.CloseOnExec(other)
	syscall.CloseOnExec(3)
	return other
}

// Run runs all tests, and says at the end that the end was reached. A process that was left early has no end.
func Run(m *testing.M) {
	os.Stdout = reports
	code := m.Run()
	if tellsNoFailure() {
		tell("suspicion\tA failing test no longer fails: the tests' machinery was changed.")
	}
	tell(fmt.Sprintf("end\t%d", code))
	os.Exit(code)
}

// Start is called by the first test, when the testing package holds on to its output. From then on whatever anybody
// prints is output of the answer's.
func Start() {
	os.Stdout = stdout
	os.Stderr = stderr // the testing package has made it one with the reports
}

func tell(message string) {
	line := []byte("\x1e" + string(secret) + message + "\x1e\n")
	for len(line) > 0 {
		n, err := syscall.Write(output, line)
		if err == syscall.EINTR || err == syscall.EAGAIN {
			continue
		}
		if err != nil {
			os.Exit(3)
		}
		line = line[n:]
	}
}

// tellsNoFailure is whether any of the ways to fail has stopped being one.
func tellsNoFailure() bool {
	os.Stdout = nil
	for _, fail := range []func(*testing.T){
		(*testing.T).Fail,
		(*testing.T).FailNow,
		func(t *testing.T) { t.Error() },
		func(t *testing.T) { t.Errorf("") },
		func(t *testing.T) { t.Fatal() },
		func(t *testing.T) { t.Fatalf("") },
	} {
		test := testing.InternalTest{Name: "polyglot", F: fail}
		always := func(string, string) (bool, error) { return true, nil }
		if testing.RunTests(always, []testing.InternalTest{test}) {
			return true
		}
	}
	return false
}
