/**
 * The members of a virtual machine and of the search-filter inputs in the service's reference, transcribed by hand from
 * its tables and independent of provider/model: a test fails if the model lacks, misspells or misplaces a member.
 *
 * Paths are written as `spec.template.spec.domain.devices.disks[].bootOrder`; `*` stands for the keys of a map.
 */

export type JsonType = "string" | "boolean" | "integer" | "array" | "object" | "number-or-string";

/**
 * The members of one table. `!` after a name marks a required member, `[]` a list, whose items the value describes. An
 * object without documented members is a leaf of type "object".
 */
interface Group {
  [member: string]: JsonType | Group;
}

const LABEL_SELECTOR: Group = {
  "matchExpressions[]": { "key!": "string", "operator!": "string", "values[]": "string" },
  "matchLabels.*": "string",
};

const OBJECT_METADATA: Group = {
  "annotations.*": "string",
  clusterName: "string",
  creationTimestamp: "string",
  deletionGracePeriodSeconds: "integer",
  deletionTimestamp: "string",
  "finalizers[]": "string",
  generateName: "string",
  generation: "integer",
  "labels.*": "string",
  "managedFields[]": {
    apiVersion: "string",
    fieldsType: "string",
    // Bytes, documented as a list of them.
    "fieldsV1.Raw": "array",
    manager: "string",
    operation: "string",
    subresource: "string",
    time: "string",
  },
  name: "string",
  namespace: "string",
  "ownerReferences[]": {
    "apiVersion!": "string",
    "kind!": "string",
    "name!": "string",
    "uid!": "string",
    controller: "boolean",
    blockOwnerDeletion: "boolean",
  },
  resourceVersion: "string",
  selfLink: "string",
  uid: "string",
};

const MATCHER: Group = { inferFromVolume: "string", kind: "string", name: "string", revisionName: "string" };

const TYPED_LOCAL_REFERENCE: Group = { apiGroup: "string", "kind!": "string", "name!": "string" };

const CLAIM_SPEC: Group = {
  "accessModes[]": "string",
  dataSource: TYPED_LOCAL_REFERENCE,
  dataSourceRef: TYPED_LOCAL_REFERENCE,
  resources: { "limits.*": "string", "requests.*": "string" },
  selector: LABEL_SELECTOR,
  storageClassName: "string",
  volumeMode: "string",
  volumeName: "string",
};

const DATA_VOLUME_SOURCE: Group = {
  blank: "object",
  http: {
    "url!": "string",
    certConfigMap: "string",
    "extraHeaders[]": "string",
    "secretExtraHeaders[]": "string",
    secretRef: "string",
  },
  engineImage: { "url!": "string", "diskId!": "string", certConfigMap: "string", secretRef: "string" },
  pvc: { "name!": "string", "namespace!": "string" },
  registry: {
    url: "string",
    imageStream: "string",
    pullMethod: "string",
    certConfigMap: "string",
    secretRef: "string",
  },
  objectStore: { "url!": "string", certConfigMap: "string", secretRef: "string" },
  upload: "object",
  vendorDisk: {
    backingFile: "string",
    initImageURL: "string",
    secretRef: "string",
    thumbprint: "string",
    url: "string",
    uuid: "string",
  },
};

const DATA_VOLUME_TEMPLATE: Group = {
  apiVersion: "string",
  kind: "string",
  metadata: OBJECT_METADATA,
  "spec!": {
    "checkpoints[]": { "current!": "string", "previous!": "string" },
    contentType: "string",
    finalCheckpoint: "boolean",
    preallocation: "boolean",
    priorityClassName: "string",
    pvc: CLAIM_SPEC,
    storage: CLAIM_SPEC,
    source: DATA_VOLUME_SOURCE,
    sourceRef: { "kind!": "string", "name!": "string", namespace: "string" },
  },
};

const CREDENTIAL_SOURCE: Group = { secret: { "secretName!": "string" } };

const ACCESS_CREDENTIAL: Group = {
  sshPublicKey: {
    "propagationMethod!": { configDrive: "object", emuGuestAgent: "object" },
    "source!": CREDENTIAL_SOURCE,
    // Documented as required, but current servers send it in the propagation method.
    "users[]": "string",
  },
  userPassword: { "propagationMethod!": { emuGuestAgent: "object" }, "source!": CREDENTIAL_SOURCE },
};

const NODE_SELECTOR_REQUIREMENT: Group = { "key!": "string", "operator!": "string", "values[]": "string" };

const NODE_SELECTOR_TERM: Group = {
  "matchExpressions[]": NODE_SELECTOR_REQUIREMENT,
  "matchFields[]": NODE_SELECTOR_REQUIREMENT,
};

const POD_AFFINITY_TERM: Group = {
  labelSelector: LABEL_SELECTOR,
  namespaceSelector: LABEL_SELECTOR,
  "namespaces[]": "string",
  "topologyKey!": "string",
};

const POD_AFFINITY: Group = {
  "preferredDuringSchedulingIgnoredDuringExecution[]": { "podAffinityTerm!": POD_AFFINITY_TERM, "weight!": "integer" },
  "requiredDuringSchedulingIgnoredDuringExecution[]": POD_AFFINITY_TERM,
};

const AFFINITY: Group = {
  nodeAffinity: {
    "preferredDuringSchedulingIgnoredDuringExecution[]": { "preference!": NODE_SELECTOR_TERM, "weight!": "integer" },
    requiredDuringSchedulingIgnoredDuringExecution: { "nodeSelectorTerms![]": NODE_SELECTOR_TERM },
  },
  podAffinity: POD_AFFINITY,
  podAntiAffinity: POD_AFFINITY,
};

const SWITCH: Group = { enabled: "boolean" };

const HV_FEATURES: Group = {
  evmcs: SWITCH,
  frequencies: SWITCH,
  ipi: SWITCH,
  reenlightenment: SWITCH,
  relaxed: SWITCH,
  reset: SWITCH,
  runtime: SWITCH,
  spinlocks: { enabled: "boolean", spinlocks: "integer" },
  synic: SWITCH,
  synictimer: { direct: SWITCH, enabled: "boolean" },
  tlbflush: SWITCH,
  vapic: SWITCH,
  vendorid: { enabled: "boolean", vendorid: "string" },
  vpindex: SWITCH,
};

const DISK: Group = {
  "name!": "string",
  blockSize: { custom: { "logical!": "integer", "physical!": "integer" }, matchVolume: SWITCH },
  bootOrder: "integer",
  cache: "string",
  cdrom: { bus: "string", readonly: "boolean", tray: "string" },
  disk: { bus: "string", pciAddress: "string", readonly: "boolean" },
  lun: { bus: "string", readonly: "boolean" },
  dedicatedIOThread: "boolean",
  io: "string",
  serial: "string",
  shareable: "boolean",
  tag: "string",
};

const INTERFACE: Group = {
  "name!": "string",
  acpiIndex: "integer",
  bootOrder: "integer",
  bridge: "object",
  macvtap: "object",
  masquerade: "object",
  passt: "object",
  slirp: "object",
  sriov: "object",
  dhcpOptions: {
    bootFileName: "string",
    "ntpServers[]": "string",
    "privateOptions[]": { "option!": "integer", "value!": "string" },
    tftpServerName: "string",
  },
  macAddress: "string",
  model: "string",
  pciAddress: "string",
  "ports[]": { name: "string", "port!": "integer", protocol: "string" },
  tag: "string",
};

const DEVICES: Group = {
  autoattachGraphicsDevice: "boolean",
  autoattachInputDevice: "boolean",
  autoattachMemBalloon: "boolean",
  autoattachPodInterface: "boolean",
  autoattachSerialConsole: "boolean",
  autoattachVSOCK: "boolean",
  blockMultiQueue: "boolean",
  clientPassthrough: "object",
  disableHotplug: "boolean",
  "disks[]": DISK,
  "filesystems[]": { "name!": "string", "virtiofs!": "object" },
  "gpus[]": {
    "deviceName!": "string",
    "name!": "string",
    tag: "string",
    virtualGPUOptions: { display: { enabled: "boolean", ramFB: SWITCH } },
  },
  "hostDevices[]": { "deviceName!": "string", "name!": "string", tag: "string" },
  "inputs[]": { bus: "string", "name!": "string", "type!": "string" },
  "interfaces[]": INTERFACE,
  networkInterfaceMultiqueue: "boolean",
  rng: "object",
  sound: { model: "string", "name!": "string" },
  tpm: "object",
  useVirtioTransitional: "boolean",
  watchdog: { "name!": "string", i6300esb: { action: "string" } },
};

const DOMAIN: Group = {
  chassis: { asset: "string", manufacturer: "string", serial: "string", sku: "string", version: "string" },
  clock: {
    timer: {
      hpet: { present: "boolean", tickPolicy: "string" },
      hv: { present: "boolean" },
      kv: { present: "boolean" },
      pit: { present: "boolean", tickPolicy: "string" },
      rtc: { present: "boolean", tickPolicy: "string", track: "string" },
    },
    timezone: "string",
    utc: { offsetSeconds: "integer" },
  },
  cpu: {
    cores: "integer",
    sockets: "integer",
    threads: "integer",
    dedicatedCpuPlacement: "boolean",
    isolateEmulatorThread: "boolean",
    model: "string",
    "features[]": { "name!": "string", policy: "string" },
    numa: { guestMappingPassthrough: "object" },
    realtime: { mask: "string" },
  },
  "devices!": DEVICES,
  features: {
    acpi: SWITCH,
    apic: { enabled: "boolean", endOfInterrupt: "boolean" },
    hv: HV_FEATURES,
    kv: { hidden: "boolean" },
    pvspinlock: SWITCH,
    smm: SWITCH,
  },
  firmware: {
    bootloader: { bios: { useSerial: "boolean" }, efi: { secureBoot: "boolean" } },
    kernelBoot: {
      container: {
        "image!": "string",
        imagePullPolicy: "string",
        imagePullSecret: "string",
        initrdPath: "string",
        kernelPath: "string",
      },
      kernelArgs: "string",
    },
    serial: "string",
    uuid: "string",
  },
  ioThreadsPolicy: "string",
  launchSecurity: { sev: "object" },
  machine: { type: "string" },
  memory: { guest: "string", hugepages: { pageSize: "string" } },
  resources: { "limits.*": "string", "requests.*": "string", overcommitGuestOverhead: "boolean" },
};

const PROBE: Group = {
  exec: { "command[]": "string" },
  guestAgentPing: "object",
  httpGet: {
    host: "string",
    "httpHeaders[]": { "name!": "string", "value!": "string" },
    path: "string",
    "port!": "number-or-string",
    scheme: "string",
  },
  tcpSocket: { host: "string", "port!": "number-or-string" },
  initialDelaySeconds: "integer",
  periodSeconds: "integer",
  timeoutSeconds: "integer",
  failureThreshold: "integer",
  successThreshold: "integer",
};

const NETWORK: Group = {
  "name!": "string",
  multiNic: { default: "boolean", "networkName!": "string" },
  pod: { vmNetworkCIDR: "string", vmIPv6NetworkCIDR: "string" },
};

const LOCAL_REFERENCE: Group = { name: "string" };

const CLOUD_INIT: Group = {
  networkData: "string",
  networkDataBase64: "string",
  userData: "string",
  userDataBase64: "string",
  networkDataSecretRef: LOCAL_REFERENCE,
  secretRef: LOCAL_REFERENCE,
};

const DATA_VOLUME: Group = { "name!": "string", hotpluggable: "boolean" };

const CLAIM: Group = { "claimName!": "string", hotpluggable: "boolean", readOnly: "boolean" };

const VOLUME: Group = {
  "name!": "string",
  cloudInitConfigDrive: CLOUD_INIT,
  cloudInitNoCloud: CLOUD_INIT,
  configMap: { name: "string", optional: "boolean", volumeLabel: "string" },
  containerDisk: { "image!": "string", imagePullPolicy: "string", imagePullSecret: "string", path: "string" },
  dataVolume: DATA_VOLUME,
  downwardAPI: {
    "fields[]": {
      fieldRef: { apiVersion: "string", "fieldPath!": "string" },
      mode: "integer",
      "path!": "string",
      resourceFieldRef: { containerName: "string", divisor: "string", "resource!": "string" },
    },
    volumeLabel: "string",
  },
  downwardMetrics: "object",
  emptyDisk: { "capacity!": "string" },
  // "See below" in the reference refers to the row of memoryDump and persistentVolumeClaim.
  ephemeral: { persistentVolumeClaim: CLAIM },
  hostDisk: { capacity: "string", "path!": "string", shared: "boolean", "type!": "string" },
  memoryDump: CLAIM,
  persistentVolumeClaim: CLAIM,
  secret: { optional: "boolean", secretName: "string", volumeLabel: "string" },
  serviceAccount: { serviceAccountName: "string" },
  sysprep: { configMap: LOCAL_REFERENCE, secret: LOCAL_REFERENCE },
};

const INSTANCE_SPEC: Group = {
  "accessCredentials[]": ACCESS_CREDENTIAL,
  affinity: AFFINITY,
  dnsConfig: {
    "nameservers[]": "string",
    "options[]": { name: "string", value: "string" },
    "searches[]": "string",
  },
  dnsPolicy: "string",
  "domain!": DOMAIN,
  evictionStrategy: "string",
  hostname: "string",
  livenessProbe: PROBE,
  readinessProbe: PROBE,
  "networks[]": NETWORK,
  "nodeSelector.*": "string",
  priorityClassName: "string",
  schedulerName: "string",
  startStrategy: "string",
  subdomain: "string",
  terminationGracePeriodSeconds: "integer",
  "tolerations[]": {
    effect: "string",
    key: "string",
    operator: "string",
    tolerationSeconds: "integer",
    value: "string",
  },
  "topologySpreadConstraints[]": {
    labelSelector: LABEL_SELECTOR,
    "maxSkew!": "integer",
    "topologyKey!": "string",
    "whenUnsatisfiable!": "string",
  },
  "volumes[]": VOLUME,
};

const STATUS: Group = {
  "conditions[]": {
    lastProbeTime: "string",
    lastTransitionTime: "string",
    message: "string",
    reason: "string",
    "status!": "string",
    "type!": "string",
  },
  created: "boolean",
  ready: "boolean",
  printableStatus: "string",
  memoryDumpRequest: {
    "claimName!": "string",
    "phase!": "string",
    fileName: "string",
    message: "string",
    remove: "boolean",
    startTimestamp: "string",
    endTimestamp: "string",
  },
  restoreInProgress: "string",
  snapshotInProgress: "string",
  startFailure: { consecutiveFailCount: "integer", lastFailedVMIUID: "string", retryAfterTimestamp: "string" },
  "stateChangeRequests[]": { "action!": "string", "data.*": "string", uid: "string" },
  "volumeRequests[]": {
    addVolumeOptions: {
      "disk!": DISK,
      "dryRun[]": "string",
      "name!": "string",
      "volumeSource!": { dataVolume: DATA_VOLUME, persistentVolumeClaim: CLAIM },
    },
    removeVolumeOptions: { "dryRun[]": "string", "name!": "string" },
  },
  "volumeSnapshotStatuses[]": { "enabled!": "boolean", "name!": "string", reason: "string" },
};

const VIRTUAL_MACHINE: Group = {
  apiVersion: "string",
  kind: "string",
  metadata: OBJECT_METADATA,
  "spec!": {
    "template!": { metadata: OBJECT_METADATA, spec: INSTANCE_SPEC },
    "dataVolumeTemplates[]": DATA_VOLUME_TEMPLATE,
    instancetype: MATCHER,
    preference: MATCHER,
    runStrategy: "string",
    running: "boolean",
  },
  status: STATUS,
};

/** Members that current servers send although the reference does not contain them. None is required. */
const BEYOND_REFERENCE: Group = {
  spec: {
    updateVolumesStrategy: "string",
    "dataVolumeTemplates[].spec": {
      source: {
        gcs: { url: "string", secretRef: "string" },
        snapshot: { namespace: "string", name: "string" },
        "registry.platform.architecture": "string",
      },
      "storage.dataSourceRef.namespace": "string",
    },
    "template.spec": {
      "accessCredentials[].sshPublicKey.propagationMethod.emuGuestAgent.users[]": "string",
      architecture: "string",
      "resourceClaims[]": "object",
      domain: {
        devices: { downwardMetrics: "object", logSerialConsole: "boolean" },
        "features.hypervPassthrough.enabled": "boolean",
        "firmware.bootloader.efi.persistent": "boolean",
        "ioThreads.supplementalPoolThreadCount": "integer",
      },
    },
  },
};

const SEARCH_INPUTS: Group = { "inputs.*.values[]": { name: "string", uid: "string" } };

/** The JSON type of every leaf of a virtual machine. */
export const DOCUMENTED_LEAVES: Record<string, JsonType> = leavesOf(VIRTUAL_MACHINE);

/** The JSON type of every leaf of a virtual machine that is not in the reference. */
export const BEYOND_REFERENCE_LEAVES: Record<string, JsonType> = leavesOf(BEYOND_REFERENCE);

/** The members of a virtual machine that are present whenever their parent is. */
export const REQUIRED_MEMBERS: string[] = requiredOf(VIRTUAL_MACHINE);

/** The JSON type of every leaf of the search-filter inputs, none of which is required. */
export const SEARCH_INPUT_LEAVES: Record<string, JsonType> = leavesOf(SEARCH_INPUTS);

function leavesOf(group: Group): Record<string, JsonType> {
  const leaves: Record<string, JsonType> = {};
  for (const [key, content] of Object.entries(group)) {
    const path = key.replace("!", "");
    if (typeof content === "string") {
      leaves[path] = content;
    } else {
      for (const [inner, type] of Object.entries(leavesOf(content))) leaves[`${path}.${inner}`] = type;
    }
  }
  return leaves;
}

function requiredOf(group: Group): string[] {
  return Object.entries(group).flatMap(([key, content]) => {
    const path = key.replace("!", "");
    const own = key.includes("!") ? [path.replace("[]", "")] : [];
    return typeof content === "string" ? own : [...own, ...requiredOf(content).map((inner) => `${path}.${inner}`)];
  });
}
