// Pulumi's YAML language host, adapted to current engines: they send the configuration only as text, and treat a program
// that fails without an error message as an empty one.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"os"
	"slices"
	"strconv"
	"time"

	"github.com/pulumi/pulumi-yaml/pkg/server"
	"github.com/pulumi/pulumi/sdk/v3/go/common/resource"
	"github.com/pulumi/pulumi/sdk/v3/go/common/resource/plugin"
	"github.com/pulumi/pulumi/sdk/v3/go/common/util/rpcutil"
	pulumirpc "github.com/pulumi/pulumi/sdk/v3/proto/go"
	"google.golang.org/grpc"
)

const healthCheckInterval = 5 * time.Minute

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run() error {
	tracing := flag.String("tracing", "", "endpoint for traces")
	compiler := flag.String("compiler", "", "program that generates the YAML")
	flag.String("root", "", "the program's folder (ignored: the run request contains it)")
	flag.Parse()
	engine := flag.Arg(0)
	if engine == "" {
		return errors.New("the engine's address is missing")
	}

	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	// The host exits when its engine does.
	if err := rpcutil.Healthcheck(ctx, engine, healthCheckInterval, cancel); err != nil {
		return err
	}
	stop := make(chan bool)
	context.AfterFunc(ctx, func() { close(stop) })

	handle, err := rpcutil.ServeWithOptions(rpcutil.ServeOptions{
		Cancel: stop,
		Init: func(srv *grpc.Server) error {
			pulumirpc.RegisterLanguageRuntimeServer(srv, host{server.NewLanguageHost(engine, *tracing, *compiler)})
			return nil
		},
	})
	if err != nil {
		return err
	}
	fmt.Println(handle.Port)
	return <-handle.Done
}

type host struct {
	pulumirpc.LanguageRuntimeServer
}

func (h host) Run(ctx context.Context, request *pulumirpc.RunRequest) (*pulumirpc.RunResponse, error) {
	values, err := plugin.MarshalProperties(configuration(request), plugin.MarshalOptions{KeepSecrets: true})
	if err != nil {
		return nil, err
	}
	request.ConfigPropertyMap = values
	response, err := h.LanguageRuntimeServer.Run(ctx, request)
	if response.GetBail() {
		response = &pulumirpc.RunResponse{Error: "the program failed, see the diagnostics above"}
	}
	return response, err
}

// configuration parses the values as numbers and booleans if possible.
func configuration(request *pulumirpc.RunRequest) resource.PropertyMap {
	values := resource.PropertyMap{}
	for key, text := range request.GetConfig() {
		value := resource.NewStringProperty(text)
		if number, err := strconv.ParseInt(text, 10, 64); err == nil {
			value = resource.NewNumberProperty(float64(number))
		} else if truth, err := strconv.ParseBool(text); err == nil {
			value = resource.NewBoolProperty(truth)
		}
		if slices.Contains(request.GetConfigSecretKeys(), key) {
			value = resource.MakeSecret(value)
		}
		values[resource.PropertyKey(key)] = value
	}
	return values
}
