import type * as pulumi from "@pulumi/pulumi";
import { log } from "@pulumi/pulumi";
import { bySeverity, type Finding, formatFindings, toSentences } from "../provider/finding.js";
import { parsePointer } from "../provider/paths.js";
import type { Resource } from "../provider/resources/resource.js";
import { resolveInputs } from "./inputs.js";
import { hasEngine, type ProgramRun, redactMessage } from "./programRun.js";

/** The result of the checks. */
export interface CheckedDeclaration {
  /** Why the arguments cannot be used. */
  failure: string | undefined;
  hasSecrets: boolean;
  findings: readonly Finding[];
}

/** What a program declares with one resource: the checks that the provider cannot make itself. */
export class Declaration {
  readonly #resource: Resource;
  readonly #label: string;
  readonly #run: ProgramRun;
  readonly #provider: pulumi.ProviderResource | undefined;

  /** @param label - The resource as messages show it: `HostClusterConfig "prod"`. */
  constructor(resource: Resource, label: string, run: ProgramRun, provider: pulumi.ProviderResource | undefined) {
    this.#resource = resource;
    this.#label = label;
    this.#run = run;
    this.#provider = provider;
  }

  /** Checks what is known of the arguments without waiting for promises and outputs. */
  check(args: object, { hideValues }: { hideValues: boolean }): CheckedDeclaration {
    const findings = this.#resource.validate({ ...args }, { hideValues });
    const failure = this.#duplicates(args) ?? this.#losses(findings);
    return { hasSecrets: hideValues, failure, findings };
  }

  /** Checks the arguments once they are resolved. Never rejects. */
  async checkResolved(args: object, dependsOn: unknown): Promise<CheckedDeclaration> {
    try {
      const [{ value, hasSecrets }] = await Promise.all([resolveInputs(args), resolveInputs(dependsOn)]);
      return this.check(value as object, { hideValues: hasSecrets });
    } catch (error) {
      const reason = redactMessage(this.#run, error);
      return { hasSecrets: false, failure: `An argument of ${this.#label} failed: ${reason}`, findings: [] };
    }
  }

  /** Clusters that another resource of the same run and provider declares. */
  #duplicates(args: object): string | undefined {
    // Unit tests with mocks create the same program many times in one process.
    if (!hasEngine()) return undefined;
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
