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
import type { Difference } from "../drift.js";
import { type Call, type HostClusterConfigLifecycle, PartialFailure, type StoredState } from "../hostClusterConfig.js";
import type { HostClusterConfigArgs } from "../model/hostClusterConfig.js";
import { UNKNOWN } from "../unknown.js";
import { parseUrn } from "../urn.js";
import { checkResponse } from "./checkResponse.js";
import type { EngineLog } from "./engineLog.js";
import { conceal, reveal, toStruct } from "./properties.js";
import { noSuchToken, tokenOf } from "./tokens.js";

const RESOURCE = tokenOf("HostClusterConfig");

/** The methods about resources. */
export function resourceMethods(lifecycle: HostClusterConfigLifecycle, log: EngineLog) {
  const callOf = (request: { getUrn(): string; getTimeout?(): number }): Call => ({
    log: (message) => log.info(message, request.getUrn()),
    // 0 where the user has not set any. The oldest SDK that is supported has none for a read.
    timeoutSeconds: request.getTimeout?.() || undefined,
  });

  /** The state after a write of the inputs; in a preview, as far as it is known before. */
  async function write(
    request: CreateRequest | UpdateRequest,
    inputs: Struct | undefined,
    olds?: StoredState,
  ): Promise<{ clusterUid: string; properties: Struct }> {
    const { value, secrets } = reveal(inputs);
    const declared = value as unknown as HostClusterConfigArgs;
    try {
      const state = request.getPreview()
        ? lifecycle.plan(declared)
        : await lifecycle.write(declared, olds, callOf(request));
      return { clusterUid: state.clusterUid, properties: toStruct(state, secrets) };
    } catch (error) {
      if (error instanceof PartialFailure) error.properties = conceal(error.properties, secrets);
      throw error;
    }
  }

  return {
    check(request: CheckRequest): CheckResponse {
      const urn = request.getUrn();
      const { type } = parseUrn(urn);
      if (type !== RESOURCE) throw noSuchToken("resource", type, [RESOURCE]);
      const { value, secrets } = reveal(request.getNews());
      const { inputs, reasons, warnings } = lifecycle.check(value, secrets, urn);
      for (const warning of warnings) log.warn(warning, urn);
      return checkResponse(toStruct(inputs, secrets), reasons);
    },

    diff(request: DiffRequest): DiffResponse {
      const news = reveal(request.getNews()).value as unknown as StoredState;
      const { changes, replaces, differences } = lifecycle.diff(stateIn(request.getOlds()), news);
      const { DIFF_SOME, DIFF_NONE } = DiffResponse.DiffChanges;
      const response = new DiffResponse()
        .setChanges(changes ? DIFF_SOME : DIFF_NONE)
        .setReplacesList(replaces)
        .setHasdetaileddiff(true);
      for (const difference of differences) {
        const kind = kindOf(difference, replaces.includes(difference.path));
        response.getDetaileddiffMap().set(difference.path, new PropertyDiff().setKind(kind));
      }
      return response;
    },

    async create(request: CreateRequest): Promise<CreateResponse> {
      const { clusterUid, properties } = await write(request, request.getProperties());
      // A preview may not know it yet.
      return new CreateResponse().setId(clusterUid === UNKNOWN ? "" : clusterUid).setProperties(properties);
    },

    async update(request: UpdateRequest): Promise<UpdateResponse> {
      const { properties } = await write(request, request.getNews(), stateIn(request.getOlds()));
      return new UpdateResponse().setProperties(properties);
    },

    /** Also for an import, and for a resource that is only read: these have no state yet. */
    async read(request: ReadRequest): Promise<ReadResponse> {
      const { value, secrets } = reveal(request.getProperties());
      const result = await lifecycle.read(request.getId(), value, callOf(request));
      // No id means that there is no such resource any more.
      if (result === undefined) return new ReadResponse();
      return new ReadResponse()
        .setId(request.getId())
        .setProperties(toStruct(result.state, secrets))
        .setInputs(toStruct(result.inputs, secrets));
    },

    async delete(request: DeleteRequest): Promise<Empty> {
      await lifecycle.delete(stateIn(request.getProperties()), callOf(request));
      return new Empty();
    },
  };
}

function stateIn(properties: Struct | undefined): StoredState {
  return reveal(properties).value as unknown as StoredState;
}

function kindOf({ one, other }: Difference, replaces: boolean): PropertyDiff.Kind {
  const { ADD, ADD_REPLACE, DELETE, DELETE_REPLACE, UPDATE, UPDATE_REPLACE } = PropertyDiff.Kind;
  if (one === undefined) return replaces ? ADD_REPLACE : ADD;
  if (other === undefined) return replaces ? DELETE_REPLACE : DELETE;
  return replaces ? UPDATE_REPLACE : UPDATE;
}
