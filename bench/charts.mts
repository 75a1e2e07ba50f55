import { type EChartsOption, init } from "echarts";

interface Chart {
  title: string;
  /** About 100 characters fit. */
  subtitle: string;
  unit: string;
}

export interface BarChart extends Chart {
  groups: readonly string[];
  /** Each has one value for each group. A series without values is not drawn. */
  series: readonly { name: string; values: readonly number[] }[];
}

export interface LineChart extends Chart {
  xLabel: string;
  /** A series without points is not drawn. */
  series: readonly { name: string; points: readonly (readonly [x: number, y: number])[] }[];
}

/** Lengths are in pixels. */
const WIDTH = 800;
const MARGIN = 24;
const TOP = 88;
const ROW = 25;
const LINE_CHART_HEIGHT = 460;
/** Average width of a character, rounded up. */
const CHARACTER = 7.5;

const FONT = "system-ui, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";
const INK = "#1f2328";
const FAINT_INK = "#59636e";
/** Dark enough on white for small text. */
const COLORS = ["#0a4fa3", "#2f81d6", "#b8480f", "#d9822b", "#626a73", "#8250bd", "#1f7a55"];

const NO_LINE = { axisLine: { show: false }, axisTick: { show: false } };
const TEXT = { color: INK, fontSize: 13 };
const FAINT_TEXT = { color: FAINT_INK, fontSize: 12 };

/** Draws a bar for each series in each group, as SVG. Equal charts result in equal text. */
export function barChart({ title, subtitle, unit, groups, series }: BarChart): string {
  const drawn = withColors(series).filter(({ values }) => values.length > 0);
  // One group needs no heading.
  const headings = groups.length > 1;
  const rows = groups.flatMap((group, index) => [
    ...(headings ? [{ label: `{group|${group}}`, value: undefined, color: INK, group }] : []),
    ...drawn.map(({ name, values, color }) => ({ label: name, value: values[index], color, group })),
  ]);
  const labelWidth = Math.max(0, ...drawn.map(({ name }) => name.length)) * CHARACTER + 12;
  const option: EChartsOption = {
    grid: { left: MARGIN + 12 + labelWidth, right: MARGIN + 72, top: TOP, bottom: 48 },
    xAxis: valueAxis(unit),
    yAxis: {
      type: "category",
      inverse: true,
      data: rows.map(({ label }) => label),
      ...NO_LINE,
      axisLabel: {
        ...TEXT,
        interval: 0,
        align: "left",
        margin: labelWidth,
        rich: { group: { ...TEXT, fontWeight: "bold", padding: [0, 0, -8, -12] } },
      },
    },
    series: [
      {
        type: "bar",
        silent: true,
        barWidth: 16,
        label: { show: true, position: "right", ...TEXT, formatter: ({ value }) => format(Number(value), unit) },
        data: rows.map(({ value, color }) => (value === undefined ? null : { value, itemStyle: { color } })),
      },
    ],
  };
  const facts = rows.flatMap(({ label, value, group }) =>
    value === undefined ? [] : [`${headings ? `${group}, ` : ""}${label}: ${format(value, unit)}`],
  );
  return draw({ title, subtitle, facts, height: TOP + rows.length * ROW + 48 }, option);
}

/** Draws a line for each series, as SVG. Equal charts result in equal text. */
export function lineChart({ title, subtitle, unit, xLabel, series }: LineChart): string {
  const drawn = withColors(series).filter(({ points }) => points.length > 0);
  const ticks = [...new Set(drawn.flatMap(({ points }) => points.map(([x]) => x)))];
  const option: EChartsOption = {
    grid: { left: MARGIN + 52, right: MARGIN + 12, top: TOP, bottom: 72 },
    // No line is in this corner, because all of them rise from the left.
    legend: { orient: "vertical", left: MARGIN + 72, top: TOP, icon: "circle", textStyle: TEXT },
    xAxis: {
      ...valueAxis(""),
      name: xLabel,
      nameLocation: "middle",
      nameGap: 28,
      nameTextStyle: TEXT,
      splitLine: { show: false },
      axisLabel: { ...FAINT_TEXT, customValues: ticks, hideOverlap: true, formatter: (x: number) => format(x, "") },
    },
    yAxis: valueAxis(unit),
    series: drawn.map(({ name, points, color }) => ({
      name,
      type: "line",
      silent: true,
      symbol: "circle",
      symbolSize: 8,
      lineStyle: { color, width: 2.5 },
      itemStyle: { color },
      data: points.map((point) => [...point]),
    })),
  };
  const facts = drawn.flatMap(({ name, points }) =>
    points.map(([x, y]) => `${name}, ${format(x, xLabel)}: ${format(y, unit)}`),
  );
  return draw({ title, subtitle, facts, height: LINE_CHART_HEIGHT }, option);
}

function valueAxis(unit: string) {
  return {
    type: "value" as const,
    ...NO_LINE,
    splitLine: { lineStyle: { color: "#e4e7eb" } },
    axisLabel: { ...FAINT_TEXT, hideOverlap: true, formatter: (value: number) => format(value, unit) },
  };
}

interface Drawing {
  title: string;
  subtitle: string;
  /** The values, for readers who cannot see the chart. */
  facts: readonly string[];
  height: number;
}

function draw({ title, subtitle, facts, height }: Drawing, option: EChartsOption): string {
  const chart = init(null, null, { renderer: "svg", ssr: true, width: WIDTH, height });
  try {
    chart.setOption({
      animation: false,
      backgroundColor: "#ffffff",
      textStyle: { fontFamily: FONT },
      title: {
        ...{ text: title, left: MARGIN, top: MARGIN, padding: 0, itemGap: 8 },
        textStyle: { fontSize: 17, fontWeight: "bold", color: INK },
        ...{ subtext: subtitle, subtextStyle: { ...FAINT_TEXT, fontSize: 13 } },
      },
      ...option,
    });
    return accessible(portable(chart.renderToSVGString()), title, [subtitle, ...facts].join("\n"));
  } finally {
    chart.dispose();
  }
}

/** Removes what only a browser's pointer needs, and names that depend on the charts drawn before. */
function portable(svg: string): string {
  return (
    svg
      .replace(/<style[^>]*>.*?<\/style>\n?/s, "")
      .replace(/ (?:class|ecmeta_\w+|pointer-events)="[^"]*"/g, "")
      .replace(/\bzr\d+-/g, "")
      // The same position for programs that do not support the attribute.
      .replaceAll('dominant-baseline="central"', 'dy="0.35em"')
  );
}

function accessible(svg: string, title: string, description: string): string {
  const start = (_: string, attributes: string) =>
    `<svg role="img" aria-label="${escapeXml(title)}" ${attributes}>\n` +
    `<title>${escapeXml(title)}</title>\n<desc>${escapeXml(description)}</desc>`;
  return `${svg.replace(/<svg ([^>]*)>/, start)}\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

const NUMBER = new Intl.NumberFormat("en");
const THREE_DIGITS = new Intl.NumberFormat("en", { maximumSignificantDigits: 3 });

function format(value: number, unit: string): string {
  return `${(Number.isInteger(value) ? NUMBER : THREE_DIGITS).format(value)} ${unit}`.trim();
}

/** A series has the same color in every chart. */
function withColors<T>(series: readonly T[]): (T & { color: string })[] {
  return series.map((each, index) => ({ ...each, color: COLORS[index % COLORS.length] as string }));
}
