/** Where things stand in a chart of days, in px. */
export interface DayPlot {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** Value at the top of the scale: a round figure with a little air above. */
  highest: number;
  /** Width of a bar. */
  bar: number;
  x: (index: number) => number;
  y: (value: number) => number;
  /** The day nearest to a place. */
  indexAt: (x: number) => number;
}

const margin = { left: 52, right: 16, top: 12, bottom: 26 };

/** The next round figure: 1, 2 or 5 with noughts, at least 4. */
export function topOf(most: number): number {
  if (most <= 4) return 4;
  const size = 10 ** Math.floor(Math.log10(most));
  return ([1, 2, 3, 4, 5, 6, 8, 10].find((step) => step * size >= most) ?? 10) * size;
}

/** Lays some days out in a box. */
export function dayPlot(days: number, most: number, width: number, height: number): DayPlot {
  const left = margin.left;
  const right = Math.max(left + 1, width - margin.right);
  const { top } = margin;
  const bottom = height - margin.bottom;
  const highest = topOf(most);
  const step = (right - left) / Math.max(1, days);
  const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
  return {
    left,
    right,
    top,
    bottom,
    highest,
    bar: Math.max(1, Math.min(22, step * 0.6)),
    x: (index) => left + (index + 0.5) * step,
    y: (value) => bottom - within(value / highest, 0, 1) * (bottom - top),
    indexAt: (x) => within(Math.floor((x - left) / step), 0, Math.max(0, days - 1)),
  };
}

/** Every how many days a label stands, so that none touches the next. */
export const labelEvery = (days: number, room: number): number =>
  Math.max(1, Math.ceil((days * 52) / Math.max(1, room)));

/** `4 万`, `1,200`: short enough for a scale. */
export function shortNumber(value: number): string {
  if (value >= 100_000_000) return `${Math.round(value / 10_000_000) / 10} 亿`;
  if (value >= 10_000) return `${Math.round(value / 1000) / 10} 万`;
  return value.toLocaleString('en-US');
}
