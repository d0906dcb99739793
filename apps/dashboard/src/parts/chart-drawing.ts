import uPlot from 'uplot';
import type { ChartColor, Series } from './chart.tsx';

type DrawingOptions = Readonly<{
  times: readonly string[];
  series: readonly Series[];
  write: (value: number) => string;
  writeTime: (iso: string) => string;
  kind: 'line' | 'bars';
}>;

const HEIGHT_PX = 200;
const TOKENS: Readonly<Record<ChartColor, string>> = {
  accent: '--accent',
  good: '--good',
  bad: '--bad',
  warn: '--warn',
  quiet: '--soft-ink',
};
/** Lines differ by their pattern, too. */
const DASHES: readonly (readonly number[])[] = [[], [6, 4], [2, 3], [10, 3, 2, 3]];

/** Draws on a canvas in `host`, again when its width or the look changes; gives back how to take it away. */
export function draw(host: HTMLElement, options: DrawingOptions): () => void {
  let plot: uPlot | null = null;
  const again = (): void => {
    plot?.destroy();
    plot = new uPlot(optionsOf(host, options), dataOf(options), host);
  };
  again();
  const size = new ResizeObserver(() => plot?.setSize({ width: host.clientWidth, height: HEIGHT_PX }));
  size.observe(host);
  const look = matchMedia('(prefers-color-scheme: dark)');
  look.addEventListener('change', again);
  const chosen = new MutationObserver(again);
  chosen.observe(document.documentElement, { attributes: true, attributeFilter: ['data-look'] });

  return () => {
    size.disconnect();
    look.removeEventListener('change', again);
    chosen.disconnect();
    plot?.destroy();
  };
}

function dataOf({ times, series, kind }: DrawingOptions): uPlot.AlignedData {
  const seconds = times.map((iso) => new Date(iso).getTime() / 1000);
  const drawn = kind === 'bars' ? stacked(series) : series.map(({ values }) => values);
  return [seconds, ...drawn.map((values) => [...values])];
}

/** Without a gap: what is missing at an end is not there yet. */
function isWhole(values: readonly (number | null)[]): boolean {
  const there = values.flatMap((value, at) => (value === null ? [] : [at]));
  return there.length > 1 && (there.at(-1) ?? 0) - (there[0] ?? 0) === there.length - 1;
}

/** Where in a series those values are that have none beside them. */
function alone(plot: uPlot, series: number): number[] {
  const values = plot.data[series] ?? [];
  const isNone = (at: number): boolean => (values[at] ?? null) === null;
  return [...values.keys()].filter((at) => !isNone(at) && isNone(at - 1) && isNone(at + 1));
}

/** The first and the last bar have their whole width. */
function widened(plot: uPlot, min: number, max: number): [number, number] {
  const [times] = plot.data;
  const step = ((times.at(-1) ?? 0) - (times[0] ?? 0)) / Math.max(1, times.length - 1);
  return [min - step / 2, max + step / 2];
}

/** Bars stand on each other: each is drawn as high as it and all behind it, and the next one over its foot. */
function stacked(series: readonly Series[]): readonly (readonly (number | null)[])[] {
  return series.map(({ values }, index) =>
    values.map((value, at) =>
      series.slice(index + 1).reduce((sum, later) => sum + (later.values[at] ?? 0), value ?? 0),
    ),
  );
}

const DAY_S = 86_400;
const LABEL_PX = 76;

function isByDay([first = '', second = '']: readonly string[]): boolean {
  return Date.parse(second) - Date.parse(first) >= DAY_S * 1000;
}

/** Days are named where their values stand, and no day twice. */
function daysShown({ data: [seconds], width }: uPlot): number[] {
  const every = Math.max(1, Math.ceil((seconds.length * LABEL_PX) / width));
  return [...seconds].filter((_, index) => index % every === 0);
}

function optionsOf(
  host: HTMLElement,
  { times, series, write, writeTime, kind }: DrawingOptions,
): uPlot.Options {
  const style = getComputedStyle(host);
  const color = (name: string): string => style.getPropertyValue(name).trim();
  const axis = { stroke: color('--soft-ink'), font: `11px ${style.fontFamily}`, ticks: { show: false } };

  return {
    width: host.clientWidth,
    height: HEIGHT_PX,
    cursor: { y: false, points: { size: 7 } },
    legend: { show: false },
    padding: [8, 30, 0, 0],
    scales: {
      ...(kind === 'bars' ? { x: { range: widened } } : {}),
      y: { range: (_, min, max) => [Math.min(0, min), max === 0 ? 1 : max * 1.08] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 28,
        values: (_, splits) => splits.map((second) => writeTime(new Date(second * 1000).toISOString())),
        ...(isByDay(times) ? { splits: (plot: uPlot) => daysShown(plot) } : { space: 90 }),
      },
      {
        ...axis,
        grid: { stroke: color('--soft-line'), width: 1 },
        values: (_, splits) => splits.map(write),
        size: (_, labels) => Math.max(20, ...(labels ?? []).map((label) => label.length * 7.5)) + 10,
        gap: 8,
      },
    ],
    series: [
      {},
      ...series.map(({ label, values, color: named = 'accent' }, index): uPlot.Series => ({
        label,
        stroke: color(TOKENS[named]),
        width: 1.75,
        dash: [...(DASHES[index % DASHES.length] ?? [])],
        // a value between two that are missing has no line: it is a point
        points: { show: kind === 'line', size: 4, width: 0, fill: color(TOKENS[named]), filter: alone },
        // under a line with gaps each piece would look like a bar
        ...(index === 0 && kind === 'line' && isWhole(values) ? { fill: `${color(TOKENS[named])}12` } : {}),
        ...(kind === 'bars'
          ? {
              fill: color(TOKENS[named]),
              width: 0,
              ...(uPlot.paths.bars === undefined ? {} : { paths: uPlot.paths.bars({ size: [0.6, 24] }) }),
            }
          : {}),
      })),
    ],
  };
}
