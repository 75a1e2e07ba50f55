/**
 * `npm run test:watch -- WORD…`: runs the tests that concern one of the words, now and after each change. A word is part of
 * a test's path or title, or of the path of a source file that the test or one of its helpers imports.
 */
import { existsSync, readdirSync, readFileSync, watch, writeFileSync } from "node:fs";
import path from "node:path";
import { execa, type ResultPromise } from "execa";
import ts from "typescript";

const ROOT = path.resolve(import.meta.dirname, "..");
const BUILT = ["provider", "sdk", "cli"];

/** Editors write a file in several steps. */
const SETTLED_MS = 100;

/** So many files run faster in one process. */
const FEW_FILES = 3;

/** Tests to run. */
export interface Selection {
  files: string[];
  /** Files of which only the tests with such titles concern the words. */
  titled: string[];
}

/** The tests of `npm test` that concern one of the words. */
export function selectTests(words: readonly string[]): Selection {
  const concerns = (text: string) => words.some((word) => text.toLowerCase().includes(word.toLowerCase()));
  const tests = readdirSync(path.join(ROOT, "test"), { recursive: true, encoding: "utf8" })
    .map((name) => path.posix.join("test", name.split(path.sep).join("/")))
    .filter((file) => file.endsWith(".test.mts") && !file.startsWith("test/extended/"));
  const files = tests.filter((file) => [file, ...importsOf(file)].some(concerns));
  const titled = tests.filter((file) => !files.includes(file) && titlesIn(file).some(concerns));
  return { files, titled };
}

/** The source files that a test or its helpers import. */
function importsOf(file: string, seen = new Set<string>()): string[] {
  const specifiers = read(file).matchAll(/(?:from|import\()\s*"(\.[^"]+)"/g);
  const imported = Array.from(specifiers, ([, specifier = ""]) => {
    const source = path.posix.join(path.posix.dirname(file), specifier);
    return source.replace(/\.(m?)js$/, ".$1ts").replace(/^dist\//, "");
  });
  return imported.flatMap((each) => {
    if (seen.has(each) || !existsSync(path.join(ROOT, each))) return [];
    seen.add(each);
    if (each.startsWith("test/")) return importsOf(each, seen);
    return BUILT.some((folder) => each.startsWith(`${folder}/`)) ? [each] : [];
  });
}

function titlesIn(file: string): string[] {
  return Array.from(read(file).matchAll(/\b(?:describe|it)\(\s*(["'`])(.*?)\1/g), ([, , title = ""]) => title);
}

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), "utf8");
}

/** Updates a file of the build, which many tests import. Types are checked by `npm run lint`. */
function rebuild(file: string): void {
  const source = path.join(ROOT, file);
  if (!existsSync(source)) return;
  const { config } = ts.readConfigFile(path.join(ROOT, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ROOT);
  const { outputText } = ts.transpileModule(readFileSync(source, "utf8"), {
    compilerOptions: options,
    fileName: source,
  });
  const built = path.join(ROOT, "dist", file.replace(/\.ts$/, ".js"));
  if (existsSync(path.dirname(built))) writeFileSync(built, outputText);
}

let running: ResultPromise | undefined;

/** Runs the selected tests; a run that is not finished ends. */
async function run(words: readonly string[]): Promise<void> {
  running?.kill();
  const { files, titled } = selectTests(words);
  if (files.length + titled.length === 0) return console.log(`No test concerns ${words.join(" or ")}.`);
  const pattern = words.map((word) => word.replace(/[^\w ]/g, "\\$&")).join("|");
  console.log(`Test files that concern ${words.join(" or ")}: ${files.length + titled.length}`);
  const commands = [files, titled.length === 0 ? [] : [...titled, "--grep", `/${pattern}/i`]];
  for (const args of commands.filter((each) => each.length > 0)) {
    const jobs = args.length > FEW_FILES ? [] : ["--no-parallel"];
    const mine = execa(process.execPath, ["node_modules/mocha/bin/mocha.js", ...jobs, ...args], {
      cwd: ROOT,
      stdio: "inherit",
      reject: false,
    });
    running = mine;
    await mine;
    if (running !== mine) return;
  }
}

const words = process.argv.slice(2);
if (import.meta.filename === process.argv[1]) {
  if (words.length === 0) {
    console.error("Which tests? Give words of paths or titles: npm run test:watch -- pace");
    process.exit(1);
  }
  let timer: NodeJS.Timeout | undefined;
  for (const folder of [...BUILT, "test", "tools"]) {
    watch(path.join(ROOT, folder), { recursive: true }, (_event, name) => {
      if (!/\.m?ts$|\.json$/.test(name ?? "")) return;
      if (BUILT.includes(folder) && name?.endsWith(".ts")) rebuild(path.posix.join(folder, name));
      clearTimeout(timer);
      timer = setTimeout(() => void run(words), SETTLED_MS);
    });
  }
  await run(words);
}
