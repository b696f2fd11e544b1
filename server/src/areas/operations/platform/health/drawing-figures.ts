import type { DrawingFigures } from '@harbor/contract';
import type { Db } from '../../../../db/connect';

/** A count of something about drawn pages. */
interface Counted {
  fact: string;
  value: number;
  count: number;
}

/** The value below or at which a share of what was measured lies; null where nothing was. */
function quantile(measured: readonly Counted[], share: number): number | null {
  const sorted = measured.toSorted((a, b) => a.value - b.value);
  const rank = share * sorted.reduce((sum, { count }) => sum + count, 0);
  let passed = 0;
  for (const { value, count } of sorted) {
    passed += count;
    if (passed >= rank) return value;
  }
  return null;
}

/** Sums up what was counted of one release; null where no page of it was asked for. */
export function summedUp(counted: readonly Counted[]): DrawingFigures | null {
  const of = (fact: string) => counted.filter((each) => each.fact === fact);
  const sum = (fact: string) => of(fact).reduce((total, { count }) => total + count, 0);
  const [drawn, kept, stale] = [sum('drawn'), sum('kept'), sum('stale')];
  const [unable, failed, busy, late] = [sum('unable'), sum('failed'), sum('busy'), sum('late')];
  const [apart, closed] = [sum('apart'), sum('closed')];
  const answers = drawn + kept + stale + unable + failed + busy + late + apart;
  if (answers + closed === 0) return null;
  return {
    ...{ answers, drawn, kept, stale, unable, failed, busy, late, apart, closed },
    share: answers === 0 ? null : (drawn + kept + stale) / answers,
    median_ms: quantile(of('ms'), 0.5),
    p95_ms: quantile(of('ms'), 0.95),
    queue: quantile(of('before'), 0.95),
  };
}

/** Drawing in figures since a moment, by version of a part. */
export async function drawingFigures(
  db: Db,
  remote: string,
  since: Date,
): Promise<Map<string, DrawingFigures | null>> {
  const rows = await db
    .selectFrom('release_drawings')
    .select(['version', 'fact', 'value', ({ fn }) => fn.sum<number>('count').as('count')])
    .where('remote', '=', remote)
    .where('minute', '>=', since)
    .groupBy(['version', 'fact', 'value'])
    .execute();
  const versions = [...new Set(rows.map(({ version }) => version))];
  const numbers = rows.map((row) => ({ ...row, count: Number(row.count) }));
  return new Map(
    versions.map((version) => [version, summedUp(numbers.filter((row) => row.version === version))]),
  );
}
