import * as proto from "@pulumi/pulumi/proto/provider_pb.js";
import { Empty } from "google-protobuf/google/protobuf/empty_pb.js";
import type { Struct } from "google-protobuf/google/protobuf/struct_pb.js";
import { PartialFailure, parseUrn, UNKNOWN, withSecrets } from "../engine/protocol.js";
import { findByName } from "../errors.js";
import { type Difference, formatPath, isWithin, type Segments, valueAt } from "../json/paths.js";
import { ownMember } from "../json/value.js";
import { check } from "../resources/check.js";
import { restoredPaths } from "../resources/ignoreChanges.js";
import { warnAboutTypos } from "../resources/ignoreChangesTypos.js";
import { RESOURCES } from "../resources/index.js";
import { withoutSdkProperties } from "../resources/internalProperties.js";
import { type Resource, uidsOf } from "../resources/resource.js";
import type { Call } from "../run/call.js";
import type { EngineConnection } from "./engineConnection.js";
import { type Properties, toStruct, unmarshal } from "./properties.js";
import { toCheckResponse } from "./responses.js";

export const resourceMethods = {
  async check(request: proto.CheckRequest, connection: EngineConnection): Promise<proto.CheckResponse> {
    const { value, secrets } = unmarshalOwn(request.getNews(), connection);
    const resource = resourceOf(request);
    const storedInputs = unmarshalOwn(request.getOlds(), connection).value;
    const { inputs, failures } = check(resource, { storedInputs, inputs: value }, callOf(connection, request, secrets));
    return toCheckResponse(toStruct(inputs, [...secrets, ...secretDefaults(value, connection)]), failures);
  },

  async diff(request: proto.DiffRequest, connection: EngineConnection): Promise<proto.DiffResponse> {
    const [olds, news] = [unmarshalOwn(request.getOlds(), connection), unmarshalOwn(request.getNews(), connection)];
    const resource = resourceOf(request);
    // The log has old and new values.
    const oldInputs = unmarshalOwn(request.getOldInputs(), connection);
    const allSecrets = [...olds.secrets, ...news.secrets];
    const call = callAfterCheck(connection, request, allSecrets, news.value, oldInputs.value);
    // The engine sends the option to no check.
    if (call.declaration) warnAboutTypos(resource, request.getIgnorechangesList(), news.value, call);
    // A refresh compares what its read has returned as inputs, which have what the program ignores, with the stored ones.
    const state = call.declaration ? olds.value : { ...olds.value, ...oldInputs.value };
    const { replaces, differences, needsUpdate } = await resource.diff(state, news.value, call);
    const response = new proto.DiffResponse().setReplacesList(replaces).setHasdetaileddiff(true);
    const detailed = response.getDetaileddiffMap();
    for (const each of differences)
      detailed.set(each.path, new proto.PropertyDiff().setKind(kindOf(each, replaces.includes(each.path))));
    // An unchanged value that has become secret must be stored as a secret.
    const known = [...olds.secrets, ...(call.declaration?.ignored ?? oldInputs.secrets)];
    for (const secret of news.secrets.filter((each) => !known.some((old) => isWithin(each, old)))) {
      const isListed = differences.some(({ segments }) => isWithin(secret, segments) || isWithin(segments, secret));
      if (!isListed) detailed.set(formatPath(secret), new proto.PropertyDiff().setKind(proto.PropertyDiff.Kind.UPDATE));
    }
    return response.setChanges(needsUpdate || detailed.getLength() > 0 ? DIFF_SOME : DIFF_NONE);
  },

  async create(request: proto.CreateRequest, connection: EngineConnection): Promise<proto.CreateResponse> {
    const resource = resourceOf(request);
    const { value, secrets } = unmarshalOwn(request.getProperties(), connection);
    if (request.getPreview()) {
      await resource.preview(undefined, value, callOf(connection, request, secrets));
      for (const name of resource.identifiedBy) if (name in value) value[name] = UNKNOWN;
      return new proto.CreateResponse().setProperties(toStruct(value, secrets));
    }
    const { id, state, failure } = await resource.create(value, callOf(connection, request, secrets));
    if (failure) throw new PartialFailure(id, withSecrets(state, secrets), failure);
    return new proto.CreateResponse().setId(id).setProperties(toStruct(state, secrets));
  },

  async update(request: proto.UpdateRequest, connection: EngineConnection): Promise<proto.UpdateResponse> {
    const resource = resourceOf(request);
    const [olds, { value, secrets }] = [
      unmarshalOwn(request.getOlds(), connection),
      unmarshalOwn(request.getNews(), connection),
    ];
    // Palette may quote old values, and after a partial failure the state contains them.
    const allSecrets = [...olds.secrets, ...secrets];
    const oldInputs = unmarshalOwn(request.getOldInputs(), connection).value;
    const call = callAfterCheck(connection, request, allSecrets, value, oldInputs);
    if (request.getPreview()) {
      await resource.preview(olds.value, value, call);
      return new proto.UpdateResponse().setProperties(toStruct(value, secrets));
    }
    const { state, failure } = await resource.update(olds.value, value, call);
    if (failure) throw new PartialFailure(request.getId(), withSecrets(state, allSecrets), failure);
    // At an ignored path, the state keeps what it has.
    const { ignored = [] } = call.declaration ?? {};
    const kept = olds.secrets.filter((secret) =>
      ignored.some((path) => isWithin(secret, path) || isWithin(path, secret)),
    );
    return new proto.UpdateResponse().setProperties(toStruct(state, [...secrets, ...kept]));
  },

  /** Also for an import and for a resource that a program only reads: these have no state. */
  async read(request: proto.ReadRequest, connection: EngineConnection): Promise<proto.ReadResponse> {
    const resource = resourceOf(request);
    const [properties, inputs] = [
      unmarshalOwn(request.getProperties(), connection),
      unmarshalOwn(request.getInputs(), connection),
    ];
    // Only a state has this property. Otherwise the properties are what a program passes with the ID.
    const [state, given] =
      properties.value["__service"] === undefined ? [undefined, properties] : [properties.value, inputs];
    const defaults = state === undefined ? secretDefaults(given.value, connection) : [];
    const secrets = [...properties.secrets, ...inputs.secrets, ...defaults];
    const read = () => resource.read(request.getId(), state, given.value, callOf(connection, request, secrets));
    const result = await connection.run.withStoredSettings(state, read);
    // No ID means that the resource no longer exists.
    if (result === undefined) return new proto.ReadResponse();
    return new proto.ReadResponse()
      .setId(request.getId())
      .setProperties(toStruct(result.state, secrets))
      .setInputs(toStruct(result.inputs, secrets));
  },

  async delete(request: proto.DeleteRequest, connection: EngineConnection): Promise<Empty> {
    const { value, secrets } = unmarshalOwn(request.getProperties(), connection);
    resourceOf(request).delete(value, callOf(connection, request, secrets));
    return new Empty();
  },
};

function callOf(
  { run, log, secretSettings }: EngineConnection,
  request: { getUrn(): string; getTimeout?(): number },
  secrets: readonly Segments[],
): Call {
  const urn = request.getUrn();
  const { parents, name } = parseUrn(urn);
  return {
    run,
    owner: `${resourceOf(request).name} ${JSON.stringify([...parents, name].join("$"))}`,
    // Messages hide a secret project alone.
    hasSecrets: secrets.some((path) => !secretSettings.some(([name]) => name === path.at(-1))),
    ...log.methodsFor(urn),
    // 0 if the program has no customTimeouts. The oldest supported SDK has none for a read.
    timeoutSeconds: request.getTimeout?.() || undefined,
  };
}

/** A call about inputs that this run has checked, with the option `ignoreChanges`, which the engine does not send to a check. */
function callAfterCheck(
  connection: EngineConnection,
  request: proto.DiffRequest | proto.UpdateRequest,
  secrets: readonly Segments[],
  inputs: object,
  oldInputs: object,
): Call {
  const call = callOf(connection, request, secrets);
  const declaration = connection.run.declarationOf(uidsOf(resourceOf(request).clusters(inputs)));
  // In a refresh, the clusters may be those that another resource has declared before.
  if (declaration === undefined || declaration.owner !== call.owner) return call;
  const ignored = restoredPaths(request.getIgnorechangesList(), oldInputs, inputs);
  return { ...call, declaration: { ...declaration, ignored } };
}

/** The properties that the inputs lack and get from secret settings. */
function secretDefaults(inputs: object, { secretSettings }: EngineConnection): Segments[] {
  return secretSettings.filter(([name = ""]) => ownMember(inputs, String(name)) === undefined);
}

/** The properties of a resource. The plugin also continues states of the dynamic provider, which contain internal properties. */
function unmarshalOwn(struct: Struct | undefined, { run }: EngineConnection): Properties {
  const { value, secrets } = unmarshal(struct);
  for (const path of secrets) run.hideProjects(valueAt(value, path), path);
  return { value: withoutSdkProperties(value), secrets };
}

const { DIFF_SOME, DIFF_NONE } = proto.DiffResponse.DiffChanges;

function kindOf({ from, to }: Difference, replaces: boolean): proto.PropertyDiff.Kind {
  const kind = from === undefined ? "ADD" : to === undefined ? "DELETE" : "UPDATE";
  return proto.PropertyDiff.Kind[replaces ? (`${kind}_REPLACE` as const) : kind];
}

function resourceOf(request: { getUrn(): string }): Resource {
  return findByName("resource", RESOURCES, parseUrn(request.getUrn()).typeName);
}
