import assert from "node:assert/strict";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { type BarChart, barChart, type LineChart, lineChart } from "../../../bench/charts.mjs";
import { figureOf } from "../../../bench/figure.mjs";

const BARS: BarChart = {
  title: "Time of an apply",
  subtitle: "100 clusters. Shorter is better.",
  unit: "s",
  groups: ["First apply", "Nothing to change"],
  series: [
    { name: "Ours & <others>", values: [figureOf([5.234, 5, 5.5]), figureOf([2.1, 2, 2.2])] },
    { name: "Terraform", values: [figureOf([12.5, 12.25, 14]), figureOf([3.75, 3.75, 3.75])] },
  ],
};

const LINES: LineChart = {
  title: "Time by number of clusters",
  subtitle: "Lower is better.",
  unit: "s",
  xLabel: "Clusters",
  yLabel: "Wall-clock time",
  series: [
    { name: "Ours & <others>", points: [1, 500].map((x) => [x, figureOf([x / 4, x / 5, x / 3])]) },
    { name: "Terraform", points: [1, 500].map((x) => [x, figureOf([x / 4 + 0.5])]) },
  ],
};

/** The texts of a chart as a reader sees them, and what stands for it where it is not seen. */
function read(svg: string) {
  assert.equal(XMLValidator.validate(svg), true);
  const { svg: root } = new XMLParser({ ignoreAttributes: false }).parse(svg);
  return {
    role: root["@_role"],
    label: root["@_aria-label"],
    title: root.title,
    description: root.desc,
    texts: textsOf(root),
  };
}

function textsOf(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) => {
    if (name !== "text") return textsOf(value);
    return [value].flat().map((text) => String(text["#text"]));
  });
}

const includesAll = (texts: string[], wanted: string[]) =>
  assert.deepEqual(
    wanted.filter((text) => !texts.includes(text)),
    [],
    texts.join("\n"),
  );

/** Where the text is, in pixels from the top. */
function heightOf(svg: string, text: string): number {
  const [, height] = svg.match(new RegExp(`translate\\([\\d.]+ ([\\d.]+)\\)"[^>]*>${text}<`)) ?? assert.fail(svg);
  return Number(height);
}

describe("charts", () => {
  it("of bars say what was measured, of whom, in which unit, and how it is to be read", () => {
    const { texts } = read(barChart(BARS));
    includesAll(texts, ["Time of an apply", "100 clusters. Shorter is better.", "First apply", "Nothing to change"]);
    includesAll(texts, ["Ours & <others>", "Terraform", "5.23 s", "2.1 s", "12.5 s", "3.75 s", "0 s"]);
    includesAll(texts, ["Median of 3 runs; the thin lines reach from the least to the greatest of them."]);
  });

  it("of bars may have a logarithmic axis, which begins below the least figure", () => {
    const values = [1, 4_007_816].map((value) => figureOf([value]));
    const { texts } = read(barChart({ ...BARS, unit: "", series: [{ name: "Ours", values }], logarithmic: true }));
    includesAll(texts, ["0.1", "1", "10", "4,007,816", "10,000,000", "Each was measured once."]);
  });

  it("of lines say at their ends whose they are, and how much it came to", () => {
    const svg = lineChart(LINES);
    includesAll(read(svg).texts, ["Time by number of clusters", "Lower is better.", "Clusters", "Wall-clock time"]);
    includesAll(read(svg).texts, ["1", "500", "0 s", "Ours & <others>, 125 s", "Terraform, 126 s"]);
  });

  it("of lines that end at the same place have their labels below one another", () => {
    const svg = lineChart(LINES);
    const apart = heightOf(svg, "Ours &amp; &lt;others&gt;, 125 s") - heightOf(svg, "Terraform, 126 s");
    assert.ok(apart >= 13, `${apart} px`);
  });

  for (const [kind, draw] of [
    ["bars", () => barChart(BARS)],
    ["lines", () => lineChart(LINES)],
  ] as const) {
    it(`of ${kind} are pictures with their figures in words, without scripts, on a ground of their own`, () => {
      const svg = draw();
      const { role, label, title, description } = read(svg);
      assert.deepEqual([role, label], ["img", title]);
      assert.match(description, /Ours & <others>.*: \d/);
      assert.match(description, /Terraform.*: \d/);
      assert.doesNotMatch(svg, /<script|<style|<foreignObject| on\w+=|href="[^#]/i);
      assert.match(svg, /<rect width="800" height="\d+" x="0" y="0" fill="#ffffff">/);
    });

    it(`of ${kind} are the same bytes however many were drawn before`, () => {
      assert.equal(draw(), draw());
    });
  }
});
