import assert from "node:assert/strict";
import { corpusSize } from "../../support/corpus.mjs";
import { findingsAt, LOCATIONS, type Location, recordedFindings } from "./findingsCorpus.mjs";

describe("the recorded findings are those about each change of one value of", () => {
  const recorded = recordedFindings();
  const step = Math.ceil(LOCATIONS.length / corpusSize({ all: LOCATIONS.length, part: 60 }));
  const sample = [...LOCATIONS.entries()].filter(([index]) => index % step === 0);

  it("all inputs", () => assert.equal(recorded.length, LOCATIONS.length));

  const partOf = ({ input, segments }: Location) => `${input.name} ${segments.slice(0, 7).join(".")}`;
  for (const part of new Set(sample.map(([, location]) => partOf(location)))) {
    it(part, () => {
      for (const [index, location] of sample.filter(([, each]) => partOf(each) === part)) {
        assert.equal(findingsAt(location), recorded[index], location.segments.join("."));
      }
    });
  }
});
