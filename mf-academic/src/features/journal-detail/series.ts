import type { JournalDetail } from '@harbor/contract';

/** A number over some years, as it is drawn. */
export interface Series {
  key: string;
  title: string;
  points: JournalDetail['trend'][number]['points'];
  /** The best value is the lowest: ranks are drawn with 1 at the top. */
  ranks: boolean;
}

const order = ['if', 'cif', 'zif', 'major'];

/** What of a journal is known for more than one year, the factor first; each scheme is a series of its own. */
export function seriesOf({ trend, metrics }: Pick<JournalDetail, 'trend' | 'metrics'>): Series[] {
  const named = (code: string) => {
    const found = metrics.find(({ scheme }) => scheme.code === code)?.scheme;
    return found ? found.title.replace(String(found.year), '').trim() : '';
  };
  return trend
    .filter(({ points }) => points.filter(({ value }) => value !== null).length > 1)
    .sort((a, b) => order.indexOf(a.type) - order.indexOf(b.type))
    .map(({ code, type, title, points }) => ({
      key: `${code}-${type}`,
      title: type === 'major' ? named(code) || title : title,
      points,
      ranks: type === 'major',
    }));
}

/** A round number above a value, and how many lines lie below it. */
export function scaleOf(highest: number): { top: number; lines: number } {
  if (highest <= 0) return { top: 1, lines: 2 };
  const power = 10 ** Math.floor(Math.log10(highest));
  const step =
    [0.2, 0.25, 0.5, 1, 2, 2.5].map((n) => n * power).find((one) => highest / one <= 4) ?? power * 2.5;
  const lines = Math.max(2, Math.ceil((highest * 1.05) / step));
  return { top: Number((lines * step).toPrecision(6)), lines };
}
