module program

go 1.26

require (
	example.com/pulumi-spectrocluster/sdk/go v0.1.0
	github.com/pulumi/pulumi/sdk/v3 v3.274.1
)

replace example.com/pulumi-spectrocluster/sdk/go => ./sdks/spectrocluster
