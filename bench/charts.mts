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
const TOP = 120;
const BOTTOM = 60;
const BAR = 18;

const FONT = "system-ui, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";
const TEXT = { color: "#1f2328", fontSize: 13 };
const FAINT_TEXT = { color: "#59636e", fontSize: 12 };
/** Dark enough on white for small text. A series has the same color in every chart. */
const COLORS = ["#0a4fa3", "#2f81d6", "#b8480f", "#d9822b", "#626a73", "#8250bd", "#1f7a55"];

/** Draws a bar for each series in each group, as SVG. Equal charts result in equal text. */
export function barChart({ unit, groups, series, ...chart }: BarChart): string {
  const bars = withColors(series).filter(({ values }) => values.length > 0);
  return draw(chart, TOP + groups.length * (bars.length * BAR + 30) + BOTTOM, {
    grid: { left: MARGIN, right: MARGIN + 72, top: TOP, bottom: BOTTOM, containLabel: true },
    legend: { left: MARGIN, top: 76, icon: "circle", textStyle: TEXT },
    xAxis: { type: "value", name: unit, axisLabel: FAINT_TEXT },
    yAxis: { type: "category", inverse: true, data: [...groups], axisTick: { show: false }, axisLabel: TEXT },
    series: bars.map(({ name, values, color }) => ({
      ...{ type: "bar", name, color, silent: true, barCategoryGap: 15, barGap: "10%", data: [...values] },
      label: {
        show: true,
        position: "right",
        ...TEXT,
        formatter: (bar: { value?: unknown }) => format(Number(bar.value), unit),
      },
    })),
  });
}

/** Draws a line for each series, as SVG. Equal charts result in equal text. */
export function lineChart({ unit, xLabel, series, ...chart }: LineChart): string {
  const lines = withColors(series).filter(({ points }) => points.length > 0);
  return draw(chart, 460, {
    grid: { left: MARGIN, right: MARGIN + 12, top: TOP, bottom: BOTTOM, containLabel: true },
    legend: { left: MARGIN, top: 76, icon: "circle", textStyle: TEXT },
    xAxis: {
      ...{ type: "value", name: xLabel, nameLocation: "middle", nameGap: 28, nameTextStyle: TEXT },
      axisLabel: { ...FAINT_TEXT, formatter: (x: number) => format(x, "") },
    },
    yAxis: { type: "value", axisLabel: { ...FAINT_TEXT, formatter: (y: number) => format(y, unit) } },
    series: lines.map(({ name, points, color }) => ({
      ...{ type: "line", name, color, silent: true, symbol: "circle", symbolSize: 8, lineStyle: { width: 2.5 } },
      data: points.map((point) => [...point]),
    })),
  });
}

function draw({ title, subtitle }: Omit<Chart, "unit">, height: number, option: EChartsOption): string {
  const chart = init(null, null, { renderer: "svg", ssr: true, width: WIDTH, height });
  chart.setOption({
    ...{ animation: false, backgroundColor: "#ffffff", textStyle: { fontFamily: FONT } },
    title: {
      ...{ text: title, left: MARGIN, top: MARGIN, padding: 0, itemGap: 8 },
      textStyle: { ...TEXT, fontSize: 17, fontWeight: "bold" },
      ...{ subtext: subtitle, subtextStyle: { ...FAINT_TEXT, fontSize: 13 } },
    },
    ...option,
  });
  // Removes hover styles, and from the names the number of charts that were drawn before.
  const svg = chart.renderToSVGString().replace(/<style[^>]*>.*?<\/style>\n?| class="[^"]*"|\bzr\d+-/gs, "");
  chart.dispose();
  return `${svg.replace(/<svg [^>]*>/, `$&\n<title>${title}</title>`)}\n`;
}

function withColors<T>(series: readonly T[]): (T & { color: string })[] {
  return series.map((each, index) => ({ ...each, color: COLORS[index] as string }));
}

const NUMBER = new Intl.NumberFormat("en", { maximumSignificantDigits: 3 });

function format(value: number, unit: string): string {
  return `${Number.isInteger(value) ? value.toLocaleString("en") : NUMBER.format(value)} ${unit}`.trim();
}
