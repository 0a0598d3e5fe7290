package POLYGLOT

import (
	polyglotteller "0"
	polyglottesting "testing"
)

// An answer shares this package, and so whatever is named here could be a name of its: all of the work is elsewhere.

func TestMain(m *polyglottesting.M) { polyglotteller.Run(m) }

func TestPolyglotStart(*polyglottesting.T) { polyglotteller.Start() }
