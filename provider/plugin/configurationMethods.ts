import {
  type CheckRequest,
  type CheckResponse,
  type ConfigureRequest,
  ConfigureResponse,
} from "@pulumi/pulumi/proto/provider_pb.js";
import { resolveSettings, SECRET_KEYS, unknownProviderSettings, unknownStackSettings } from "../configuration/index.js";
import { containsUnknown } from "../engine/unknown.js";
import { parseUrn } from "../engine/urn.js";
import { ConfigurationError } from "../errors.js";
import type { PluginRun } from "./pluginRun.js";
import { toStruct, unmarshal } from "./properties.js";
import { toCheckResponse } from "./responses.js";

/** The methods for the provider configuration. */
export function configurationMethods(plugin: PluginRun) {
  return {
    /** Reports wrong settings once, before any resource uses them. */
    checkConfig(request: CheckRequest): CheckResponse {
      const urn = request.getUrn();
      const { value, secrets } = unmarshal(request.getNews());
      // Members that the engine adds.
      const { version: _version, pluginDownloadURL: _url, ...settings } = value;
      const provider = explicitProvider(urn, value);
      const reasons: string[] = [];
      const warn = (message: string) => plugin.log.warn(message, urn);
      const names = Object.keys(settings);
      if (provider !== undefined) reasons.push(...unknownProviderSettings(names, provider));
      else unknownStackSettings(names, parseUrn(urn).project).forEach(warn);
      try {
        if (!containsUnknown(settings)) resolveSettings(settings, process.env, provider);
      } catch (error) {
        if (!(error instanceof ConfigurationError)) throw error;
        reasons.push(error.message);
      }
      return toCheckResponse(toStruct(value, [...secrets, ...SECRET_KEYS.map((key) => [key])]), reasons);
    },

    configure(request: ConfigureRequest): ConfigureResponse {
      const { value } = unmarshal(request.getArgs());
      plugin.run.configure(value, explicitProvider(request.getUrn() ?? "", value));
      // For engines without the handshake method.
      return new ConfigureResponse().setAcceptsecrets(true).setSupportspreview(true);
    },
  };
}

/** The name of an explicit provider; undefined for a default provider, which has the stack configuration. */
function explicitProvider(urn: string, { version }: Record<string, unknown>): string | undefined {
  const { name } = parseUrn(urn);
  return name === "" || isDefaultProvider(name, version) ? undefined : name;
}

/**
 * Whether the engine derived the name of a provider: `default`, then the version if the provider has one, then the download
 * URL if it has one, such as `default_0_1_0_https_/example.com`.
 */
function isDefaultProvider(name: string, version: unknown): boolean {
  const suffix = typeof version === "string" ? `_${version.replace(/\W/g, "_")}` : "(_\\d+_\\d+_\\d+\\w*)?";
  return new RegExp(`^default${suffix}(_[a-z\\d]+_/.*)?$`).test(name);
}
