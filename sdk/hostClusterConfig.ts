import * as pulumi from "@pulumi/pulumi";
import { SEEN_INPUT, type SeenArguments } from "../provider/engineProperties.js";
import { type Finding, formatFindings, parsePointer, sentencesOf } from "../provider/finding.js";
import { MEMBERS } from "../provider/generated/members.js";
import type * as model from "../provider/model/hostClusterConfig.js";
import type { HostClusterConfigProperties } from "../provider/model/package.js";
import { fingerprint } from "../provider/normalization.js";
import { UNKNOWN } from "../provider/unknown.js";
import { findingsKeepingSecrets } from "../provider/validation/checkHostClusterConfig.js";
import { explicitProvider, PROVIDER_PACKAGE } from "./explicitProvider.js";
import { type ArgsOf, isPlain, type OutputsOf, resolveInputs } from "./inputs.js";
import { programError } from "./programError.js";
import { claimCluster, currentRun, hasEngine, stackSettings } from "./programRun.js";

/** Type token of the resource: part of every URN in users' states, so it never changes. */
const TYPE = `${PROVIDER_PACKAGE}:dynamic/spectrocluster:HostClusterConfig`;

/**
 * What the engine's provider process evaluates, from the program's folder, to get the provider. It is part of every
 * user's state, so it never changes: another text would be a difference in every resource. Without the package installed
 * the error says which module is missing; its stack trace, which the process would print for each resource, is dropped.
 */
export const PROVIDER_LOADER =
  'exports.handler=()=>{try{return require("pulumi-spectrocluster/provider")}catch(e){e.stack="";throw e}}';

/**
 * The arguments of a {@link HostClusterConfig}; each value may also be a promise or an output.
 *
 * @example
 * ```ts
 * const args: HostClusterConfigArgs = {
 *   clusterUid: config.require("clusterUid"),
 *   isHostCluster: true,
 *   clusterEndpoint: {
 *     type: "LoadBalancer",
 *     config: { loadBalancerConfig: { externalTrafficPolicy: "Local", loadBalancerSourceRanges: ["10.0.0.0/8"] } },
 *   },
 * };
 * ```
 */
export interface HostClusterConfigArgs extends ArgsOf<model.HostClusterConfigArgs> {}

// Its outputs, with what the model says of them.
export interface HostClusterConfig extends OutputsOf<HostClusterConfigProperties> {}

/**
 * The host-cluster configuration of one cluster: exposes its virtual clusters through an Ingress or a load balancer.
 *
 * - *create* and *update* send the whole declared configuration (`PATCH …/clusterConfig/hostCluster`), and so adopt
 *   whatever the cluster had before;
 * - *delete* disables the cluster as a host (`isHostCluster: false`); the option `retainOnDelete` leaves it as it is;
 * - another `clusterUid` replaces the resource, another `projectUid` updates it.
 *
 * Arguments are checked in `pulumi preview`, before anything is sent. The resource's id is the cluster's uid.
 *
 * @example
 * ```ts
 * new HostClusterConfig("prod", {
 *   clusterUid: "63a1f0e2c0ffee0011223344",
 *   isHostCluster: true,
 *   clusterEndpoint: { type: "Ingress", config: { ingressConfig: { host: "*.dev.example.com", port: 443 } } },
 * });
 * ```
 */
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: Pulumi's constructor makes an output of every property.
export class HostClusterConfig extends pulumi.CustomResource {
  /**
   * Whether a value is a `HostClusterConfig`, also one of another copy of this package.
   *
   * @param value - Anything.
   */
  static override isInstance(value: unknown): value is HostClusterConfig {
    return (value as { __pulumiType?: unknown } | undefined)?.__pulumiType === TYPE;
  }

  /**
   * The host-cluster configuration that a cluster has, whoever made it, as a resource that is only read: nothing is ever
   * sent to change it. The provider's own project scopes the request.
   *
   * @param name - Name of the resource in the program.
   * @param clusterUid - Uid of the cluster, which is the id of its configuration.
   * @param opts - Pulumi's resource options. `provider` takes a `Provider`.
   *
   * @throws ConfigurationError if the stack's configuration lacks the address or the key. A service that does not tell
   * the configuration, or does not know the cluster, is an error of the resource.
   *
   * @example
   * ```ts
   * const shared = HostClusterConfig.get("shared", "63a1f0e2c0ffee0011223344");
   * export const endpoint = shared.clusterEndpoint;
   * ```
   */
  static get(
    name: string,
    clusterUid: pulumi.Input<pulumi.ID>,
    opts: pulumi.CustomResourceOptions = {},
  ): HostClusterConfig {
    return new HostClusterConfig(name, { clusterUid }, { ...opts, id: clusterUid });
  }

  /**
   * Declares the configuration.
   *
   * @param name - Name of the resource in the program.
   * @param args - What to declare.
   * @param opts - Pulumi's resource options. `provider` takes a `Provider`.
   *
   * @throws ConfigurationError if the stack's configuration lacks the address or the key.
   * @throws RunError if another resource of the program declares the same cluster, if JSON cannot carry an argument, or
   * for the option `import`.
   */
  constructor(name: string, args: HostClusterConfigArgs, opts: pulumi.CustomResourceOptions = {}) {
    refuseMisuse(name, args, opts);
    const run = currentRun();
    const provider = explicitProvider(opts);
    if (provider === undefined && hasEngine()) stackSettings(run);
    if (opts.id !== undefined) {
      // Only read: what the resource has comes from the service.
      super(TYPE, name, { ...NO_ARGS, __provider: PROVIDER_LOADER }, opts);
      return;
    }
    const claim = (clusterUid: unknown) => {
      if (typeof clusterUid === "string" && clusterUid !== UNKNOWN) claimCluster(run, provider, clusterUid, name);
    };
    const advise = (findings: readonly Finding[]) => {
      const warnings = findings.filter(({ severity }) => severity === "warning");
      // With errors there will be no resource to show them at: the check refuses it.
      const refused = warnings.length < findings.length;
      for (const warning of sentencesOf(warnings)) {
        if (refused) pulumi.log.warn(`HostClusterConfig "${name}": ${warning}`);
        else pulumi.log.warn(warning, this);
      }
    };

    // Members that the compiler does not know go along, so that the check can say what was probably meant.
    const props: pulumi.Inputs = { ...NO_ARGS, ...args, __provider: PROVIDER_LOADER };
    const { clusterUid } = props;
    const uidIsKnown = isPlain(clusterUid);
    if (uidIsKnown) claim(clusterUid);

    const findings = isPlain(args) ? findingsKeepingSecrets({ ...args }, []) : undefined;
    if (findings) {
      refuseLosses(name, findings);
      props[SEEN_INPUT] = { fingerprint: fingerprint(args), secrets: [] } satisfies SeenArguments;
    } else {
      // The registration waits for every property, and so for this one.
      props[SEEN_INPUT] = resolveInputs({ ...args }).then(({ value, secrets }): SeenArguments => {
        if (!uidIsKnown) claim((value as { clusterUid?: unknown }).clusterUid);
        const found = findingsKeepingSecrets(value, secrets);
        refuseLosses(name, found);
        advise(found);
        return { fingerprint: fingerprint(value), secrets };
      });
    }
    super(TYPE, name, props, opts);
    if (findings) advise(findings);
  }
}

/** Refuses what the SDK would fail at with a message that does not say what to do. */
function refuseMisuse(name: string, args: unknown, opts: pulumi.CustomResourceOptions): void {
  if (opts.import !== undefined) {
    throw programError(
      `HostClusterConfig "${name}" cannot be imported: take the option import away. ` +
        "Declaring the cluster adopts the setting that it has.",
    );
  }
  if (pulumi.Output.isInstance(args) || args instanceof Promise) {
    throw programError(
      `The arguments of HostClusterConfig "${name}" must be an object, whose members may be outputs or promises, ` +
        "and not an output or a promise themselves.",
    );
  }
}

/**
 * Refuses what would be lost on the way to the provider's check, because JSON cannot carry it, or would change: of a
 * member named `__proto__` the SDK makes the object's prototype, and of what that has members. Together with all other
 * errors, which the check would not get to report.
 */
function refuseLosses(name: string, findings: readonly Finding[]): void {
  const isLost = ({ rule, pointer }: Finding) => rule === "json-value" || parsePointer(pointer).includes("__proto__");
  if (!findings.some(isLost)) return;
  const errors = findings.filter(({ severity }) => severity === "error");
  throw programError(`HostClusterConfig "${name}" has a problem:\n${formatFindings(errors)}`);
}

/** Makes every member an output of the resource, whether the program gives it or not. */
const NO_ARGS = Object.fromEntries(MEMBERS.HostClusterConfigArgs.map((name) => [name, undefined]));
