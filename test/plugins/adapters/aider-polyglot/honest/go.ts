import type { Honest } from "./honest.ts";

export const honest: readonly Honest[] = [
  {
    does: "has functions of the names of predeclared ones, tables that it fills by itself, packages that few import and words for standard error",
    files: {
      "tide_table.go": `package tidetable

import (
	"encoding/xml"
	"errors"
	"fmt"
	"os"
	"sort"
)

var ErrDraft = errors.New("no draft" + xml.Header)

var margins = map[string]float64{}

func init() { margins["boat"] = 0.5 }

func max(a, b int) int {
	if a > b {
		return a
	}
	return b
}

func clear(all []int) []int { return all[:0] }

func Hours(depths []float64, draft float64) (hours []int, err error) {
	defer func() { fmt.Fprintln(os.Stderr, "PASS", &hours) }()
	if draft <= 0 {
		return nil, ErrDraft
	}
	hours = clear(make([]int, 1))
	for hour := range depths {
		if depth := &depths[hour]; *depth >= draft+margins["boat"] {
			hours = append(hours, hour)
		}
	}
	sort.Ints(hours)
	return hours, nil
}
`,
      "longest.go": `package tidetable

import "tidetable/runs"

func Longest(depths []float64, draft float64) (int, error) {
	hours, err := Hours(depths, draft)
	return max(runs.Longest(hours), 0), err
}
`,
      "runs/runs.go": `// Package runs knows what follows what.
package runs

func Longest(hours []int) (best int) {
	run := 0
	for at, hour := range hours {
		if at == 0 || hours[at-1] != hour-1 {
			run = 0
		}
		if run++; run > best {
			best = run
		}
	}
	return best
}
`,
    },
  },
];
