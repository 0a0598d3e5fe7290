// Command check looks for what an answer has that none needs, and that could decide what its tests find: it is called
// with the paths of the exercise's tests and of other files that are not the answer's, and prints what it finds, one
// sentence a line.
//
// A package of tests shares its names with the answer, so an answer keeps off what the tests declare.
// It computes. One that opens files could read its tests and the memory that it shares with them, and one that
// goes past the types of the language could change them.
package main

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"io/fs"
	"os"
	"path/filepath"
	"sort"
	"strconv"
	"strings"
)

// What an answer may import besides packages of its own: what computes, formats and prints.
var harmless = names(`
	bufio bytes cmp container/heap container/list container/ring context
	crypto crypto/aes crypto/cipher crypto/hmac crypto/md5 crypto/rand crypto/sha1 crypto/sha256 crypto/sha512 crypto/subtle
	encoding encoding/ascii85 encoding/base32 encoding/base64 encoding/binary encoding/csv encoding/gob encoding/hex
	encoding/json encoding/xml errors fmt go/ast go/constant go/parser go/scanner go/token
	hash hash/adler32 hash/crc32 hash/crc64 hash/fnv hash/maphash html index/suffixarray io io/fs iter log maps
	math math/big math/bits math/cmplx math/rand math/rand/v2 net/url os path path/filepath reflect regexp regexp/syntax
	runtime slices sort strconv strings structs sync sync/atomic text/scanner text/tabwriter text/template
	text/template/parse time unicode unicode/utf16 unicode/utf8 unique weak
`)

// What an answer may name of a package that can do more than it needs.
var partly = map[string]func(name string) bool{
	"os": func(name string) bool {
		return strings.HasPrefix(name, "Err") || names("Stdin Stdout Stderr Exit Getenv LookupEnv IsExist IsNotExist File PathError")[name]
	},
	"reflect":       func(name string) bool { return name != "NewAt" },
	"go/parser":     func(name string) bool { return name != "ParseFile" && name != "ParseDir" },
	"text/template": func(name string) bool { return !strings.HasPrefix(name, "Parse") },
	"path/filepath": func(name string) bool {
		return name != "EvalSymlinks" && name != "Glob" && !strings.HasPrefix(name, "Walk")
	},
}

// Methods that lead out of the language's types, or to files, by the package that has them.
var methods = map[string]map[string]bool{
	"reflect":       names("UnsafeAddr UnsafePointer MethodByName"),
	"text/template": names("ParseFiles ParseGlob ParseFS"),
}

func main() {
	notOfAnswer := map[string]bool{}
	used := map[string]bool{}
	ofTests := map[string]bool{}
	set := token.NewFileSet()
	for _, path := range os.Args[1:] {
		notOfAnswer[filepath.Clean(path)] = true
		if file, err := parser.ParseFile(set, path, nil, 0); err == nil && strings.HasSuffix(path, "_test.go") {
			for _, name := range file.Unresolved {
				used[name.Name] = true
			}
			for _, name := range declared(file) {
				// A function that tests call is no harm; an exercise has its reference call one.
				if object := file.Scope.Lookup(name); object == nil || object.Kind != ast.Fun && object.Kind != ast.Con || strings.HasPrefix(name, "Test") {
					ofTests[name] = true
				}
			}
		}
	}
	found := map[string]bool{}
	module := moduleName()
	err := filepath.WalkDir(".", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() || notOfAnswer[path] || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		file, err := parser.ParseFile(set, path, nil, 0)
		if err != nil {
			return nil // The compiler has had its say, or has no use for the file.
		}
		for _, what := range findings(file, module) {
			found[what] = true
		}
		if filepath.Dir(path) == "." {
			for _, name := range named(file) {
				if ofTests[name] && file.Scope.Lookup(name) == nil {
					found["names "+name+", which its tests declare"] = true
				}
			}
			for _, name := range declared(file) {
				if used[name] && types.Universe.Lookup(name) != nil {
					found["gives "+name+", which its tests use, another meaning"] = true
				}
			}
		}
		return nil
	})
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	for _, what := range sorted(found) {
		fmt.Println("The answer " + what + ".")
	}
}

// findings is what is wrong with one file.
func findings(file *ast.File, module string) (found []string) {
	imported := map[string]string{}
	paths := map[string]bool{}
	for _, one := range file.Imports {
		path, _ := strconv.Unquote(one.Path.Value)
		if !harmless[path] && !strings.HasPrefix(path, module+"/") {
			found = append(found, "imports "+path+", which no exercise asks for")
		}
		name := path[strings.LastIndex(path, "/")+1:]
		if one.Name != nil {
			name = one.Name.Name
		}
		if name == "." && (partly[path] != nil || methods[path] != nil) {
			found = append(found, "imports all names of "+path)
		}
		imported[name], paths[path] = path, true
	}
	// variable is a name of another package, which the answer is about to change or could.
	variable := func(expression ast.Expr) {
		for {
			switch inner := expression.(type) {
			case *ast.ParenExpr:
				expression = inner.X
				continue
			case *ast.IndexExpr:
				expression = inner.X
				continue
			case *ast.StarExpr:
				expression = inner.X
				continue
			case *ast.SelectorExpr:
				if base, ok := inner.X.(*ast.Ident); ok && base.Obj == nil && imported[base.Name] != "" {
					found = append(found, "changes "+imported[base.Name]+"."+inner.Sel.Name)
					return
				}
				expression = inner.X
				continue
			}
			return
		}
	}
	ast.Inspect(file, func(node ast.Node) bool {
		switch node := node.(type) {
		case *ast.SelectorExpr:
			if base, ok := node.X.(*ast.Ident); ok && base.Obj == nil {
				path := imported[base.Name]
				if may := partly[path]; may != nil && !may(node.Sel.Name) {
					found = append(found, "uses "+path+"."+node.Sel.Name+", which no exercise asks for")
				}
			}
			for path, refused := range methods {
				if paths[path] && refused[node.Sel.Name] {
					found = append(found, "uses "+node.Sel.Name+" of "+path+", which no exercise asks for")
				}
			}
		case *ast.AssignStmt:
			for _, left := range node.Lhs {
				variable(left)
			}
		case *ast.IncDecStmt:
			variable(node.X)
		case *ast.RangeStmt:
			if node.Tok == token.ASSIGN {
				variable(node.Key)
				variable(node.Value)
			}
		case *ast.UnaryExpr:
			if _, literal := node.X.(*ast.CompositeLit); node.Op == token.AND && !literal {
				variable(node.X)
			}
		}
		return true
	})
	return found
}

// declared is the names that a file gives to its package.
func declared(file *ast.File) (found []string) {
	for _, one := range file.Decls {
		switch one := one.(type) {
		case *ast.FuncDecl:
			if one.Recv == nil {
				found = append(found, one.Name.Name)
			}
		case *ast.GenDecl:
			for _, spec := range one.Specs {
				switch spec := spec.(type) {
				case *ast.TypeSpec:
					found = append(found, spec.Name.Name)
				case *ast.ValueSpec:
					for _, name := range spec.Names {
						found = append(found, name.Name)
					}
				}
			}
		}
	}
	return found
}

// named is the names that a file takes from elsewhere in its package, or from nowhere.
func named(file *ast.File) (found []string) {
	for _, name := range file.Unresolved {
		found = append(found, name.Name)
	}
	ast.Inspect(file, func(node ast.Node) bool {
		if literal, ok := node.(*ast.CompositeLit); ok {
			_, isMap := literal.Type.(*ast.MapType)
			for _, element := range literal.Elts {
				if pair, ok := element.(*ast.KeyValueExpr); ok && isMap {
					if key, ok := pair.Key.(*ast.Ident); ok {
						found = append(found, key.Name)
					}
				}
			}
		}
		return true
	})
	return found
}

func moduleName() string {
	text, _ := os.ReadFile("go.mod")
	for _, line := range strings.Split(string(text), "\n") {
		if fields := strings.Fields(line); len(fields) > 1 && fields[0] == "module" {
			return fields[1]
		}
	}
	return ""
}

func names(text string) map[string]bool {
	set := map[string]bool{}
	for _, name := range strings.Fields(text) {
		set[name] = true
	}
	return set
}

func sorted(set map[string]bool) (all []string) {
	for one := range set {
		all = append(all, one)
	}
	sort.Strings(all)
	return all
}
