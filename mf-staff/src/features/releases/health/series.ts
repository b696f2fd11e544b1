import type { DataOf } from '@harbor/contract';

type Errors = DataOf<'GET /api/platform/errors'>;

/** What a release did in one step of time. */
export interface SeriesPoint {
  /** Start of the step, in ms. */
  at: number;
  views: number;
  visitors: number;
  failed: number;
  /** Failed of all visitors, 0 to 1; null where nobody came. */
  rate: number | null;
}

/** One release over time, a point for each step of the period. */
export interface Series {
  version: string;
  points: SeriesPoint[];
  visitors: number;
  failed: number;
}

/** Everything that a chart draws. */
export interface Timeline {
  /** Starts of the steps, in ms, all of one distance. */
  steps: number[];
  /** Width of a step, in ms. */
  step: number;
  series: Series[];
  /** Highest rate of all, 0 to 1. */
  highest: number;
}

function stepsOf(first: number, end: number, step: number): number[] {
  const steps: number[] = [];
  for (let at = first; at <= end; at += step) steps.push(at);
  return steps;
}

/** Releases that nobody opened in the period are left out; the most visited one comes first. */
export function timelineOf(errors: Errors, hours: number, now: number): Timeline {
  const step = Math.max(1, errors.step) * 1000;
  const known = errors.points.map((point) => ({ ...point, at: Date.parse(point.at) }));
  // The server's own grid, wherever it lies, continued to both ends of the period.
  const anchor = known[0]?.at ?? Math.floor(now / step) * step;
  const begin = now - hours * 3_600_000;
  const first = anchor - Math.floor((anchor - begin) / step) * step;
  const steps = stepsOf(first, now, step);
  const versions = [...new Set(known.map(({ version }) => version))];
  const series = versions.map((version): Series => {
    const mine = new Map(
      known.filter((point) => point.version === version).map((point) => [point.at, point]),
    );
    const points = steps.map((at): SeriesPoint => {
      const { views = 0, visitors = 0, failed = 0 } = mine.get(at) ?? {};
      return { at, views, visitors, failed, rate: visitors === 0 ? null : Math.min(1, failed / visitors) };
    });
    const sum = (key: 'visitors' | 'failed') => points.reduce((total, point) => total + point[key], 0);
    return { version, points, visitors: sum('visitors'), failed: sum('failed') };
  });
  const seen = series.filter(({ visitors }) => visitors > 0).sort((a, b) => b.visitors - a.visitors);
  const highest = Math.max(0, ...seen.flatMap(({ points }) => points.map(({ rate }) => rate ?? 0)));
  return { steps, step, series: seen, highest };
}

const tops = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1];

/** Top of the chart's scale: a round figure with a little air above the highest rate, at least 1 %. */
export function topOf(highest: number): number {
  return tops.find((top) => top >= highest * 1.1) ?? 1;
}

/** Runs of neighbouring points at which there is a rate: a line is not drawn where nobody came. */
export function runsOf(points: readonly SeriesPoint[]): { index: number; rate: number }[][] {
  const runs: { index: number; rate: number }[][] = [];
  let run: { index: number; rate: number }[] = [];
  for (const [index, { rate }] of points.entries()) {
    if (rate === null) {
      if (run.length > 0) runs.push(run);
      run = [];
    } else run.push({ index, rate });
  }
  return run.length > 0 ? [...runs, run] : runs;
}
