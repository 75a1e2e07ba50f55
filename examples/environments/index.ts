import * as pulumi from "@pulumi/pulumi";
import { CompanyHosts } from "company-hosts";
import { getClustersOutput } from "pulumi-spectrocluster";

const config = new pulumi.Config();
const environment = pulumi.getStack();

/** Where a change of the port is tried first: stage takes the port that dev has, and prod that of stage. */
const PREVIOUS: Record<string, string> = { stage: "dev", prod: "stage" };
const previous = PREVIOUS[environment];

export const port = previous === undefined ? pulumi.output(config.requireNumber("port")) : portOf(previous);

const company = new CompanyHosts("hosts", {
  clusters: getClustersOutput({ labels: { environment } }).clusters,
  domain: `${environment}.${config.require("domain")}`,
  port,
});

export const hosts = company.hosts;

/** @throws RunError if the stack has never been updated. */
function portOf(stack: string): pulumi.Output<number> {
  const reference = new pulumi.StackReference(`${pulumi.getOrganization()}/${pulumi.getProject()}/${stack}`);
  return reference.getOutput("port").apply((output) => {
    if (output !== undefined) return output;
    throw new pulumi.RunError(`The stack ${stack} has no port yet. Run first: pulumi up --stack ${stack}`);
  });
}
