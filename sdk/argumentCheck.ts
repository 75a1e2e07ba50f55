import type * as pulumi from "@pulumi/pulumi";
import { log, runtime } from "@pulumi/pulumi";
import { containsUnknown } from "../provider/engine/unknown.js";
import { bySeverity, type Finding, formatFindings, toSentences } from "../provider/messages/finding.js";
import { parsePointer } from "../provider/messages/paths.js";
import type { ClusterResource } from "../provider/resources/clusterResource.js";
import { resolveInputs } from "./inputs.js";
import { isRunByEngine, type ProgramRun, redactMessage } from "./programRun.js";
import { mayReadInPreview, readInPreview } from "./readInPreview.js";

const UNKNOWN_ADVICE =
  "The resource that it comes from has failed. Nothing is deleted in this run, because the resource may declare a cluster. " +
  "Fix the other resource and run pulumi up again.";

/** The result of the checks. */
export interface CheckedArguments {
  /** Why the arguments cannot be used. */
  failure: string | undefined;
  /** Whether the failure has to end the run before anything is deleted. */
  endsRun?: boolean;
  hasSecrets: boolean;
  findings: readonly Finding[];
  /** What a preview has read about the clusters. */
  messages?: readonly string[];
  /** The UIDs of the clusters that are declared, as far as they are known. */
  clusters: readonly string[];
}

/** The checks of a resource's arguments that the provider cannot make itself. */
export class ArgumentCheck {
  readonly #resource: ClusterResource;
  readonly #label: string;
  readonly #run: ProgramRun;
  readonly #provider: pulumi.ProviderResource | undefined;

  /** @param label - The resource as messages show it: `HostClusterConfig "prod"`. */
  constructor(
    resource: ClusterResource,
    label: string,
    run: ProgramRun,
    provider: pulumi.ProviderResource | undefined,
  ) {
    this.#resource = resource;
    this.#label = label;
    this.#run = run;
    this.#provider = provider;
  }

  /** Checks what is known of the arguments without waiting for promises and outputs. */
  check(args: object, { hideValues }: { hideValues: boolean }): CheckedArguments {
    const findings = this.#resource.validate({ ...args }, { hideValues });
    const failure = this.#duplicates(args) ?? this.#losses(findings);
    return { hasSecrets: hideValues, failure, findings, clusters: this.#resource.declaredClusters(args) };
  }

  /** Checks the arguments once they are resolved. Never rejects. */
  async checkResolved(args: object, dependsOn: unknown): Promise<CheckedArguments> {
    try {
      const [{ value, hasSecrets }] = await Promise.all([resolveInputs(args), resolveInputs(dependsOn)]);
      const checked = this.check(value as object, { hideValues: hasSecrets });
      if (mayReadInPreview(this.#run, this.#provider)) return await this.#readInPreview(value as object, checked);
      if (runtime.isDryRun() || !containsUnknown(value)) return checked;
      return {
        ...checked,
        failure: `${this.#label} has an argument that is still unknown. ${UNKNOWN_ADVICE}`,
        endsRun: true,
      };
    } catch (error) {
      const reason = redactMessage(this.#run, error);
      return {
        hasSecrets: false,
        failure: `An argument of ${this.#label} failed: ${reason}`,
        findings: [],
        clusters: [],
      };
    }
  }

  async #readInPreview(args: object, checked: CheckedArguments): Promise<CheckedArguments> {
    const { failure, findings, hasSecrets } = checked;
    if (failure !== undefined || bySeverity(findings).errors.length > 0) return checked;
    const options = { run: this.#run, provider: this.#provider, hasSecrets };
    return { ...checked, ...(await readInPreview(this.#resource, this.#label, args, options)) };
  }

  /** Clusters that another resource of the same run and provider declares. */
  #duplicates(args: object): string | undefined {
    // Unit tests with mocks create the same program many times in one process.
    if (!isRunByEngine()) return undefined;
    return this.#run.duplicatesOf(this.#provider).declare(this.#resource.declaredClusters(args), this.#label, this);
  }

  /**
   * Values that would be lost or changed on the way to the provider: JSON cannot carry them, or the SDK would make them
   * the prototype of an object. They are reported with all other errors, which the provider would not see any more.
   */
  #losses(findings: readonly Finding[]): string | undefined {
    const isLost = ({ rule, pointer }: Finding) => rule === "json-value" || parsePointer(pointer).includes("__proto__");
    if (!findings.some(isLost)) return undefined;
    return `${this.#label} has invalid arguments:\n${formatFindings(bySeverity(findings).errors)}`;
  }

  /** Logs the warnings, beside the resource if it will exist. */
  logWarnings(findings: readonly Finding[], resource: pulumi.Resource): void {
    const { errors, warnings } = bySeverity(findings);
    for (const warning of toSentences(warnings)) {
      if (errors.length > 0) log.warn(`${this.#label}: ${warning}`);
      else log.warn(warning, resource);
    }
  }
}
