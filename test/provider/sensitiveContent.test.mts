import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { removeSensitiveContent } from "../../provider/sensitiveContent.js";

const SECRET = "s3cret";
const LAST_APPLIED = "kubectl.kubernetes.io/last-applied-configuration";

const CLOUD_INIT_MEMBERS = ["userData", "userDataBase64", "networkData", "networkDataBase64"];

const annotated = { annotations: { [LAST_APPLIED]: SECRET, "example.com/owner": "kept" }, name: "kept" };
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
const inDataVolume = (source: object) => ({ spec: { dataVolumeTemplates: [{ spec: { source } }] } });

describe("removeSensitiveContent", () => {
  const removed: [name: string, machine: unknown, rest: unknown][] = [
    [
      "cloud-init data for a config drive",
      inVolume({ cloudInitConfigDrive: cloudInit }),
      inVolume({ cloudInitConfigDrive: cloudInitWithout }),
    ],
    [
      "cloud-init data for no cloud",
      inVolume({ cloudInitNoCloud: cloudInit }),
      inVolume({ cloudInitNoCloud: cloudInitWithout }),
    ],
    [
      "headers of an HTTP source",
      inDataVolume({ http: { url: "kept", extraHeaders: [SECRET], secretExtraHeaders: ["kept"], secretRef: "kept" } }),
      inDataVolume({ http: { url: "kept", secretExtraHeaders: ["kept"], secretRef: "kept" } }),
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
      "all of that in places that are not documented",
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
      "a text in the place of the object that is to hold cloud-init data",
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
    ["labels and annotations called like sensitive members", { metadata: labelled("userData", "extraHeaders") }],
    ["a label called like the sensitive annotation", { metadata: { labels: { [LAST_APPLIED]: "kept" } } }],
    ["other annotations", { metadata: { annotations: { "kubectl.kubernetes.io/restartedAt": "kept" } } }],
    ["members of these names elsewhere", inVolume({ configMap: { userData: "kept", extraHeaders: ["kept"] } })],
    ["headers of another source", inDataVolume({ vendorDisk: { extraHeaders: ["kept"], url: "kept" } })],
    ["an annotation's name outside of annotations", { metadata: { [LAST_APPLIED]: "kept" } }],
    [
      "members that every object inherits",
      JSON.parse('{ "constructor": { "userData": 1 }, "__proto__": { "userData": 1 }, "toString": { "name": 1 } }'),
    ],
    ["a text in the place of other sources", inVolume({ configMap: "kept", http: null })],
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

  it("leaves everything else of a machine as it is", () => {
    const complete = readFileSync(new URL("./validation/machines/complete.json", import.meta.url), "utf8");
    const value = JSON.parse(complete);
    removeSensitiveContent(value);
    // Of the complete machine these names are nothing but members of sources.
    const names = [...CLOUD_INIT_MEMBERS, "extraHeaders", LAST_APPLIED];
    assert.deepEqual(
      value,
      JSON.parse(complete, (name, member) => (names.includes(name) ? undefined : member)),
    );
  });
});

function labelled(...names: string[]) {
  const labels = Object.fromEntries(names.map((name) => [name, "kept"]));
  return { labels, annotations: labels };
}
