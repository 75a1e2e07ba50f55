export const USAGE = `Usage: pulumi-spectrocluster doctor [OPTION…]
       pulumi-spectrocluster adopt [OPTION…]

Both change nothing, and never print the API key. The settings come from the
stack configuration, then from the environment.

doctor checks whether Pulumi can use Palette from this folder: versions,
settings, and one request with the API key and the project. Each problem is
printed with its remedy. Explicit providers in the program are not checked.

  --clusters         also list the clusters that the API key can see, with UIDs
  --name TEXT        list only clusters with this text in their name
  --search           also list what the cluster search knows: names with UIDs,
                     such as those of projects, and properties for filters

adopt writes a program to standard output that declares the existing host
clusters, so that the first pulumi up with it changes no configuration. What is
left out, and why, goes to standard error. To add clusters to a program, select
them with --name or --label.

  --name TEXT        only clusters with this text in their name
  --label KEY=VALUE  only clusters with this label; repeat it for more labels
  --label KEY        only clusters with this tag, without a value
  --project UID      only clusters of this project
  --format FORMAT    typescript (default) or yaml
  --single           one resource for each cluster, with its name (default: one
                     fleet)

Both commands:
  --stack NAME       use the configuration of this stack (default: selected)
  --version          print the version
  --help             print this help

Exit code: 0 without problems, 1 with problems, 2 for wrong usage. adopt exits
with 1 if it could not read a cluster or declare a host cluster, or if its
options select no cluster.
`;
