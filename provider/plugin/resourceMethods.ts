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
import type { Difference } from "../cluster/canonicalForm.js";
import type { EngineProperties } from "../engine/internalProperties.js";
import { largestState, sizeProblem } from "../engine/messageSize.js";
import { parseUrn } from "../engine/urn.js";
import { formatPath, isWithin, parsePointer } from "../messages/paths.js";
import { checkInputs } from "../resources/checkInputs.js";
import { type ClusterResource, PartialFailure } from "../resources/clusterResource.js";
import { RESOURCES } from "../resources/index.js";
import type { Call } from "../run/call.js";
import type { PluginRun } from "./pluginRun.js";
import { marshal, type Properties, toStruct, unmarshal } from "./properties.js";
import { protoKeyProblem } from "./protoKeys.js";
import { toCheckResponse } from "./toCheckResponse.js";
import { noSuchToken, tokenOf } from "./tokens.js";

/** The methods of the protocol that concern resources. */
export function resourceMethods(plugin: PluginRun) {
  const callOf = (request: { getUrn(): string; getTimeout?(): number }, secrets: readonly string[]): Call => ({
    run: plugin.run,
    owner: request.getUrn(),
    hasSecrets: secrets.length > 0,
    log: (message) => plugin.log.info(message, request.getUrn()),
    logProgress: (message) => plugin.log.status(message, request.getUrn()),
    // 0 if the program has no customTimeouts. The oldest supported SDK has none for a read.
    timeoutSeconds: request.getTimeout?.() || undefined,
  });

  /** Previews send nothing, unless the setting says so. */
  async function preview(
    request: CreateRequest | UpdateRequest,
    state: object | undefined,
    inputs: object,
    secrets: readonly string[],
  ): Promise<void> {
    if (!plugin.run.connect().settings.readInPreview) return;
    await resourceOf(request.getUrn()).preview(state, inputs, callOf(request, secrets));
  }

  return {
    async check(request: CheckRequest): Promise<CheckResponse> {
      const urn = request.getUrn();
      const [olds, { value, secrets }] = [unmarshalStored(request.getOlds()), unmarshal(request.getNews())];
      const allSecrets = [...olds.secrets, ...secrets];
      const { inputs, failures, warnings } = await checkInputs(resourceOf(urn), value, {
        run: plugin.run,
        owner: urn,
        hasSecrets: allSecrets.length > 0,
        urn,
      });
      for (const warning of warnings) plugin.log.warn(warning, urn);
      const problems = [
        protoKeyProblem(request),
        sizeProblem(marshal(largestState(olds.value, inputs), allSecrets)),
      ].filter((problem) => problem !== undefined);
      return toCheckResponse(toStruct(inputs, secrets), [...failures, ...problems]);
    },

    async diff(request: DiffRequest): Promise<DiffResponse> {
      const [olds, news] = [unmarshalStored(request.getOlds()), unmarshal(request.getNews())];
      const urn = request.getUrn();
      const call = { run: plugin.run, owner: urn };
      const result = await resourceOf(urn).diff(olds.value, news.value, call);
      const { replaces, differences, isPending, note, warning } = result;
      if (note !== undefined) plugin.log.info(note, urn);
      if (warning !== undefined) plugin.log.warn(warning, urn);
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
      const hasChanges = isPending || detailed.getLength() > 0;
      return response.setChanges(hasChanges ? DIFF_SOME : DIFF_NONE);
    },

    async create(request: CreateRequest): Promise<CreateResponse> {
      const resource = resourceOf(request.getUrn());
      const { value, secrets } = unmarshal(request.getProperties());
      if (request.getPreview()) {
        await preview(request, undefined, value, secrets);
        const { id = "", state } = resource.plan(value);
        return new CreateResponse().setId(id).setProperties(toStruct(state, secrets));
      }
      const { id, state } = await markSecrets(secrets, () => resource.create(value, callOf(request, secrets)));
      return new CreateResponse().setId(id).setProperties(toStruct(state, secrets));
    },

    async update(request: UpdateRequest): Promise<UpdateResponse> {
      const resource = resourceOf(request.getUrn());
      const [olds, { value, secrets }] = [unmarshalStored(request.getOlds()), unmarshal(request.getNews())];
      // The service may quote old values, and after a partial failure the state contains them.
      const allSecrets = [...olds.secrets, ...secrets];
      if (request.getPreview()) {
        await preview(request, olds.value, value, allSecrets);
        return new UpdateResponse().setProperties(toStruct(resource.plan(value).state, secrets));
      }
      const state = await markSecrets(allSecrets, () =>
        resource.update(request.getId(), olds.value, value, callOf(request, allSecrets)),
      );
      return new UpdateResponse().setProperties(toStruct(state, secrets));
    },

    /** Also for an import and for a resource that a program only reads: these have no state. */
    async read(request: ReadRequest): Promise<ReadResponse> {
      const resource = resourceOf(request.getUrn());
      const [properties, inputs] = [unmarshalStored(request.getProperties()), unmarshalStored(request.getInputs())];
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
        .setProperties(toStruct(result.state, secrets))
        .setInputs(toStruct(result.inputs ?? inputs.value, secrets));
    },

    async delete(request: DeleteRequest): Promise<Empty> {
      const { value, secrets } = unmarshalStored(request.getProperties());
      const call = callOf(request, secrets);
      const resource = resourceOf(request.getUrn());
      await plugin.run.withStoredSettings(() => resource.delete(request.getId(), value, call));
      return new Empty();
    },
  };
}

/** The plugin also continues states of the dynamic provider, which contain internal properties. */
function unmarshalStored(struct: Struct | undefined): Properties {
  const { value, secrets } = unmarshal(struct);
  const { __provider, __hasSecrets, __owner, ...properties } = value as EngineProperties;
  return { value: properties, secrets };
}

const { DIFF_SOME, DIFF_NONE } = DiffResponse.DiffChanges;
const { ADD, ADD_REPLACE, DELETE, DELETE_REPLACE, UPDATE, UPDATE_REPLACE } = PropertyDiff.Kind;

function kindOf({ from, to }: Difference, replaces: boolean): PropertyDiff.Kind {
  if (from === undefined) return replaces ? ADD_REPLACE : ADD;
  if (to === undefined) return replaces ? DELETE_REPLACE : DELETE;
  return replaces ? UPDATE_REPLACE : UPDATE;
}

function resourceOf(urn: string): ClusterResource {
  const { type } = parseUrn(urn);
  const resource = RESOURCES.find(({ name }) => tokenOf(name) === type);
  if (resource) return resource;
  throw noSuchToken(
    "resource",
    type,
    RESOURCES.map(({ name }) => tokenOf(name)),
  );
}

/** Marks the secrets in the state of a partial failure. */
async function markSecrets<T>(secrets: readonly string[], method: () => Promise<T>): Promise<T> {
  try {
    return await method();
  } catch (error) {
    if (error instanceof PartialFailure) error.properties = marshal(error.properties, secrets);
    throw error;
  }
}
