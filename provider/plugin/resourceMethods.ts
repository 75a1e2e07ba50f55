import {
  type CheckRequest,
  type CheckResponse,
  type CreateRequest,
  CreateResponse,
  type DeleteRequest,
  type DiffRequest,
  DiffResponse,
  PropertyDiff,
  type ReadRequest,
  ReadResponse,
  type UpdateRequest,
  UpdateResponse,
} from "@pulumi/pulumi/proto/provider_pb.js";
import { Empty } from "google-protobuf/google/protobuf/empty_pb.js";
import type { Struct } from "google-protobuf/google/protobuf/struct_pb.js";
import { ownProperties } from "../engine/internalProperties.js";
import { largestState, sizeProblem } from "../engine/messageSize.js";
import { parseUrn } from "../engine/urn.js";
import { type Difference, formatPath, isWithin, parsePointer } from "../messages/paths.js";
import { RESOURCES } from "../resources/index.js";
import type { Resource } from "../resources/resource.js";
import type { Call } from "../run/call.js";
import { completingFailure } from "../run/partialFailure.js";
import type { PluginRun } from "./pluginRun.js";
import { marshal, type Properties, toStruct, unmarshal } from "./properties.js";
import { protoKeyProblem } from "./protoKeys.js";
import { toCheckResponse } from "./responses.js";
import { noSuchToken, tokenOf } from "./tokens.js";

/** The methods of the protocol that concern resources. */
export function resourceMethods(plugin: PluginRun) {
  const callOf = (request: { getUrn(): string; getTimeout?(): number }, secrets: readonly string[]): Call => ({
    run: plugin.run,
    resourceKey: request.getUrn(),
    hasSecrets: secrets.length > 0,
    log: (message) => plugin.log.info(message, request.getUrn()),
    logProgress: (message) => plugin.log.status(message, request.getUrn()),
    // 0 if the program has no customTimeouts. The oldest supported SDK has none for a read.
    timeoutSeconds: request.getTimeout?.() || undefined,
  });

  /** With the setting `baseUrl`, the address in the state is secret. */
  const withAddress = (secrets: readonly string[]) =>
    plugin.run.isBaseUrlSecret ? [...secrets, ADDRESS_POINTER] : secrets;
  const marked = (value: object, secrets: readonly string[]) => toStruct(value, withAddress(secrets));
  const markingFailure = <T>(secrets: readonly string[], method: () => Promise<T>) =>
    completingFailure(method, (state) => marshal(state, withAddress(secrets)));

  return {
    async check(request: CheckRequest): Promise<CheckResponse> {
      const urn = request.getUrn();
      const [olds, { value, secrets }] = [unmarshalOwn(request.getOlds()), unmarshalOwn(request.getNews())];
      const allSecrets = [...olds.secrets, ...secrets];
      const resource = resourceOf(urn);
      const { inputs, failures, warnings } = await resource.check(value, {
        run: plugin.run,
        resourceKey: urn,
        label: `${resource.name} "${parseUrn(urn).name}"`,
        olds: olds.value,
        hasSecrets: allSecrets.length > 0,
        problemsOf: (checked) => [
          protoKeyProblem(request),
          sizeProblem(marshal(largestState(olds.value, checked.inputs), allSecrets)),
        ],
      });
      for (const warning of warnings) plugin.log.warn(warning, urn);
      return toCheckResponse(marked(inputs, secrets), failures);
    },

    async diff(request: DiffRequest): Promise<DiffResponse> {
      const [olds, news] = [unmarshalOwn(request.getOlds()), unmarshalOwn(request.getNews())];
      const urn = request.getUrn();
      const result = await resourceOf(urn).diff(olds.value, news.value, { run: plugin.run, resourceKey: urn });
      const { replaces, differences, isPending, note } = result;
      if (note !== undefined) plugin.log.info(note, urn);
      const response = new DiffResponse().setReplacesList(replaces).setHasdetaileddiff(true);
      const detailed = response.getDetaileddiffMap();
      for (const difference of differences) {
        const kind = kindOf(difference, replaces.includes(difference.path));
        detailed.set(difference.path, new PropertyDiff().setKind(kind));
      }
      // An unchanged value that has become secret must be stored as a secret.
      for (const secret of news.secrets.filter((each) => !olds.secrets.some((old) => isWithin(each, old)))) {
        const isListed = differences.some(({ pointer }) => isWithin(secret, pointer) || isWithin(pointer, secret));
        if (!isListed) detailed.set(formatPath(parsePointer(secret)), new PropertyDiff().setKind(UPDATE));
      }
      if (plugin.run.isBaseUrlSecret && !olds.hasSecretAddress) {
        detailed.set("__address", new PropertyDiff().setKind(UPDATE));
      }
      const hasChanges = isPending || detailed.getLength() > 0;
      return response.setChanges(hasChanges ? DIFF_SOME : DIFF_NONE);
    },

    async create(request: CreateRequest): Promise<CreateResponse> {
      const resource = resourceOf(request.getUrn());
      const { value, secrets } = unmarshalOwn(request.getProperties());
      if (request.getPreview()) {
        const { id = "" } = await resource.preview(undefined, value, callOf(request, secrets));
        return new CreateResponse().setId(id).setProperties(marked(value, secrets));
      }
      const { id, state } = await markingFailure(secrets, () => resource.create(value, callOf(request, secrets)));
      return new CreateResponse().setId(id).setProperties(marked(state, secrets));
    },

    async update(request: UpdateRequest): Promise<UpdateResponse> {
      const resource = resourceOf(request.getUrn());
      const [olds, { value, secrets }] = [unmarshalOwn(request.getOlds()), unmarshalOwn(request.getNews())];
      // The service may quote old values, and after a partial failure the state contains them.
      const allSecrets = [...olds.secrets, ...secrets];
      if (request.getPreview()) {
        await resource.preview(olds.value, value, callOf(request, allSecrets));
        return new UpdateResponse().setProperties(marked(value, secrets));
      }
      const state = await markingFailure(allSecrets, () =>
        resource.update(request.getId(), olds.value, value, callOf(request, allSecrets)),
      );
      return new UpdateResponse().setProperties(marked(state, secrets));
    },

    /** Also for an import and for a resource that a program only reads: these have no state. */
    async read(request: ReadRequest): Promise<ReadResponse> {
      const resource = resourceOf(request.getUrn());
      const [properties, inputs] = [unmarshalOwn(request.getProperties()), unmarshalOwn(request.getInputs())];
      // Without inputs the properties are what a program gives beside the ID: only the project is used.
      const isStored = Object.keys(inputs.value).length > 0;
      const projectUid = properties.value["projectUid"];
      const secrets = [...properties.secrets, ...inputs.secrets];
      const call = { ...callOf(request, secrets), ...(typeof projectUid === "string" ? { projectUid } : {}) };
      const state = isStored ? properties.value : undefined;
      const result = await plugin.run.withStoredSettings(() => resource.read(request.getId(), state, call));
      // No ID means that the resource no longer exists.
      if (result === undefined) return new ReadResponse();
      return new ReadResponse()
        .setId(request.getId())
        .setProperties(marked(result.state, secrets))
        .setInputs(marked(result.inputs ?? inputs.value, secrets));
    },

    async delete(request: DeleteRequest): Promise<Empty> {
      const { value, secrets } = unmarshalOwn(request.getProperties());
      const call = callOf(request, secrets);
      const resource = resourceOf(request.getUrn());
      await plugin.run.withStoredSettings(() => resource.delete(request.getId(), value, call));
      return new Empty();
    },
  };
}

const ADDRESS_POINTER = "/__address";

/**
 * The properties of a resource. The plugin also continues states of the dynamic provider, which contain internal properties.
 * That the address is secret hides no other values.
 */
function unmarshalOwn(struct: Struct | undefined): Properties & { hasSecretAddress: boolean } {
  const { value, secrets } = unmarshal(struct);
  const others = secrets.filter((secret) => secret !== ADDRESS_POINTER);
  return { value: ownProperties(value), secrets: others, hasSecretAddress: others.length < secrets.length };
}

const { DIFF_SOME, DIFF_NONE } = DiffResponse.DiffChanges;
const { ADD, ADD_REPLACE, DELETE, DELETE_REPLACE, UPDATE, UPDATE_REPLACE } = PropertyDiff.Kind;

function kindOf({ from, to }: Difference, replaces: boolean): PropertyDiff.Kind {
  if (from === undefined) return replaces ? ADD_REPLACE : ADD;
  if (to === undefined) return replaces ? DELETE_REPLACE : DELETE;
  return replaces ? UPDATE_REPLACE : UPDATE;
}

function resourceOf(urn: string): Resource {
  const { type } = parseUrn(urn);
  const resource = RESOURCES.find(({ name }) => tokenOf(name) === type);
  if (resource) return resource;
  throw noSuchToken(
    "resource",
    type,
    RESOURCES.map(({ name }) => tokenOf(name)),
  );
}
