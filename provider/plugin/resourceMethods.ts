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
import { concerns, formatPath, parsePointer } from "../finding.js";
import { type Call, type HostClusterConfigLifecycle, PartialFailure, type StoredState } from "../hostClusterConfig.js";
import type { HostClusterConfigArgs } from "../model/hostClusterConfig.js";
import { UNKNOWN } from "../unknown.js";
import { parseUrn } from "../urn.js";
import { checkReply } from "./checkReply.js";
import type { EngineLog } from "./engineLog.js";
import { conceal, type Properties, reveal, toStruct } from "./properties.js";
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
      return checkReply(toStruct(inputs, secrets), reasons);
    },

    diff(request: DiffRequest): DiffResponse {
      const [olds, news] = [reveal(request.getOlds()), reveal(request.getNews())];
      const { replaces, differences } = lifecycle.diff(stateOf(olds), stateOf(news));
      const { DIFF_SOME, DIFF_NONE } = DiffResponse.DiffChanges;
      const response = new DiffResponse().setReplacesList(replaces).setHasdetaileddiff(true);
      const places = response.getDetaileddiffMap();
      for (const difference of differences) {
        const kind = kindOf(difference, replaces.includes(difference.path));
        places.set(difference.path, new PropertyDiff().setKind(kind));
      }
      // The same value as before is to be stored as a secret now.
      for (const pointer of news.secrets.filter((each) => !concerns(olds.secrets, each))) {
        if (differences.some((difference) => concerns([pointer], difference.pointer))) continue;
        places.set(formatPath(parsePointer(pointer)), new PropertyDiff().setKind(PropertyDiff.Kind.UPDATE));
      }
      return response.setChanges(places.getLength() > 0 ? DIFF_SOME : DIFF_NONE);
    },

    async create(request: CreateRequest): Promise<CreateResponse> {
      const { clusterUid, properties } = await write(request, request.getProperties());
      // A preview may not know it yet.
      return new CreateResponse().setId(clusterUid === UNKNOWN ? "" : clusterUid).setProperties(properties);
    },

    async update(request: UpdateRequest): Promise<UpdateResponse> {
      const { properties } = await write(request, request.getNews(), stateOf(reveal(request.getOlds())));
      return new UpdateResponse().setProperties(properties);
    },

    /** Also for an import, and for a resource that is only read: these have no state yet. */
    async read(request: ReadRequest): Promise<ReadResponse> {
      const { value, secrets } = reveal(request.getProperties());
      const hasInputs = (request.getInputs()?.getFieldsMap().getLength() ?? 0) > 0;
      // Without inputs it is not what we wrote, but what a program gives beside the id: at most the project counts.
      const stored = hasInputs ? value : { projectUid: value["projectUid"] as string | undefined };
      const result = await lifecycle.read(request.getId(), stored, callOf(request));
      // No id means that there is no such resource any more.
      if (result === undefined) return new ReadResponse();
      return new ReadResponse()
        .setId(request.getId())
        .setProperties(toStruct(result.state, secrets))
        .setInputs(toStruct(result.inputs, secrets));
    },

    async delete(request: DeleteRequest): Promise<Empty> {
      await lifecycle.delete(stateOf(reveal(request.getProperties())), callOf(request));
      return new Empty();
    },
  };
}

function stateOf({ value }: Properties): StoredState {
  return value as unknown as StoredState;
}

function kindOf({ one, other }: Difference, replaces: boolean): PropertyDiff.Kind {
  const { ADD, ADD_REPLACE, DELETE, DELETE_REPLACE, UPDATE, UPDATE_REPLACE } = PropertyDiff.Kind;
  if (one === undefined) return replaces ? ADD_REPLACE : ADD;
  if (other === undefined) return replaces ? DELETE_REPLACE : DELETE;
  return replaces ? UPDATE_REPLACE : UPDATE;
}
