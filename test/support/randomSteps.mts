/** Random sequences of engine steps, and what must hold after each of them. */
import assert from "node:assert/strict";
import fc from "fast-check";
import type { SettingValues } from "../../provider/configuration/index.js";
import { isEquivalent } from "../../provider/hostClusters/canonicalForm.js";
import { Emulator } from "../emulator/index.mjs";
import { ClusterModel, type Config, type Declared, type Outcome } from "./declarationModel.mjs";
import { type Properties, type Registration, restored, type Stored } from "./simulatedEngine.mjs";

/** An engine with a stack of one resource, simulated or real. */
export interface StepEngine {
  stored(): Promise<Pick<Stored, "inputs" | "outputs"> | undefined>;
  /** Runs `pulumi up`. @returns The error, and what it logged. */
  up(program: Registration, settings: SettingValues): Promise<Result>;
  /** Runs `pulumi refresh`, with the settings in the state. */
  refresh(): Promise<Result>;
  import(uid: string, settings: SettingValues): Promise<Result>;
  /** Removes the resource from the state. */
  forget(settings: SettingValues): Promise<void>;
}

export interface Result {
  error?: unknown;
  log: string;
}

const UIDS = ["c1", "c2"] as const;
type Uid = (typeof UIDS)[number];

const ingress = (ingressConfig: Config) => ({ type: "Ingress", config: { ingressConfig } });
const loadBalancer = (loadBalancerConfig: Config) => ({ type: "LoadBalancer", config: { loadBalancerConfig } });

/** What a program or somebody else sets, mostly one field at a time. */
const FIELDS: Record<string, readonly unknown[]> = {
  isHostCluster: [undefined, true, false],
  clusterGroup: [undefined, { uid: "a" }, { uid: "b" }, { uid: "a", name: "n" }],
  hostCluster: [undefined, { uid: "h" }, { uid: "i", name: "n" }],
  clusterEndpoint: [
    undefined,
    ingress({ host: "a.example.com" }),
    ingress({ host: "a.example.com", port: 8443 }),
    ingress({ host: "b.example.com" }),
    loadBalancer({ externalTrafficPolicy: "Local" }),
    loadBalancer({ externalTrafficPolicy: "Cluster", externalIPs: ["192.0.2.1"] }),
    loadBalancer({ externalIPs: ["192.0.2.2"], loadBalancerSourceRanges: ["10.0.0.0/8"] }),
    loadBalancer({ externalIPs: [], loadBalancerSourceRanges: ["10.0.0.0/8"] }),
    loadBalancer({ externalTrafficPolicy: "Local", externalIPs: [] }),
    loadBalancer({ loadBalancerSourceRanges: ["0.0.0.0/0"] }),
  ],
};

/** An endpoint with a part that its type does not use. */
const withDormant = (type: string) => ({
  type,
  config: { ingressConfig: { host: "d.example.com" }, loadBalancerConfig: { externalIPs: ["192.0.2.9"] } },
});

/** What only somebody else sets. */
const FOREIGN: Record<string, readonly unknown[]> = {
  ...FIELDS,
  clusterGroup: [...(FIELDS["clusterGroup"] ?? []), { uid: "a", name: "palette" }, { uid: "z", scope: "s" }],
  clusterEndpoint: [
    ...(FIELDS["clusterEndpoint"] ?? []),
    { ...ingress({ host: "a.example.com" }), extra: "x" },
    ...["Ingress", "LoadBalancer"].map(withDormant),
  ],
  unknown: [undefined, { of: "others" }],
};

const PATTERNS = [
  "isHostCluster",
  "clusterGroup",
  "clusterGroup.uid",
  "clusterGroup.name",
  "hostCluster",
  "clusterEndpoint",
  "clusterEndpoint.type",
  "clusterEndpoint.config.*",
  "clusterEndpoint.config.ingressConfig.host",
  "clusterEndpoint.config.ingressConfig.port",
  "clusterEndpoint.config.loadBalancerConfig.externalIPs",
  "clusterEndpoint.config.loadBalancerConfig.externalIPs[0]",
  "clusterEndpoint.config.loadBalancerConfig.externalTrafficPolicy",
];

const uids = fc.constantFrom<Uid>(...UIDS);
const edits = (fields: typeof FIELDS) =>
  fc
    .constantFrom(...Object.keys(fields))
    .chain((field) =>
      fc.record({ uid: uids, field: fc.constant(field), value: fc.constantFrom(...(fields[field] ?? [])) }),
    );

const ignored = fc.oneof(
  { weight: 3, arbitrary: fc.constant<string[]>([]) },
  { weight: 1, arbitrary: fc.constant<string[]>(["*"]) },
  { weight: 3, arbitrary: fc.subarray(PATTERNS, { minLength: 1, maxLength: 3 }) },
);

const STEPS = {
  up: fc.record({
    kind: fc.constant("up" as const),
    edits: fc.array(edits(FIELDS), { maxLength: 3 }),
    /** Undefined: as before. */
    ignored: fc.option(ignored, { nil: undefined }),
    wildcard: fc.boolean(),
    faults: fc.dictionary(uids, fc.constantFrom("lost", "applied", "refused")),
    isRefreshed: fc.boolean(),
    reads: fc.constantFrom<("auto" | "off")[]>("auto", "auto", "auto", "off"),
    service: fc.constantFrom(0, 0, 0, 0, 1),
    /** The cluster that the map of a fleet does not have. */
    without: fc.constantFrom(undefined, undefined, undefined, "c2"),
  }),
  refresh: fc.record({ kind: fc.constant("refresh" as const) }),
  import: fc.record({ kind: fc.constant("import" as const) }),
  forget: fc.record({ kind: fc.constant("forget" as const) }),
  others: fc.record({
    kind: fc.constant("others" as const),
    service: fc.constantFrom(0, 0, 0, 1),
    edit: edits(FOREIGN),
  }),
};

type Generated<T> = T extends fc.Arbitrary<infer U> ? U : never;
type Step = Generated<(typeof STEPS)[keyof typeof STEPS]>;
type Up = Generated<typeof STEPS.up>;

/** Random steps, at a service that replaces or merges configurations. */
export function sequences({ maxLength }: { maxLength: number }) {
  const taken: fc.Arbitrary<Step[]> = fc.array(
    fc.oneof(
      { weight: 10, arbitrary: STEPS.up as fc.Arbitrary<Step> },
      { weight: 4, arbitrary: STEPS.others },
      { weight: 2, arbitrary: STEPS.refresh },
      { weight: 2, arbitrary: STEPS.import },
      { weight: 1, arbitrary: STEPS.forget },
    ),
    { minLength: 2, maxLength, size: "max" },
  );
  return fc.record({ taken, patch: fc.constantFrom<("replace" | "merge")[]>("replace", "merge") });
}

/** Two services for each kind of `PATCH`. Each call gets them as new. */
export function useServices(): (patch: "replace" | "merge") => readonly Emulator[] {
  const services = { replace: [] as Emulator[], merge: [] as Emulator[] };
  before(async () => {
    for (const patch of ["replace", "replace", "merge", "merge"] as const) {
      const service = await Emulator.start({ patch });
      service.acceptsUnknownMembers = true;
      services[patch].push(service);
    }
  });
  after(() => Promise.all([...services.replace, ...services.merge].map((service) => service.stop())));
  return (patch) => {
    for (const service of services[patch]) {
      service.reset();
      service.addCluster(...UIDS.map((uid) => ({ uid })));
    }
    return services[patch];
  };
}

const FAULTS = {
  lost: { reset: true },
  applied: { reset: true, applied: true },
  refused: { status: 403, body: { code: "Forbidden", message: "no" } },
} as const;

/** Makes the steps with a resource, and asserts the properties. */
export async function takeSteps(
  engine: StepEngine,
  services: readonly Emulator[],
  { taken, isFleet, canImport }: { taken: readonly Step[]; isFleet: boolean; canImport: boolean },
): Promise<void> {
  const program: Record<Uid, Config> = { c1: { isHostCluster: true }, c2: { isHostCluster: true } };
  const models = services.map(() => new Map(UIDS.map((uid) => [uid, new ClusterModel()])));
  const modelOf = (service: number, uid: Uid) => models[service]?.get(uid) as ClusterModel;
  let option: { ignored: string[]; wildcard: boolean } = { ignored: [], wildcard: false };
  /** The settings in the state: a refresh uses them. */
  let settings: Pick<Up, "service" | "reads"> = { service: 0, reads: "auto" };
  /** The service that the state is about. */
  let at: Up["service"] = 0;

  const actual = (service: number, uid: Uid) => services[service]?.clusters.get(uid)?.hostClusterConfig;
  const valuesOf = ({ service, reads }: typeof settings): SettingValues => {
    const { baseUrl, apiKey } = services[service] as Emulator;
    return { baseUrl, apiKey, maxRetries: 0, reads };
  };
  const configIn = (properties: Properties | undefined, uid: Uid): Config | undefined => {
    if (properties === undefined) return undefined;
    const config = isFleet
      ? (properties["clusters"] as Record<string, Config>)[uid]
      : uid === "c1"
        ? properties
        : undefined;
    return (
      config && Object.fromEntries(Object.entries(config).filter(([name]) => name !== "unknown" && name in FIELDS))
    );
  };
  const argsOf = (declared: readonly Uid[]): Properties =>
    structuredClone(
      isFleet
        ? { clusters: Object.fromEntries(declared.map((uid) => [uid, program[uid]])) }
        : { clusterUid: "c1", ...program.c1 },
    );
  const patterns = () => {
    const { ignored, wildcard } = option;
    if (!isFleet || ignored[0] === "*") return ignored;
    return ignored.map((each) => (wildcard ? `clusters["*"].${each}` : `clusters.c1.${each}`));
  };
  /** The paths of `ignoreChanges` in a cluster. */
  const within = (uid: Uid) =>
    option.ignored[0] === "*"
      ? [isFleet ? "" : "*"]
      : !isFleet || option.wildcard || uid === "c1"
        ? option.ignored
        : [];

  async function refresh(): Promise<boolean> {
    const stored = await engine.stored();
    const { error, log } = await engine.refresh();
    if (stored === undefined) return true;
    if (at !== settings.service) {
      assert.match(String(error), /The state is of another service/);
      return false;
    }
    assert.equal(error, undefined, `a refresh succeeds: ${error} ${log}`);
    if (settings.reads === "off") return true;
    const now = await engine.stored();
    for (const uid of UIDS) {
      const model = modelOf(at, uid);
      if (configIn(now?.outputs, uid) !== undefined) assert.deepEqual(model.refreshed(actual(at, uid)), [], uid);
      else {
        assert.ok(!model.isConfirmed, `a confirmed cluster stays in the state: ${uid}`);
        model.forget();
      }
    }
    return true;
  }

  /** @returns Whether it succeeded, and the number of writes. */
  async function up({ service, reads, faults, without }: Pick<Up, "service" | "reads" | "faults" | "without">) {
    const emulator = services[service] as Emulator;
    const declaredUids = (isFleet ? UIDS : (["c1"] as const)).filter((uid) => uid !== without);
    const old = await engine.stored();
    if (old === undefined || at !== service) for (const uid of UIDS) modelOf(service, uid).forget();
    const registration = { args: argsOf(declaredUids), ignoreChanges: patterns() };
    const goal = old ? restored(registration.args, old.inputs, registration.ignoreChanges) : registration.args;
    const inGoal = UIDS.filter((uid) => configIn(goal, uid) !== undefined);
    const before = new Map(UIDS.map((uid) => [uid, structuredClone(actual(service, uid))]));
    for (const [uid, fault] of Object.entries(faults))
      emulator.fail({ method: "PATCH", url: `/${uid}/`, ...FAULTS[fault as keyof typeof FAULTS] });
    const sent = emulator.patches.length;
    const { error, log } = await engine.up(registration, valuesOf({ service, reads }));
    emulator.recover();
    settings = { service, reads };
    const written = emulator.patches.slice(sent).map(({ url }) => UIDS.find((uid) => url.includes(`/${uid}/`)) as Uid);
    const isInvalid =
      /must |is required|is not valid|needs/.test(String(error)) &&
      written.length === 0 &&
      !/403|Declare isH/.test(String(error));
    const isUndeclared = /Declare isHostCluster/.test(String(error));
    const isFailing = written.some((uid) => uid in faults);
    if (error !== undefined)
      assert.ok(
        isInvalid || isFailing || (reads === "off" && isUndeclared),
        `an up without a fault succeeds: ${error}`,
      );
    if (isInvalid) return { succeeded: false, written };
    assert.equal(error !== undefined, isFailing || isUndeclared, "an up with a fault fails");

    const outcomes = new Map(
      inGoal.map((uid): [Uid, Outcome] => {
        if (!written.includes(uid)) return [uid, error === undefined ? "unchanged" : "refused"];
        const fault = faults[uid] as keyof typeof FAULTS | undefined;
        return [uid, fault === undefined ? "written" : fault === "refused" ? "refused" : "unknown"];
      }),
    );
    const hasEffect =
      error === undefined || [...outcomes.values()].some((each) => ["written", "unknown"].includes(each));
    const shown = log.split("\n").filter((line) => line.includes("declared with isHostCluster: false"));
    const problems: string[] = [];
    for (const [uid, outcome] of outcomes) {
      const model = modelOf(service, uid);
      const config = configIn(goal, uid) ?? {};
      const declared: Declared = {
        config,
        patterns: within(uid),
        old: configIn(old?.inputs, uid),
        isRead: reads !== "off",
      };
      const isShown = shown.some((line) => !isFleet || line.includes(JSON.stringify(uid)));
      const wrongs = model.wrongsOf(declared, before.get(uid), actual(service, uid), isShown);
      const missing = model.ended(declared, outcome, actual(service, uid));
      problems.push(...[...wrongs, ...missing].map((problem) => `${uid}: ${problem}`));
    }
    assert.deepEqual(problems, []);
    if (hasEffect) {
      at = service;
      for (const uid of UIDS) if (!inGoal.includes(uid)) modelOf(service, uid).forget();
    }
    return { succeeded: error === undefined, written };
  }

  function change({ service, edit: { uid, field, value } }: Generated<typeof STEPS.others>) {
    const before = structuredClone(actual(service, uid));
    const { [field]: _, ...others } = before ?? {};
    const hostClusterConfig = structuredClone({ ...others, ...(value !== undefined && { [field]: value }) });
    services[service]?.addCluster({ uid, hostClusterConfig });
    modelOf(service, uid).changed(before, hostClusterConfig);
  }

  async function take(step: Step) {
    switch (step.kind) {
      case "others":
        return change(step);
      case "refresh":
        return refresh();
      case "forget":
        if ((await engine.stored()) === undefined) return;
        return engine.forget(valuesOf(settings));
      case "import": {
        if (!canImport || (await engine.stored()) !== undefined) return;
        settings = { ...settings, reads: "auto" };
        const { error } = await engine.import("c1", valuesOf(settings));
        assert.equal(error, undefined);
        at = settings.service;
        const model = modelOf(at, "c1");
        model.forget();
        model.isConfirmed = true;
        model.refreshed(actual(at, "c1"));
        return;
      }
      default: {
        for (const { uid, field, value } of step.edits) {
          const { [field]: _, ...others } = program[uid];
          program[uid] = { ...others, ...(value !== undefined && { [field]: value }) };
        }
        if (step.ignored !== undefined) option = { ignored: step.ignored, wildcard: step.wildcard };
        if (step.isRefreshed && !(await refresh())) return;
        return up(step);
      }
    }
  }

  for (const step of taken) await take(step);

  // Convergence, first with the option, and then without it.
  const last = { service: at, reads: "auto", faults: {}, without: undefined } as const;
  for (const ignoredPaths of [option.ignored, []]) {
    option = { ...option, ignored: ignoredPaths };
    settings.reads = "auto";
    if (!(await up(last)).succeeded) continue;
    await refresh();
    if (!(await up(last)).succeeded) continue;
    const stored = await engine.stored();
    assert.deepEqual((await up(last)).written, [], "an up after up --refresh sends nothing");
    await refresh();
    if (ignoredPaths.length === 0)
      assert.ok(isEquivalent(await engine.stored(), stored), "then a refresh shows no drift");
    assert.deepEqual((await up(last)).written, [], "an up after up --refresh sends nothing");
  }
}
