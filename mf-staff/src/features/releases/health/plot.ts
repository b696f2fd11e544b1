import { type Timeline, topOf } from './series';

/** Where things stand in a chart, in px. */
export interface Plot {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Highest rate of the scale. */
  highest: number;
  /** Width of a bar. */
  bar: number;
  begin: number;
  end: number;
  x: (index: number) => number;
  /** Place of a moment; outside the period at its edge. */
  xOf: (at: number) => number;
  y: (rate: number) => number;
  /** Height of the bar of a step. */
  visitors: (index: number) => number;
  /** The step nearest to a place. */
  indexAt: (x: number) => number;
}

const margin = { left: 44, right: 12, top: 12, bottom: 26 };

/** Bars take so much of the height: they are the background. */
const barPart = 0.3;

/** Lays a timeline out in a box. */
export function plotOf({ steps, series, highest }: Timeline, width: number, height: number): Plot {
  const left = margin.left;
  const right = Math.max(left + 1, width - margin.right);
  const { top } = margin;
  const bottom = height - margin.bottom;
  const last = Math.max(1, steps.length - 1);
  const scale = topOf(highest);
  const begin = steps[0] ?? 0;
  const end = steps.at(-1) ?? begin + 1;
  const room = right - left;
  const totals = steps.map((_, index) =>
    series.reduce((sum, { points }) => sum + (points[index]?.visitors ?? 0), 0),
  );
  const most = Math.max(1, ...totals);
  const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
  return {
    left,
    right,
    top,
    bottom,
    highest: scale,
    bar: Math.max(1, (room / (last + 1)) * 0.7),
    begin,
    end,
    x: (index) => left + (index / last) * room,
    xOf: (at) => left + within((at - begin) / Math.max(1, end - begin), 0, 1) * room,
    y: (rate) => bottom - within(rate / scale, 0, 1) * (bottom - top),
    visitors: (index) => ((totals[index] ?? 0) / most) * (bottom - top) * barPart,
    indexAt: (x) => Math.round(within((x - left) / room, 0, 1) * last),
  };
}
