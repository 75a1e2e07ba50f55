import assert from "node:assert/strict";
import fc from "fast-check";
import { largestState, sizeProblem, structBytes } from "../../../provider/engine/messageSize.js";
import { asSecret } from "../../../provider/engine/secret.js";
import { struct } from "../adapterProcess.mjs";

const properties = fc.dictionary(
  fc.string({ unit: "binary" }).filter((name) => name !== "__proto__"),
  fc.oneof(fc.jsonValue({ noUnicodeString: false }), fc.string({ maxLength: 20_000 })),
);
const fleetOf = (size: number, config: object, prefix = "uid") => ({
  clusters: Object.fromEntries(Array.from({ length: size }, (_, index) => [`${prefix}-${index}`, config])),
});

describe("the size of a message", () => {
  it("is that of the library for messages", () => {
    fc.assert(
      fc.property(properties, (value) => {
        // The library drops keys named __proto__ also inside.
        fc.pre(!JSON.stringify(value).includes("__proto__"));
        const plain = JSON.parse(JSON.stringify(value)) as object;
        assert.equal(structBytes(plain), struct(plain).serializeBinary().length);
      }),
    );
  });

  it("counts secret markers", () => {
    const config = { isHostCluster: asSecret(true), hostCluster: asSecret({ uid: asSecret("u".repeat(24)) }) };
    const fleet = fleetOf(300, config);
    assert.equal(structBytes(fleet), struct(fleet).serializeBinary().length);
  });

  it("has a limit that the state of a partial failure cannot exceed, with old members and new ones", () => {
    const config = { hostCluster: { name: "x".repeat(1500) } };
    const [olds, news] = [fleetOf(4000, config, "old"), fleetOf(4000, config, "new")];
    assert.equal(sizeProblem(news), undefined);
    assert.equal(sizeProblem(largestState(news, news)), undefined);
    assert.match(
      sizeProblem(largestState(olds, news)) ?? "",
      /are 11\.\d MiB as a message to the engine, but at most 11 MiB/,
    );
  });
});
