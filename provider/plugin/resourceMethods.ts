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
import type { EngineProperties } from "../internalProperties.js";
import { formatPath, isWithin, parsePointer } from "../paths.js";
import type { Difference } from "../resources/canonicalForm.js";
import { checkInputs } from "../resources/check.js";
import { RESOURCES } from "../resources/index.js";
import { type Call, PartialFailure, type Resource } from "../resources/resource.js";
import { parseUrn } from "../urn.js";
import { checkResponse } from "./checkResponse.js";
import type { PluginRun } from "./pluginRun.js";
import { marshal, type Properties, toStruct, unmarshal } from "./properties.js";
import { noSuchToken, tokenOf } from "./tokens.js";

/** The methods of the protocol that concern resources. */
export function resourceMethods(plugin: PluginRun) {
  const callOf = (request: { getUrn(): string; getTimeout?(): number }, secrets: readonly string[]): Call => ({
    run: plugin.run,
    hasSecrets: secrets.length > 0,
    log: (message) => plugin.log.info(message, request.getUrn()),
    logProgress: (message) => plugin.log.status(message, request.getUrn()),
    // 0 if the program has no customTimeouts. The oldest supported SDK has none for a read.
    timeoutSeconds: request.getTimeout?.() || undefined,
  });

  return {
    check(request: CheckRequest): CheckResponse {
      const urn = request.getUrn();
      const { value, secrets } = unmarshal(request.getNews());
      const { inputs, failures, warnings } = checkInputs(resourceOf(urn), value, {
        run: plugin.run,
        hasSecrets: secrets.length > 0,
        urn,
      });
      for (const warning of warnings) plugin.log.warn(warning, urn);
      return checkResponse(toStruct(inputs, secrets), failures);
    },

    diff(request: DiffRequest): DiffResponse {
      const [olds, news] = [unmarshalStored(request.getOlds()), unmarshal(request.getNews())];
      const { replaces, differences, isPending } = resourceOf(request.getUrn()).diff(olds.value, news.value);
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
        const { id = "", state } = resource.plan(value);
        return new CreateResponse().setId(id).setProperties(toStruct(state, secrets));
      }
      const { id, state } = await markSecrets(secrets, () => resource.create(value, callOf(request, secrets)));
      return new CreateResponse().setId(id).setProperties(toStruct(state, secrets));
    },

    async update(request: UpdateRequest): Promise<UpdateResponse> {
      const resource = resourceOf(request.getUrn());
      const [olds, { value, secrets }] = [unmarshalStored(request.getOlds()), unmarshal(request.getNews())];
      const state = request.getPreview()
        ? resource.plan(value).state
        : // After a partial failure the state contains old values, too.
          await markSecrets([...olds.secrets, ...secrets], () =>
            resource.update(request.getId(), olds.value, value, callOf(request, secrets)),
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
      const result = await resource.read(request.getId(), isStored ? properties.value : undefined, {
        ...callOf(request, secrets),
        ...(typeof projectUid === "string" ? { projectUid } : {}),
      });
      // No ID means that the resource no longer exists.
      if (result === undefined) return new ReadResponse();
      return new ReadResponse()
        .setId(request.getId())
        .setProperties(toStruct(result.state, secrets))
        .setInputs(toStruct(result.inputs, secrets));
    },

    async delete(request: DeleteRequest): Promise<Empty> {
      const { value, secrets } = unmarshalStored(request.getProperties());
      await resourceOf(request.getUrn()).delete(request.getId(), value, callOf(request, secrets));
      return new Empty();
    },
  };
}

/** The plugin also continues states of the dynamic provider, which contain internal properties. */
function unmarshalStored(struct: Struct | undefined): Properties {
  const { value, secrets } = unmarshal(struct);
  const { __provider, __hasSecrets, ...properties } = value as EngineProperties;
  return { value: properties, secrets };
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

/** Marks the secrets in the state of a partial failure. */
async function markSecrets<T>(secrets: readonly string[], method: () => Promise<T>): Promise<T> {
  try {
    return await method();
  } catch (error) {
    if (error instanceof PartialFailure) error.properties = marshal(error.properties, secrets);
    throw error;
  }
}
