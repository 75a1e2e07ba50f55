import * as proto from "@pulumi/pulumi/proto/provider_pb.js";
import { Empty } from "google-protobuf/google/protobuf/empty_pb.js";
import type { Struct } from "google-protobuf/google/protobuf/struct_pb.js";
import { PartialFailure, parseUrn, UNKNOWN, withSecrets } from "../engine.js";
import { findByName } from "../errors.js";
import { formatPath, isWithin, type Segments, valueAt } from "../json/paths.js";
import { ownMember } from "../json/value.js";
import { check } from "../resources/check.js";
import { restoredPaths, warnAboutTypos } from "../resources/ignoreChanges.js";
import { RESOURCES } from "../resources/index.js";
import { withoutSdkProperties } from "../resources/internalProperties.js";
import { type Resource, uidsOf } from "../resources/resource.js";
import type { Call } from "../run/run.js";
import type { EngineConnection } from "./configurationMethods.js";
import { toCheckResponse, toStruct, unmarshal } from "./messages.js";

export const resourceMethods = {
  async check(request: proto.CheckRequest, connection: EngineConnection): Promise<proto.CheckResponse> {
    const { value, secrets } = receive(request.getNews(), connection);
    const storedInputs = receive(request.getOlds(), connection).value;
    const call = callOf(request, connection, secrets);
    const { inputs, failures } = check(resourceOf(request), { storedInputs, inputs: value }, call);
    return toCheckResponse(toStruct(inputs, [...secrets, ...secretDefaults(value, connection)]), failures);
  },

  async diff(request: proto.DiffRequest, connection: EngineConnection): Promise<proto.DiffResponse> {
    const { resource, olds, news, oldInputs, call } = receiveChange(request, connection);
    // The engine sends the option to no check.
    if (call.record) warnAboutTypos(resource, request.getIgnorechangesList(), news.value, call);
    // A refresh compares what its read has returned as inputs, which have what the program ignores, with the stored ones.
    const state = call.record ? olds.value : { ...olds.value, ...oldInputs.value };
    const { replaces, differences, needsUpdate } = await resource.diff(state, news.value, call);
    const response = new proto.DiffResponse().setReplacesList(replaces).setHasdetaileddiff(true);
    const detailed = response.getDetaileddiffMap();
    const { Kind } = proto.PropertyDiff;
    for (const { path, from, to } of differences) {
      const kind = from === undefined ? "ADD" : to === undefined ? "DELETE" : "UPDATE";
      const shown = replaces.includes(path) ? (`${kind}_REPLACE` as const) : kind;
      detailed.set(path, new proto.PropertyDiff().setKind(Kind[shown]));
    }
    // An unchanged value that has become secret must be stored as a secret.
    const known = [...olds.secrets, ...(call.record?.ignored ?? oldInputs.secrets)];
    const listed = differences.map(({ segments }) => segments);
    for (const secret of news.secrets) {
      const isShown = known.some((old) => isWithin(secret, old)) || overlapsAny(secret, listed);
      if (!isShown) detailed.set(formatPath(secret), new proto.PropertyDiff().setKind(Kind.UPDATE));
    }
    const { DIFF_SOME, DIFF_NONE } = proto.DiffResponse.DiffChanges;
    return response.setChanges(needsUpdate || detailed.getLength() > 0 ? DIFF_SOME : DIFF_NONE);
  },

  async create(request: proto.CreateRequest, connection: EngineConnection): Promise<proto.CreateResponse> {
    const resource = resourceOf(request);
    const { value, secrets } = receive(request.getProperties(), connection);
    const call = callOf(request, connection, secrets);
    if (request.getPreview()) {
      await resource.preview(undefined, value, call);
      for (const name of resource.unknownUntilCreated) if (name in value) value[name] = UNKNOWN;
      return new proto.CreateResponse().setProperties(toStruct(value, secrets));
    }
    const { id, state, failure } = await resource.create(value, call);
    if (failure) throw new PartialFailure(id, withSecrets(state, secrets), failure);
    return new proto.CreateResponse().setId(id).setProperties(toStruct(state, secrets));
  },

  async update(request: proto.UpdateRequest, connection: EngineConnection): Promise<proto.UpdateResponse> {
    const { resource, olds, news, secrets, call } = receiveChange(request, connection);
    if (request.getPreview()) {
      await resource.preview(olds.value, news.value, call);
      return new proto.UpdateResponse().setProperties(toStruct(news.value, news.secrets));
    }
    const { state, failure } = await resource.update(olds.value, news.value, call);
    if (failure) throw new PartialFailure(request.getId(), withSecrets(state, secrets), failure);
    // At an ignored path, the state keeps what it has.
    const kept = olds.secrets.filter((secret) => overlapsAny(secret, call.record?.ignored ?? []));
    return new proto.UpdateResponse().setProperties(toStruct(state, [...news.secrets, ...kept]));
  },

  /** Also for an import and for a resource that a program only reads: these have no state. */
  async read(request: proto.ReadRequest, connection: EngineConnection): Promise<proto.ReadResponse> {
    const resource = resourceOf(request);
    const properties = receive(request.getProperties(), connection);
    const inputs = receive(request.getInputs(), connection);
    // Only a state has this property. Otherwise the properties are what a program passes with the ID.
    const isState = properties.value["__service"] !== undefined;
    const state = isState ? properties.value : undefined;
    const given = isState ? inputs.value : properties.value;
    const defaults = isState ? [] : secretDefaults(given, connection);
    const secrets = [...properties.secrets, ...inputs.secrets, ...defaults];
    const call = callOf(request, connection, secrets);
    const read = () => resource.read(request.getId(), state, given, call);
    const result = await connection.run.withStoredSettings(state, read);
    // No ID means that the resource no longer exists.
    if (result === undefined) return new proto.ReadResponse();
    return new proto.ReadResponse()
      .setId(request.getId())
      .setProperties(toStruct(result.state, secrets))
      .setInputs(toStruct(result.inputs, secrets));
  },

  async delete(request: proto.DeleteRequest, connection: EngineConnection): Promise<Empty> {
    const { value, secrets } = receive(request.getProperties(), connection);
    resourceOf(request).delete(value, callOf(request, connection, secrets));
    return new Empty();
  },
};

function resourceOf(request: { getUrn(): string }): Resource {
  return findByName("resource", RESOURCES, parseUrn(request.getUrn()).typeName);
}

/** The properties of a resource. The plugin also continues states of the dynamic provider, which contain internal properties. */
function receive(struct: Struct | undefined, { run }: EngineConnection) {
  const { value, secrets } = unmarshal(struct);
  for (const path of secrets) run.hideProjects(valueAt(value, path), path);
  return { value: withoutSdkProperties(value), secrets };
}

/** What changes, and a call about inputs that this run has checked, with `ignoreChanges`, which the engine does not send to a check. */
function receiveChange(request: proto.DiffRequest | proto.UpdateRequest, connection: EngineConnection) {
  const resource = resourceOf(request);
  const olds = receive(request.getOlds(), connection);
  const news = receive(request.getNews(), connection);
  const oldInputs = receive(request.getOldInputs(), connection);
  // The log has old and new values, Palette may quote both, and so does the state after a partial failure.
  const secrets = [...olds.secrets, ...news.secrets];
  const call = callOf(request, connection, secrets);
  const record = connection.run.recordOf(uidsOf(resource.clusters(news.value)));
  const ignored = restoredPaths(request.getIgnorechangesList(), oldInputs.value, news.value);
  // In a refresh, the clusters may be those that another resource has declared before.
  const isOwn = record !== undefined && record.owner === call.owner;
  const ownCall: Call = isOwn ? { ...call, record: { ...record, ignored } } : call;
  return { resource, olds, news, oldInputs, secrets, call: ownCall };
}

function callOf(
  request: { getUrn(): string; getTimeout?(): number },
  { run, log, secretSettings }: EngineConnection,
  secrets: readonly Segments[],
): Call {
  const urn = request.getUrn();
  const { parents, typeName, name } = parseUrn(urn);
  return {
    run,
    owner: `${typeName} ${JSON.stringify([...parents, name].join("$"))}`,
    // Messages hide a secret project alone.
    hasSecrets: secrets.some((path) => !secretSettings.some(([name]) => name === path.at(-1))),
    ...log.methodsFor(urn),
    // 0 if the program has no customTimeouts. The oldest supported SDK has none for a read.
    timeoutSeconds: request.getTimeout?.() || undefined,
  };
}

/** The properties that the inputs lack and get from secret settings. */
function secretDefaults(inputs: object, { secretSettings }: EngineConnection): Segments[] {
  return secretSettings.filter(([name = ""]) => ownMember(inputs, String(name)) === undefined);
}

function overlapsAny(path: Segments, others: readonly Segments[]): boolean {
  return others.some((other) => isWithin(path, other) || isWithin(other, path));
}
