import { type CustomSeriesOption, type EChartsOption, init, type LabelLayoutOptionCallback } from "echarts";
import type { Figure } from "./figure.mjs";

interface Chart {
  /** What the chart is about. */
  title: string;
  /** What else is to be known, such as which way is better; there is room for some 100 characters. */
  subtitle: string;
  /** Unit of the figures; empty for counts of what the title names. */
  unit: string;
}

export interface BarChart extends Chart {
  /** What was measured. */
  groups: readonly string[];
  /** Who was measured; its figures are in the order of the groups. */
  series: readonly { name: string; values: readonly Figure[] }[];
  /** Each step of the axis is ten times the one before; no figure may be 0 then. Default false. */
  logarithmic?: boolean;
}

export interface LineChart extends Chart {
  xLabel: string;
  yLabel: string;
  /** Who was measured; its points are in the order of x. */
  series: readonly { name: string; points: readonly [x: number, figure: Figure][] }[];
}

/** Lengths are in pixels. */
const WIDTH = 800;
const MARGIN = 24;
const TOP = 88;
const LINE_CHART_HEIGHT = 460;
const ROW = 25;
const BAR = 16;
const INDENT = 12;
/** Of a character, at most, on average. */
const CHARACTER = 7.5;

const FONT = "system-ui, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";
const INK = "#1f2328";
const FAINT_INK = "#59636e";
const PAPER = "#ffffff";
/** Dark enough on white for small text. */
const COLORS = ["#0a4fa3", "#b8480f", "#1f7a55", "#8250bd", "#626a73", "#a1305a"];

const NO_LINE = { axisLine: { show: false }, axisTick: { show: false } };
const FAINT_TEXT = { color: FAINT_INK, fontSize: 12 };

/** A line of a bar chart: a heading, or a bar with its label. */
interface Row {
  label: string;
  bars: { figure: Figure; color: string; what: string }[];
}

/** Draws a bar for each series in each group, as SVG; equal charts give equal texts. */
export function barChart({ title, subtitle, unit, groups, series, logarithmic = false }: BarChart): string {
  const rows: Row[] = groups.flatMap((group, at) => [
    { label: `{group|${group}}`, bars: [] },
    ...series.map(({ name, values }, number) => ({
      label: name,
      bars: values.slice(at, at + 1).map((figure) => ({ figure, color: colorOf(number), what: `${group}, ${name}` })),
    })),
  ]);
  const figures = series.flatMap(({ values }) => values);
  const labelWidth = widthOf(series.map(({ name }) => name)) + INDENT;
  const valueWidth = widthOf(figures.map(({ median }) => measure(median, unit))) + INDENT;
  const start = logarithmic ? startOfDecade(figures) : 0;
  const option: EChartsOption = {
    grid: { left: MARGIN + INDENT + labelWidth, right: MARGIN + valueWidth, top: TOP, bottom: 72 },
    xAxis: {
      ...{ type: logarithmic ? "log" : "value", min: start, startValue: start },
      ...measuredAxis(unit),
    },
    yAxis: {
      type: "category",
      inverse: true,
      data: rows.map(({ label }) => label),
      ...NO_LINE,
      axisLabel: {
        interval: 0,
        align: "left",
        margin: labelWidth,
        color: INK,
        fontSize: 13,
        rich: { group: { color: INK, fontSize: 13, fontWeight: "bold", padding: [0, 0, -8, -INDENT] } },
      },
    },
    series: [
      {
        type: "bar",
        silent: true,
        clip: false,
        barWidth: BAR,
        data: rows.flatMap(({ bars }, row) =>
          bars.map(({ figure, color }) => ({ value: [figure.median, row], itemStyle: { color } })),
        ),
      },
      spreads(
        rows.flatMap(({ bars }, row) => bars.map(({ figure }) => [row, figure] as const)),
        { horizontal: true, text: (figure) => measure(figure.median, unit) },
      ),
    ],
  };
  const facts = rows.flatMap(({ bars }) => bars.map(({ what, figure }) => fact(what, figure, unit)));
  return draw({ title, subtitle, figures, facts, height: TOP + rows.length * ROW + 72 }, option);
}

/** Draws a line for each series, as SVG; equal charts give equal texts. */
export function lineChart({ title, subtitle, unit, xLabel, yLabel, series }: LineChart): string {
  const figures = series.flatMap(({ points }) => points.map(([, figure]) => figure));
  const ticks = [...new Set(series.flatMap(({ points }) => points.map(([x]) => x)))].sort((one, other) => one - other);
  const endLabel = (name: string, figure: Figure) => `${name}, ${measure(figure.median, unit)}`;
  const ends = series.flatMap(({ name, points }) => points.slice(-1).map(([, figure]) => endLabel(name, figure)));
  const labelLayout = oneBelowAnother();
  const option: EChartsOption = {
    grid: { left: MARGIN + 52, right: MARGIN + widthOf(ends), top: TOP + 24, bottom: 92 },
    xAxis: {
      type: "value",
      max: ticks.at(-1),
      name: xLabel,
      nameLocation: "middle",
      nameGap: 32,
      nameTextStyle: { color: INK, fontSize: 13 },
      splitLine: { show: false },
      axisLine: { lineStyle: { color: FAINT_INK } },
      axisTick: { show: true, customValues: ticks, lineStyle: { color: FAINT_INK } },
      axisLabel: { ...FAINT_TEXT, customValues: ticks, hideOverlap: true, formatter: (x: number) => NUMBER.format(x) },
    },
    yAxis: {
      type: "value",
      ...measuredAxis(unit),
      name: yLabel,
      nameGap: 14,
      nameTextStyle: { color: INK, fontSize: 13, align: "left", padding: [0, 0, 0, -52] },
    },
    series: fromTheTop(series).flatMap(({ name, points, color }) => {
      return [
        {
          type: "line" as const,
          silent: true,
          clip: false,
          symbol: "circle",
          symbolSize: 8,
          lineStyle: { color, width: 2.5 },
          itemStyle: { color },
          labelLayout,
          data: points.map(([x, figure], at) => ({
            value: [x, figure.median],
            label: {
              show: at === points.length - 1,
              position: "right" as const,
              distance: 10,
              color,
              fontSize: 13,
              fontWeight: "bold" as const,
              formatter: () => endLabel(name, figure),
            },
          })),
        },
        spreads(points, { horizontal: false, color }),
      ];
    }),
  };
  const facts = series.flatMap(({ name, points }) =>
    points.map(([x, figure]) => fact(`${name}, ${xLabel} ${NUMBER.format(x)}`, figure, unit)),
  );
  return draw({ title, subtitle, figures, facts, height: LINE_CHART_HEIGHT }, option);
}

/** In the order in which the labels at the ends of lines are below one another. */
function fromTheTop(series: LineChart["series"]) {
  const end = ({ points }: { points: LineChart["series"][number]["points"] }) => points.at(-1)?.[1].median ?? 0;
  return series
    .map((each, number) => ({ ...each, color: colorOf(number) }))
    .sort((one, other) => end(other) - end(one));
}

/** Moves a label down where the one before it is in its place: the library's own option for that has no effect here. */
function oneBelowAnother(): LabelLayoutOptionCallback {
  let bottom = 0;
  return ({ labelRect }) => {
    const dy = Math.max(0, bottom - labelRect.y);
    bottom = labelRect.y + dy + labelRect.height + 3;
    return { dy };
  };
}

interface Spreads {
  /** Whether figures lie along the horizontal axis. */
  horizontal: boolean;
  color?: string;
  /** What to write at the end of each. */
  text?: (figure: Figure) => string;
}

/** Lines with caps from the least to the greatest that was measured at each place of the other axis. */
function spreads(
  places: readonly (readonly [place: number, figure: Figure])[],
  { horizontal, color = INK, text }: Spreads,
): CustomSeriesOption {
  return {
    type: "custom",
    silent: true,
    clip: false,
    z: 3,
    encode: horizontal ? { x: [1, 2, 3], y: 0 } : { x: 0, y: [1, 2, 3] },
    data: places.map(([place, { median, min, max }]) => [place, median, min, max]),
    renderItem({ dataIndex }, api) {
      const [place, figure] = places[dataIndex] as readonly [number, Figure];
      const at = (value: number) => api.coord(horizontal ? [value, place] : [place, value]) as [number, number];
      const [[x1, y1], [x2, y2]] = [at(figure.min), at(figure.max)];
      const [capX, capY] = horizontal ? [0, 4] : [4, 0];
      const shapes = [
        { x1, y1, x2, y2 },
        { x1: x1 - capX, y1: y1 - capY, x2: x1 + capX, y2: y1 + capY },
        { x1: x2 - capX, y1: y2 - capY, x2: x2 + capX, y2: y2 + capY },
      ];
      // A pale edge, for what lies on a bar.
      const strokes = [
        { stroke: PAPER, lineWidth: 3.5 },
        { stroke: color, lineWidth: 1.5 },
      ];
      const lines = strokes.flatMap((style) => shapes.map((shape) => ({ type: "line" as const, shape, style })));
      const style = { text: text?.(figure) ?? "", x: x2 + 8, y: y2, fill: INK, font: `13px ${FONT}` };
      return {
        type: "group",
        children: [
          ...(figure.min === figure.max ? [] : lines),
          ...(text ? [{ type: "text" as const, style: { ...style, verticalAlign: "middle" as const } }] : []),
        ],
      };
    },
  };
}

function measuredAxis(unit: string): object {
  return {
    ...NO_LINE,
    splitLine: { lineStyle: { color: "#e4e7eb" } },
    axisLabel: { ...FAINT_TEXT, hideOverlap: true, formatter: (value: number) => measure(value, unit) },
  };
}

interface Drawing {
  title: string;
  subtitle: string;
  figures: readonly Figure[];
  /** What is drawn, in words for who cannot see it. */
  facts: readonly string[];
  height: number;
}

function draw({ title, subtitle, figures, facts, height }: Drawing, option: EChartsOption): string {
  const chart = init(null, null, { renderer: "svg", ssr: true, width: WIDTH, height });
  try {
    const text = { fontWeight: "normal" as const, color: FAINT_INK };
    chart.setOption({
      animation: false,
      backgroundColor: PAPER,
      textStyle: { fontFamily: FONT },
      title: [
        {
          ...{ text: title, left: MARGIN, top: MARGIN, padding: 0, itemGap: 8 },
          textStyle: { fontSize: 17, fontWeight: "bold", color: INK },
          ...{ subtext: subtitle, subtextStyle: { fontSize: 13, ...text } },
        },
        { text: legend(figures), left: MARGIN, bottom: 16, padding: 0, textStyle: { fontSize: 12, ...text } },
      ],
      ...option,
    });
    return accessible(portable(chart.renderToSVGString()), title, [subtitle, ...facts].join("\n"));
  } finally {
    chart.dispose();
  }
}

/** Leaves out what serves a browser's pointer, and what depends on how many charts were drawn before. */
function portable(svg: string): string {
  return (
    svg
      .replace(/<style[^>]*>.*?<\/style>\n?/s, "")
      .replace(/ (?:class|ecmeta_\w+|pointer-events)="[^"]*"/g, "")
      .replace(/\bzr\d+-/g, "")
      // The same height, for programs that do not know that attribute.
      .replaceAll('dominant-baseline="central"', 'dy="0.35em"')
  );
}

function accessible(svg: string, title: string, description: string): string {
  const told = `<title>${escaped(title)}</title>\n<desc>${escaped(description)}</desc>`;
  const start = (_: string, attributes: string) =>
    `<svg role="img" aria-label="${escaped(title)}" ${attributes}>\n${told}`;
  return `${svg.replace(/<svg ([^>]*)>/, start)}\n`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

const NUMBER = new Intl.NumberFormat("en");
const THREE_DIGITS = new Intl.NumberFormat("en", { maximumSignificantDigits: 3 });

/** Counts are exact, other figures are as precise as a reader needs. */
function measure(value: number, unit: string): string {
  return `${(Number.isInteger(value) ? NUMBER : THREE_DIGITS).format(value)} ${unit}`.trim();
}

function fact(what: string, { median, min, max }: Figure, unit: string): string {
  const range = min === max ? "" : ` (${measure(min, unit)} to ${measure(max, unit)})`;
  return `${what}: ${measure(median, unit)}${range}`;
}

/** How the chart is to be read. */
function legend(figures: readonly Figure[]): string {
  const runs = figures.map((figure) => figure.samples.length);
  const [fewest, most] = [Math.min(...runs), Math.max(...runs)];
  if (most === 1) return "Each was measured once.";
  const measured = fewest === most ? `${most} runs` : `${fewest} to ${most} runs`;
  if (figures.every(({ min, max }) => min === max)) return `The same in each of ${measured}.`;
  return `Median of ${measured}; the thin lines reach from the least to the greatest of them.`;
}

/** The power of ten below every figure, so that each has a bar. */
function startOfDecade(figures: readonly Figure[]): number {
  return 10 ** (Math.ceil(Math.log10(Math.min(...figures.map(({ min }) => min)))) - 1);
}

function colorOf(number: number): string {
  return COLORS[number % COLORS.length] as string;
}

function widthOf(texts: readonly string[]): number {
  return Math.max(...texts.map((text) => text.length)) * CHARACTER;
}
