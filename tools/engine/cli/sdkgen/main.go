// Validates the schema of a Pulumi package and generates the package's SDK for a language, like `pulumi package add`, for
// machines whose language hosts do not support that command.
package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	gogen "github.com/pulumi/pulumi/pkg/v3/codegen/go"
	"github.com/pulumi/pulumi/pkg/v3/codegen/nodejs"
	"github.com/pulumi/pulumi/pkg/v3/codegen/python"
	"github.com/pulumi/pulumi/pkg/v3/codegen/schema"
)

const tool = "pulumi-spectrocluster"

// The arguments are the file of the schema and, to generate an SDK, its language and its folder.
func main() {
	if err := run(os.Args[1], os.Args[2:]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(file string, sdk []string) error {
	pkg, err := load(file)
	if err != nil || len(sdk) == 0 {
		return err
	}
	return generate(sdk[0], pkg, sdk[1])
}

// load reads and binds a schema. Warnings are errors.
func load(file string) (*schema.Package, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	// The binder ignores unknown properties, so the file is validated first.
	var value any
	if err := json.Unmarshal(text, &value); err != nil {
		return nil, err
	}
	if err := schema.MetaSchema.Validate(value); err != nil {
		return nil, fmt.Errorf("%#v", err)
	}
	var spec schema.PackageSpec
	decoder := json.NewDecoder(bytes.NewReader(text))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(&spec); err != nil {
		return nil, err
	}
	pkg, diagnostics, err := schema.BindSpec(spec, schema.NewNullLoader(), schema.ValidationOptions{})
	if err != nil {
		return nil, err
	}
	problems := make([]error, 0, len(diagnostics))
	for _, diagnostic := range diagnostics {
		problems = append(problems, diagnostic)
	}
	return pkg, errors.Join(problems...)
}

func generate(language string, pkg *schema.Package, folder string) error {
	// Like `pulumi package add`, always generate a complete package with a version.
	pkg.SupportPack = true
	var files map[string][]byte
	var err error
	switch language {
	case "go":
		files, err = gogen.GeneratePackage(tool, pkg, nil)
	case "nodejs":
		files, err = nodejs.GeneratePackage(tool, pkg, nil, nil, true, nil)
	case "python":
		files, err = python.GeneratePackage(tool, pkg, nil, nil)
	default:
		err = fmt.Errorf("no generator for %s", language)
	}
	if err != nil {
		return err
	}
	for name, content := range files {
		path := filepath.Join(folder, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(path, content, 0o644); err != nil {
			return err
		}
	}
	return nil
}
