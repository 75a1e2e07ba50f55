import assert from "node:assert/strict";
import { SettingReader } from "../../../provider/configuration/settingReader.js";
import { SETTINGS } from "../../../provider/configuration/settings.js";

/** The settings, of which one has another name than before, and so has its variable. */
const RENAMED = {
  ...SETTINGS,
  maxRetries: { ...SETTINGS.maxRetries, formerly: "retries", environment: "RETRIES", formerEnvironment: "OLD_RETRIES" },
};

/** What a setting has under its names of today and of before. */
function read(values: Record<string, unknown>, environment: Record<string, string> = {}, provider?: string) {
  const reader = new SettingReader(values, environment, provider, RENAMED);
  const value = reader.read("maxRetries");
  const problems = reader.problems.map(({ message, advice }) => `${message} ${advice}`);
  return { value, source: reader.sources.maxRetries, warnings: reader.warnings, problems };
}

const NOTICE = "The former name still works.";

describe("a renamed setting", () => {
  it("is read under its former name, with a warning that has the new one", () =>
    assert.deepEqual(read({ retries: "3" }), {
      value: 3,
      source: "spectrocluster:retries",
      warnings: [`spectrocluster:retries has a new name: spectrocluster:maxRetries. ${NOTICE}`],
      problems: [],
    }));

  it("is read under the former name of its environment variable, with a warning", () =>
    assert.deepEqual(read({}, { OLD_RETRIES: "3" }), {
      value: 3,
      source: "the environment variable OLD_RETRIES",
      warnings: [`The environment variable OLD_RETRIES has a new name: the environment variable RETRIES. ${NOTICE}`],
      problems: [],
    }));

  it("is read under its former name in the arguments of an explicit provider, with a warning", () => {
    const { value, warnings } = read({ retries: 3 }, {}, "east");
    assert.equal(value, 3);
    assert.deepEqual(warnings, [`retries of Provider "east" has a new name: maxRetries of Provider "east". ${NOTICE}`]);
  });

  it("is an error if both names are set", () => {
    const { warnings, problems } = read({ retries: 3, maxRetries: 4 });
    assert.deepEqual(
      [warnings, problems],
      [
        [],
        [
          "spectrocluster:retries, a former name, and spectrocluster:maxRetries are both set. " +
            "Remove spectrocluster:retries.",
        ],
      ],
    );
    const { problems: ofVariables } = read({}, { RETRIES: "3", OLD_RETRIES: "4" });
    assert.match(
      ofVariables.join(),
      /^The environment variable OLD_RETRIES, a former name, and .* are both set\. Remove/,
    );
  });

  it("gives no warning if the former name is blank, or neither name has a value", () => {
    for (const values of [{}, { retries: " " }, { retries: null, maxRetries: 4 }]) {
      const { value, warnings, problems } = read(values);
      assert.deepEqual([value, warnings, problems], ["maxRetries" in values ? 4 : 8, [], []]);
    }
  });

  it("prefers the former name in the configuration to the environment", () =>
    assert.equal(read({ retries: 3 }, { RETRIES: "5" }).value, 3));

  it("reports a wrong value under the name that has it", () =>
    assert.match(
      read({ retries: "many" }).problems.join(),
      /^spectrocluster:retries must be a whole number from 0 to 50/,
    ));
});
