import { type EChartsOption, init } from "echarts";

interface Chart<Value> {
  title: string;
  series: readonly { name: string; data: readonly Value[] }[];
}

/** Lengths are in pixels. */
const WIDTH = 800;
const MARGIN = 24;
const GRID = { left: MARGIN, right: MARGIN + 72, top: 100, bottom: 60, containLabel: true };
const LEGEND = { left: MARGIN, top: 56, icon: "circle" };

const FONT = "system-ui, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";
const TEXT = { color: "#1f2328", fontSize: 13 };
/** Dark enough on white for small text. */
const COLORS = ["#0a4fa3", "#2f81d6", "#626a73", "#b8480f", "#8250bd"];

/** Draws a bar for each series in each group, with its seconds, as SVG. Equal charts result in equal text. */
export function barChart({ groups, ...chart }: Chart<number> & { groups: readonly string[] }): string {
  return draw(chart.title, GRID.top + groups.length * (chart.series.length * 18 + 30) + GRID.bottom, {
    xAxis: { type: "value", name: "s" },
    yAxis: { type: "category", inverse: true, data: [...groups], axisTick: { show: false }, axisLabel: TEXT },
    series: chart.series.map(({ name, data }) => ({
      ...{ type: "bar", name, data: [...data], silent: true, barCategoryGap: 15, barGap: "10%" },
      label: { show: true, position: "right", ...TEXT, formatter: "{c} s" },
    })),
  });
}

/** Draws a line of seconds for each series, as SVG. Equal charts result in equal text. */
export function lineChart({ xLabel, ...chart }: Chart<[x: number, y: number]> & { xLabel: string }): string {
  return draw(chart.title, 460, {
    xAxis: { type: "value", name: xLabel, nameLocation: "middle", nameGap: 28, nameTextStyle: TEXT },
    yAxis: { type: "value", axisLabel: { formatter: "{value} s" } },
    series: chart.series.map(({ name, data }) => ({
      ...{ type: "line", name, data: [...data], silent: true, symbol: "circle", symbolSize: 8 },
      lineStyle: { width: 2.5 },
    })),
  });
}

function draw(title: string, height: number, option: EChartsOption): string {
  const chart = init(null, null, { renderer: "svg", ssr: true, width: WIDTH, height });
  chart.setOption({
    ...{ animation: false, backgroundColor: "#ffffff", color: COLORS, textStyle: { fontFamily: FONT } },
    title: { text: title, left: MARGIN, top: MARGIN, padding: 0, textStyle: { ...TEXT, fontSize: 17 } },
    ...{ grid: GRID, legend: { ...LEGEND, textStyle: TEXT } },
    ...option,
  });
  // Removes hover styles, and from the names the number of charts that were drawn before.
  const svg = chart.renderToSVGString().replace(/<style[^>]*>.*?<\/style>\n?| class="[^"]*"|\bzr\d+-/gs, "");
  chart.dispose();
  return `${svg.replace(/<svg [^>]*>/, `$&\n<title>${title}</title>`)}\n`;
}
