// Generates the SDK of a Pulumi package for Java or C#. Later versions of Pulumi have no generator for these languages.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"

	java "github.com/pulumi/pulumi-java/pkg/codegen/java"
	"github.com/pulumi/pulumi/pkg/v3/codegen/dotnet"
	"github.com/pulumi/pulumi/pkg/v3/codegen/schema"
)

const usage = "usage: sdkgen generate csharp|java SCHEMA FOLDER"

const tool = "pulumi-spectrocluster"

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(args []string) error {
	if len(args) != 4 || args[0] != "generate" {
		return errors.New(usage)
	}
	files, err := generate(args[1], args[2])
	if err != nil {
		return err
	}
	for name, content := range files {
		path := filepath.Join(args[3], filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(path, content, 0o644); err != nil {
			return err
		}
	}
	return nil
}

func generate(language, file string) (map[string][]byte, error) {
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	var spec schema.PackageSpec
	if err := json.Unmarshal(text, &spec); err != nil {
		return nil, err
	}
	pkg, diagnostics, err := schema.BindSpec(spec, nil, schema.ValidationOptions{})
	if err != nil {
		return nil, err
	}
	if len(diagnostics) > 0 {
		return nil, diagnostics
	}
	switch language {
	case "csharp":
		// The generator downloads the logo of the package, which the tests do not need.
		noLogo := httptest.NewServer(http.NotFoundHandler())
		defer noLogo.Close()
		pkg.LogoURL = noLogo.URL
		return dotnet.GeneratePackage(tool, pkg, nil, nil)
	case "java":
		return java.GeneratePackage(tool, pkg, nil, nil, true, false)
	default:
		return nil, errors.New(usage)
	}
}
