import * as proto from "@pulumi/pulumi/proto/provider_pb.js";
import { resolveSettings, SECRET_KEYS, unknownProviderSettings, unknownStackSettings } from "../configuration/index.js";
import { containsUnknown, parseUrn } from "../engine.js";
import { EngineLog } from "../engineLog.js";
import { ConfigurationError } from "../errors.js";
import { type Segments, valueAt } from "../json/paths.js";
import { Run } from "../run/run.js";
import { toCheckResponse, toStruct, unmarshal } from "./messages.js";

/** The engine, as far as one provider of a program serves it. */
export type EngineConnection = ReturnType<typeof connectTo>;

export function connectTo(engine: string) {
  const cancellation = new AbortController();
  const log = new EngineLog(engine, (message) => run.withoutSecrets(message));
  const run: Run = new Run({ end: cancellation.signal, log: log.methodsFor().log });
  return { run, log, cancellation, secretSettings: [] as Segments[] };
}

export const configurationMethods = {
  /** Reports wrong settings once, before any resource uses them. */
  checkConfig(request: proto.CheckRequest, { log }: EngineConnection): proto.CheckResponse {
    const urn = request.getUrn();
    const { value, secrets } = unmarshal(request.getNews());
    // Properties that the engine adds.
    const { version: _version, pluginDownloadURL: _url, ...settings } = value;
    const names = Object.keys(settings);
    const provider = explicitProvider(urn);
    const reasons = provider === undefined ? [] : unknownProviderSettings(names, provider);
    const warnings = provider === undefined ? unknownStackSettings(names, parseUrn(urn).project) : [];
    for (const message of warnings) log.methodsFor(urn).warn(message);
    try {
      if (!containsUnknown(settings)) resolveSettings(settings, process.env, provider);
    } catch (error) {
      if (!(error instanceof ConfigurationError)) throw error;
      reasons.push(error.message);
    }
    return toCheckResponse(toStruct(value, [...secrets, ...SECRET_KEYS.map((key) => [key])]), reasons);
  },

  configure(request: proto.ConfigureRequest, connection: EngineConnection): proto.ConfigureResponse {
    const { value, secrets } = unmarshal(request.getArgs());
    connection.secretSettings = secrets;
    for (const path of secrets) connection.run.hideProjects(valueAt(value, path), path);
    connection.run.configure(value, explicitProvider(request.getUrn() ?? ""));
    // For engines without the handshake method.
    return new proto.ConfigureResponse().setAcceptsecrets(true).setSupportspreview(true);
  },
};

/** The name of an explicit provider; undefined for a default provider, which has the stack configuration. */
function explicitProvider(urn: string): string | undefined {
  const { name } = parseUrn(urn);
  // The engine appends the version and the download URL: `default_0_1_0_https_/example.com`.
  return name === "" || /^default(_\d+_\d+_\d+\w*)?(_[a-z\d]+_\/.*)?$/.test(name) ? undefined : name;
}
