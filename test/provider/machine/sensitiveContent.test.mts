import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import {
  removeSensitiveContent,
  SENSITIVE_MEMBERS,
  sensitiveValues,
  URL_MEMBERS,
} from "../../../provider/machine/sensitiveContent.js";
import { definitions } from "../schema.mjs";

const SECRET = "s3cret";
const LAST_APPLIED = "kubectl.kubernetes.io/last-applied-configuration";
const annotated = {
  annotations: { [LAST_APPLIED]: SECRET, "kubevirt.io/ignitiondata": SECRET, "example.com/owner": "kept" },
  name: "kept",
};
const annotatedWithout = { annotations: { "example.com/owner": "kept" }, name: "kept" };

const cloudInit = {
  userData: SECRET,
  userDataBase64: SECRET,
  networkData: SECRET,
  networkDataBase64: SECRET,
  secretRef: { name: "kept" },
  networkDataSecretRef: { name: "kept" },
};
const cloudInitWithout = { secretRef: { name: "kept" }, networkDataSecretRef: { name: "kept" } };

const inVolume = (source: object) => ({ spec: { template: { spec: { volumes: [{ name: "a" }, source] } } } });
const inProbe = (probe: object) => ({ spec: { template: { spec: { livenessProbe: probe } } } });
const inDomain = (domain: object) => ({ spec: { template: { spec: { domain } } } });
const inDataVolume = (source: object) => ({ spec: { dataVolumeTemplates: [{ spec: { source } }] } });

describe("removeSensitiveContent", () => {
  type Removal = [name: string, machine: unknown, rest: unknown];
  const removed: Removal[] = [
    [
      "cloud-init data for a config drive",
      inVolume({ cloudInitConfigDrive: cloudInit }),
      inVolume({ cloudInitConfigDrive: cloudInitWithout }),
    ],
    [
      "cloud-init data for NoCloud",
      inVolume({ cloudInitNoCloud: cloudInit }),
      inVolume({ cloudInitNoCloud: cloudInitWithout }),
    ],
    [
      "headers of an HTTP source",
      inDataVolume({ http: { url: "kept", extraHeaders: [SECRET], secretExtraHeaders: ["kept"], secretRef: "kept" } }),
      inDataVolume({ http: { url: "kept", secretExtraHeaders: ["kept"], secretRef: "kept" } }),
    ],
    [
      "headers of probes",
      inProbe({ httpGet: { port: 80, httpHeaders: [{ name: "Authorization", value: SECRET }] } }),
      inProbe({ httpGet: { port: 80 } }),
    ],
    ["commands of probes", inProbe({ exec: { command: ["ping", SECRET] } }), inProbe({ exec: {} })],
    [
      "kernel arguments",
      inDomain({ firmware: { kernelBoot: { container: { image: "kept" }, kernelArgs: SECRET } } }),
      inDomain({ firmware: { kernelBoot: { container: { image: "kept" } } } }),
    ],
    ...["http", "engineImage", "registry", "objectStore", "vendorDisk", "gcs"].map(
      (source): Removal => [
        `user, password and query of the URL of ${source}`,
        inDataVolume({ [source]: { url: `https://user:${SECRET}@a.example:8443/b?signature=${SECRET}#${SECRET}` } }),
        inDataVolume({ [source]: { url: "https://a.example:8443/b" } }),
      ],
    ),
    [
      "the user of a URL without a scheme",
      inDataVolume({ registry: { url: `//user:${SECRET}@a/b` } }),
      inDataVolume({ registry: { url: "//a/b" } }),
    ],
    [
      "the user of the image of a vendor disk",
      inDataVolume({ vendorDisk: { initImageURL: `docker://user:${SECRET}@a/b:1` } }),
      inDataVolume({ vendorDisk: { initImageURL: "docker://a/b:1" } }),
    ],
    [
      "the query of a path",
      inProbe({ httpGet: { port: 80, path: `/healthz?token=${SECRET}` } }),
      inProbe({ httpGet: { port: 80, path: "/healthz" } }),
    ],
    [
      "a URL of another type",
      inDataVolume({ http: { url: [`https://user:${SECRET}@a`] } }),
      inDataVolume({ http: {} }),
    ],
    [
      "the last applied configuration of machine, instance and data volumes",
      {
        metadata: annotated,
        spec: { template: { metadata: annotated }, dataVolumeTemplates: [{}, { metadata: annotated }] },
      },
      {
        metadata: annotatedWithout,
        spec: { template: { metadata: annotatedWithout }, dataVolumeTemplates: [{}, { metadata: annotatedWithout }] },
      },
    ],
    [
      "all of that in undocumented places",
      {
        metadata: { annotations: {}, history: [[{ annotations: { [LAST_APPLIED]: SECRET } }]] },
        status: {
          cloudInitNoCloud: [cloudInit],
          volumeRequests: [{ addVolumeOptions: { volumeSource: { cloudInitConfigDrive: cloudInit } } }],
          imports: { "0": { http: { extraHeaders: SECRET } } },
        },
      },
      {
        metadata: { annotations: {}, history: [[{ annotations: {} }]] },
        status: {
          cloudInitNoCloud: [cloudInitWithout],
          volumeRequests: [{ addVolumeOptions: { volumeSource: { cloudInitConfigDrive: cloudInitWithout } } }],
          imports: { "0": { http: {} } },
        },
      },
    ],
    [
      "values of any type",
      inVolume({ cloudInitNoCloud: { userData: { password: SECRET }, networkData: [SECRET], userDataBase64: 7 } }),
      inVolume({ cloudInitNoCloud: {} }),
    ],
    [
      "text in place of the object with cloud-init data",
      [inVolume({ cloudInitNoCloud: SECRET }), inVolume({ cloudInitConfigDrive: [SECRET] })],
      [inVolume({}), inVolume({})],
    ],
    [
      "null",
      inVolume({ cloudInitNoCloud: { userData: null, secretRef: null } }),
      inVolume({ cloudInitNoCloud: { secretRef: null } }),
    ],
  ];
  describe("removes", () => {
    for (const [name, machine, rest] of removed) {
      it(name, () => {
        const value = structuredClone(machine);
        removeSensitiveContent(value);
        assert.deepEqual(value, rest);
      });
    }
  });

  const kept: [name: string, machine: unknown][] = [
    ["labels and annotations with names of sensitive members", { metadata: labelled("userData", "extraHeaders") }],
    ["a label with the name of the sensitive annotation", { metadata: { labels: { [LAST_APPLIED]: "kept" } } }],
    ["other annotations", { metadata: { annotations: { "kubectl.kubernetes.io/restartedAt": "kept" } } }],
    [
      "members with these names in other objects",
      inVolume({ configMap: { userData: "kept", extraHeaders: ["kept"] } }),
    ],
    [
      "URLs and paths without user and query",
      { ...inDataVolume({ http: { url: "http://kept/a@b" } }), ...inProbe({ httpGet: { path: "/a@b" } }) },
    ],
    ["headers of another source", inDataVolume({ vendorDisk: { extraHeaders: ["kept"], url: "kept" } })],
    ["an annotation's name outside of annotations", { metadata: { [LAST_APPLIED]: "kept" } }],
    [
      "members that every object inherits",
      JSON.parse('{ "constructor": { "userData": 1 }, "__proto__": { "userData": 1 }, "toString": { "name": 1 } }'),
    ],
    ["text in place of other sources", inVolume({ configMap: "kept", http: null })],
    ["null", null],
    ["a text", "userData"],
    ["a list", [{ userData: "kept" }]],
  ];
  describe("keeps", () => {
    for (const [name, machine] of kept) {
      it(name, () => {
        const value = structuredClone(machine);
        removeSensitiveContent(value);
        assert.deepEqual(value, machine);
      });
    }
  });

  it("leaves everything else of a machine unchanged", () => {
    const complete = readFileSync(new URL("../validation/machines/complete.json", import.meta.url), "utf8");
    const value = JSON.parse(complete);
    removeSensitiveContent(value);
    // In the complete machine these names occur only as sensitive members.
    const names = [...SENSITIVE_MEMBERS.values()].flat();
    assert.deepEqual(
      value,
      JSON.parse(complete, (name, member) => (names.includes(name) ? undefined : member)),
    );
  });
});

describe("sensitiveValues", () => {
  it("contains whole texts, even if a part of them is not sensitive", () => {
    const url = `https://user:${SECRET}@a`;
    const machine = { ...inDataVolume({ http: { url } }), status: inProbe({ httpGet: { path: "/kept" } }) };
    assert.deepEqual([...sensitiveValues(machine)], [url]);
  });
});

describe("SENSITIVE_MEMBERS and URL_MEMBERS", () => {
  it("name members of the model, whose descriptions mention includeSensitive", () => {
    for (const [parent, members] of [...SENSITIVE_MEMBERS, ...URL_MEMBERS]) {
      for (const member of members) {
        const isMap = parent === "annotations";
        const description = isMap ? propertyOf("ObjectMeta", parent) : propertyOf(typeOf(parent), member);
        assert.match(description ?? "", /includeSensitive/, `${parent}.${member}`);
      }
    }
  });
});

/** The type of the members with a name, which is the same for all of them. */
function typeOf(member: string): string {
  for (const { properties = {} } of Object.values(definitions)) {
    const reference = properties[member]?.$ref;
    if (reference !== undefined) return reference.replace("#/definitions/", "");
  }
  return assert.fail(`no type has a member ${member} that is an object`);
}

function propertyOf(type: string, member: string): string | undefined {
  return definitions[type]?.properties?.[member]?.description;
}

function labelled(...names: string[]) {
  const labels = Object.fromEntries(names.map((name) => [name, "kept"]));
  return { labels, annotations: labels };
}
