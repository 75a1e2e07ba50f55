import assert from "node:assert/strict";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { assertKeyNowhere, notationsOf, occurrencesIn, occurrencesInFolder, plantKey } from "./plantedKey.mjs";

const BEFORE = Buffer.from("{ ü\u0000\u00ff: ");
const around = (written: Buffer) => Buffer.concat([BEFORE, written, Buffer.from([0xff, 0, 10])]);
/** Parts of a key that are long enough to be told from chance. */
const partsOf = (key: string) => [key.slice(0, 17), key.slice(0, 25), key.slice(-17), key.slice(-25)];

describe("a planted key", () => {
  const key = plantKey();

  for (const [name, written] of notationsOf(key)) {
    it(`is found ${name}`, () => {
      const found = occurrencesIn(key, "here", around(written)).find(({ offset }) => offset === BEFORE.length);
      // Some notations coincide.
      const reported = notationsOf(key).find(([other]) => other === found?.notation)?.[1];
      assert.deepEqual(reported, written);
    });
  }

  it("is found in every notation where it is cut", () => {
    for (const part of partsOf(key)) {
      for (const [name, written] of notationsOf(part)) {
        assert.notDeepEqual(occurrencesIn(key, "here", around(written)), [], `${part} ${name}`);
      }
    }
  });

  it("is found wherever it stands in what is Base64 as a whole", () => {
    for (const before of ["", "a", "ab", "abc", "Bearer "]) {
      for (const encoding of ["base64", "base64url", "hex"] as const) {
        const whole = Buffer.from(`${before}${key} and more`).toString(encoding);
        assert.notDeepEqual(occurrencesIn(key, "here", Buffer.from(whole)), [], `${before} ${encoding}`);
      }
    }
  });

  it("is found each time, and reported once each", () => {
    const twice = occurrencesIn(key, "here", Buffer.from(`${key} ${key}`));
    assert.deepEqual(twice, [
      { place: "here", offset: 0, notation: "as it is" },
      { place: "here", offset: key.length + 1, notation: "as it is" },
    ]);
  });

  it("is not found where it is not", async () => {
    const others = Array.from({ length: 20 }, () => notationsOf(plantKey()).map(([, written]) => written)).flat(2);
    assert.deepEqual(occurrencesIn(key, "here", Buffer.concat(others)), []);
    await assertKeyNowhere(key, {
      contents: { text: "nothing", value: new Error("no"), bytes: Buffer.concat(others) },
    });
  });

  describe("in a folder", () => {
    let folder: string;
    beforeEach(async () => {
      folder = await mkdtemp(path.join(tmpdir(), "pulumi-spectrocluster-planted-"));
      await mkdir(path.join(folder, "a", "b"), { recursive: true });
      await writeFile(path.join(folder, "a", "clean"), "nothing");
    });
    afterEach(() => rm(folder, { recursive: true }));

    const text = Buffer.from(`${"x".repeat(100_000)}${key}${"x".repeat(100_000)}`);
    const packed = gzipSync(Buffer.from(`${key}${Math.random()}`.repeat(100)));
    const files: [string, string, Buffer, string][] = [
      ["a file", "a/b/file", text, "a/b/file"],
      ["a hidden file", "a/.hidden", text, "a/.hidden"],
      ["a packed file", "log.gz", gzipSync(text), "log.gz (unpacked)"],
      ["a packed file that is not whole", "log", packed.subarray(0, -20), "log (unpacked)"],
      ["a packed file that is packed again", "log", gzipSync(gzipSync(text)), "log (unpacked) (unpacked)"],
    ];
    for (const [name, file, content, place] of files) {
      it(`is found in ${name}`, async () => {
        await writeFile(path.join(folder, file), content);
        assert.equal((await occurrencesInFolder(key, folder))[0]?.place, place);
        await assert.rejects(assertKeyNowhere(key, { folder }), { name: "AssertionError" });
        await assertKeyNowhere(key, { folder }, [place]);
      });
    }

    it("is found in names and in what links lead to, which are not followed", async () => {
      const hex = Buffer.from(key).toString("hex");
      await writeFile(path.join(folder, hex), "nothing");
      await symlink(path.join(folder, hex), path.join(folder, "link"), "junction");
      await symlink(folder, path.join(folder, "around"), "junction");
      assert.equal((await occurrencesInFolder(key, folder)).length, 2);
    });

    it("is missed nowhere because a folder is empty or not there", async () => {
      await assert.rejects(assertKeyNowhere(key, { folder: path.join(folder, "a", "b") }), /there are files/);
      await assert.rejects(assertKeyNowhere(key, { folder: path.join(folder, "none") }), /ENOENT/);
    });
  });

  describe("in a value", () => {
    const circular: { key: string; self?: object } = { key };
    circular.self = circular;
    const deep = { a: { b: { c: { d: { e: { f: key } } } } } };
    const values: [string, unknown][] = [
      ["a message", new Error(`no ${key}`)],
      ["a stack", Object.assign(new Error("no"), { stack: key })],
      ["a cause's cause", new Error("no", { cause: new Error("no", { cause: key }) })],
      ["errors of an error", new AggregateError([new Error(key)])],
      ["a deep member", deep],
      ["a hidden member", Object.defineProperty({}, "hidden", { value: deep, enumerable: false })],
      ["a member by symbol", { [Symbol("hidden")]: key }],
      ["a getter", Object.defineProperty({}, "got", { get: () => key })],
      ["an own way to be inspected", { [Symbol.for("nodejs.util.inspect.custom")]: () => "masked", key }],
      ["an own way to be JSON", { toJSON: () => ({ key }) }],
      ["an own way to be text", { toString: () => key }],
      ["a list's last item", [...Array(1000).fill(0), key]],
      ["a map's key and a set's value", new Map([[key, new Set([key])]])],
      ["bytes", { bytes: Buffer.from(key) }],
      ["a long text", { text: `${"x".repeat(50_000)}${key}` }],
      ["what contains itself", circular],
      ["a promise", { promise: Promise.resolve(key) }],
    ];
    for (const [name, value] of values) {
      it(`is found in ${name}`, async () => {
        await assert.rejects(assertKeyNowhere(key, { contents: { value } }), /value, byte \d+: the key/);
      });
    }
  });

  it("is allowed only where it is said to be", async () => {
    const contents = { program: JSON.stringify(key), state: "ciphertext" };
    await assertKeyNowhere(key, { contents }, ["program"]);
    await assert.rejects(assertKeyNowhere(key, { contents }, ["state"]), (error: Error) => {
      assert.match(error.message, /nowhere but where the user put it/);
      assert.match(error.message, /program, byte 1: the key in JSON or a Go string/);
      return true;
    });
  });
});
