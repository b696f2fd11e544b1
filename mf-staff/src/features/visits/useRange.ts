import { useSearchParams } from '@harbor/runtime';
import { dayFrom, dayIn } from '../../parts/days';
import type { Range } from './queries';

/** Periods to choose from, in days until today. */
export const lengths = [7, 30, 90, 365] as const;

const dayMs = 24 * 3_600_000;

/** Why a period cannot be shown; undefined where it can. */
export function rangeProblem({ from, to }: Range): string | undefined {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  if (days < 1) return '结束日期不能早于开始日期';
  return days > 366 ? '一次最多查看一年，请缩短日期范围' : undefined;
}

/** The period, which lives in the address; the last 30 days without one. */
export function useRange() {
  const [search, setSearch] = useSearchParams();
  const today = dayFrom(Date.now());
  const given = { from: dayIn(search.get('from')), to: dayIn(search.get('to')) };
  const range: Range = {
    from: given.from ?? dayFrom(Date.now(), -29),
    to: given.to ?? today,
  };
  const length = lengths.find((days) => range.to === today && range.from === dayFrom(Date.now(), 1 - days));
  return {
    range,
    length,
    setRange: (next: Range) => setSearch({ ...next }, { replace: true }),
    setLength: (days: number) =>
      setSearch({ from: dayFrom(Date.now(), 1 - days), to: today }, { replace: true }),
  };
}
