import * as pulumi from "@pulumi/pulumi";
import { programError } from "./programError.js";
import { childrenOf, resourcesOf } from "./pulumiInternals.js";

/**
 * The IDs of the resources that a function depends on through its arguments and the option `dependsOn`. In a preview the
 * IDs are unknown if one of the resources does not exist. Pulumi's own functions wait for the same resources.
 */
export function idsOfDependencies(
  args: pulumi.Output<unknown>,
  dependsOn: pulumi.InvokeOutputOptions["dependsOn"],
): pulumi.Output<unknown> {
  const ofArgs = resourcesOf(args).then(idsOf);
  const given = pulumi.output(dependsOn as pulumi.Input<object | undefined>) as pulumi.Output<object | undefined>;
  const explicit = given.apply((resources) => idsOf([resources ?? []].flat() as pulumi.Resource[]));
  return pulumi.all([pulumi.output(ofArgs), explicit]);
}

/** A dependency on a component includes its children. Absent resources are skipped, so that a program may write `[maybe]`. */
function idsOf(resources: Iterable<pulumi.Resource | null | undefined>): pulumi.Output<string>[] {
  const all = new Set([...resources].filter((resource) => resource !== undefined && resource !== null));
  // The loop also visits what it adds.
  for (const resource of all) {
    if (!pulumi.Resource.isInstance(resource)) {
      throw programError("The option dependsOn of a function contains a value that is not a resource.");
    }
    if (!pulumi.ComponentResource.isInstance(resource)) continue;
    for (const child of childrenOf(resource)) all.add(child);
  }
  return [...all].map((resource) => (pulumi.CustomResource.isInstance(resource) && resource.id) || resource.urn);
}
