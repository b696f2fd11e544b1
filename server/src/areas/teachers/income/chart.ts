import type { DataOf, IncomeBar } from '@harbor/contract';
import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { fullTime } from '../../../labels/beijing';

const months = 12;
const years = 5;

/** Beginnings of the bars, the oldest first: `2026-11` or `2026`. */
function keysUntil(now: Date, by: 'month' | 'year'): string[] {
  const [year = 0, month = 0] = fullTime(now).slice(0, 7).split('-').map(Number);
  if (by === 'year') return Array.from({ length: years }, (_, n) => String(year - years + 1 + n));
  return Array.from({ length: months }, (_, n) => {
    const at = new Date(Date.UTC(year, month - months + n, 1));
    return at.toISOString().slice(0, 7);
  });
}

const labelOf = (key: string): string => (key.length === 4 ? `${key}年` : `${Number(key.slice(5))}月`);

/**
 * What reached a teacher, what was withheld and what was deducted, by months of Beijing or years: read from the ledger,
 * money by the day on which it was paid out, deductions by the day on which they were settled.
 */
export async function incomeChart(
  db: Db,
  teacherId: number,
  by: 'month' | 'year',
  now: Date,
): Promise<DataOf<'GET /income/chart'>> {
  const keys = keysUntil(now, by);
  const first = keys[0] ?? '';
  const begins = new Date(`${by === 'year' ? `${first}-01` : first}-01T00:00:00+08:00`);
  const format = by === 'year' ? 'YYYY' : 'YYYY-MM';
  const { rows } = await sql<{ key: string; account: 'paid' | 'tax' | 'deductions'; fen: number }>`
    select to_char(at at time zone 'Asia/Shanghai', ${format}) as key, account, sum(amount_fen)::bigint as fen
    from ledger_entries
    where teacher_id = ${teacherId} and account in ('paid', 'tax', 'deductions') and at >= ${begins}
    group by 1, 2`.execute(db);
  const sum = (key: string, account: (typeof rows)[number]['account']) =>
    Math.max(0, Number(rows.find((row) => row.key === key && row.account === account)?.fen ?? 0));
  const bars = keys.map(
    (key): IncomeBar => ({
      key,
      label: labelOf(key),
      net_fen: sum(key, 'paid'),
      tax_fen: sum(key, 'tax'),
      deduct_fen: sum(key, 'deductions'),
    }),
  );
  return { bars };
}
