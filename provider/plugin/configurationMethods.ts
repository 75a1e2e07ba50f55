import {
  type CheckRequest,
  type CheckResponse,
  type ConfigureRequest,
  ConfigureResponse,
  type DiffRequest,
  DiffResponse,
} from "@pulumi/pulumi/proto/provider_pb.js";
import { NAMESPACE, resolveSettings, unknownSettings } from "../configuration.js";
import { ConfigurationError } from "../errors.js";
import { containsUnknown } from "../unknown.js";
import { parseUrn } from "../urn.js";
import { checkResponse } from "./checkResponse.js";
import type { PluginRun } from "./pluginRun.js";
import { toStruct, unmarshal } from "./properties.js";

/** The methods about the provider's own settings. */
export function configurationMethods(plugin: PluginRun) {
  return {
    /** Reports what is wrong with the settings once, before any resource asks for them. */
    checkConfig(request: CheckRequest): CheckResponse {
      const urn = request.getUrn();
      const { value, secrets } = unmarshal(request.getNews());
      // The engine's own.
      const { version: _version, pluginDownloadURL: _url, ...settings } = value;
      const provider = explicitProvider(urn);
      const reasons: string[] = [];
      for (const { suggestion, message } of unknownSettings(Object.keys(settings), provider)) {
        if (provider !== undefined) reasons.push(message);
        // In a project of the same name the program's own settings have this prefix too.
        else if (suggestion !== undefined || parseUrn(urn).project !== NAMESPACE) plugin.log.warn(message, urn);
      }
      try {
        if (!containsUnknown(settings)) resolveSettings(settings, process.env, provider);
      } catch (error) {
        if (!(error instanceof ConfigurationError)) throw error;
        reasons.push(error.message);
      }
      return checkResponse(toStruct(value, [...secrets, "/apiKey"]), reasons);
    },

    /** The resources stay the same ones under other settings. */
    diffConfig(request: DiffRequest): DiffResponse {
      const olds = unmarshal(request.getOldInputs()).value;
      const news = unmarshal(request.getNews()).value;
      const names = Object.keys({ ...olds, ...news });
      const diffs = names.filter((name) => JSON.stringify(olds[name]) !== JSON.stringify(news[name]));
      const { DIFF_SOME, DIFF_NONE } = DiffResponse.DiffChanges;
      return new DiffResponse().setChanges(diffs.length > 0 ? DIFF_SOME : DIFF_NONE).setDiffsList(diffs);
    },

    configure(request: ConfigureRequest): ConfigureResponse {
      plugin.run.configure(unmarshal(request.getArgs()).value, explicitProvider(request.getUrn() ?? ""));
      // What engines that know no handshake ask for here.
      return new ConfigureResponse().setAcceptsecrets(true).setSupportspreview(true);
    },
  };
}

/** Name of the explicit provider in a URN; nothing for the engine's default provider, which has the stack's settings. */
function explicitProvider(urn: string): string | undefined {
  const { name } = parseUrn(urn);
  // The engine's own are called so, with a version or an address after it.
  return /^(default(_.*)?)?$/.test(name) ? undefined : name;
}
