import * as pulumi from "@pulumi/pulumi";
import { ConfigurationError, SpectroclusterError } from "../provider/errors.js";
import type { ClusterResource } from "../provider/resources/clusterResource.js";
import type { Call } from "../provider/run/call.js";
import { knownSettingsOf } from "./explicitProvider.js";
import { isRunByEngine, type ProgramRun, redactMessage, stackSettings } from "./programRun.js";

/** Whether a resource may have to read before it is registered. The settings of an explicit provider are known later. */
export function mayReadInPreview(run: ProgramRun, provider: pulumi.ProviderResource | undefined): boolean {
  if (!isRunByEngine() || !pulumi.runtime.isDryRun()) return false;
  return provider !== undefined || stackSettings(run).readInPreview;
}

/** What a preview has read. */
export interface PreviewRead {
  /** Why a cluster cannot be read. */
  failure?: string;
  /** What the update would overwrite and keep. */
  messages?: readonly string[];
}

/**
 * Reads the clusters of a resource in a preview, if the setting `readInPreview` says so. The engine does not call a dynamic
 * provider before `create`, so the program reads; it does not have the state.
 *
 * @param args - Valid arguments, with markers for unknown values.
 */
export async function readInPreview(
  resource: ClusterResource,
  label: string,
  args: object,
  {
    run,
    provider,
    hasSecrets,
  }: { run: ProgramRun; provider: pulumi.ProviderResource | undefined; hasSecrets: boolean },
): Promise<PreviewRead> {
  // Keeps programs that the Automation API runs alive until the reads end.
  const done = pulumi.runtime.rpcKeepAlive();
  try {
    const settings = provider === undefined ? stackSettings(run) : await knownSettingsOf(provider);
    if (!settings?.readInPreview) return {};
    const messages: string[] = [];
    const call: Call = {
      run: run.contextOf(provider, settings),
      owner: label,
      hasSecrets,
      log: (message) => messages.push(message),
      logProgress: (message) => pulumi.log.info(`${label}: ${message}`, undefined, undefined, true),
    };
    await resource.preview("unknown", resource.withDefaults(args, settings), call);
    return { messages };
  } catch (error) {
    // The provider reports its own settings.
    if (error instanceof ConfigurationError) return {};
    if (!(error instanceof SpectroclusterError)) throw error;
    return { failure: redactMessage(run, error) };
  } finally {
    done();
  }
}
