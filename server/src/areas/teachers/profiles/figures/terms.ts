import { enoughOrders } from '@harbor/contract/teacher-levels';
import type { Db } from '../../../../db/connect';
import { notFound } from '../../../../http/problem';
import type { LevelRow } from '../rows';

/** Of the terms of a level, what is asked for. */
export type LevelTerms = Pick<
  LevelRow,
  'level' | 'name' | 'rate' | 'min_orders' | 'min_credit' | 'min_on_time' | 'min_accept' | 'orders'
>;

/** The terms of all levels as they stand, the lowest first. */
export const levelTerms = (db: Db): Promise<LevelRow[]> =>
  db.selectFrom('teacher_levels').selectAll().orderBy('level').execute();

/** What a teacher's level gives: its name, the percent of the paid amount, and how many formal orders at once. */
export interface Standing {
  level: number;
  name: string;
  /** Percent. */
  rate: number;
  /** Formal orders at once: as many as the teacher wants, up to what the level allows. */
  orders: number;
  credit: number;
}

/** How a teacher stands. @throws HttpProblem 404 no such teacher */
export async function levelOf(db: Db, teacherId: number): Promise<Standing> {
  const row = await db
    .selectFrom('teachers as t')
    .innerJoin('teacher_levels as l', 'l.level', 't.level')
    .select(['l.level', 'l.name', 'l.rate', 'l.orders', 't.credit', 't.max_formal'])
    .where('t.user_id', '=', teacherId)
    .executeTakeFirst();
  if (!row) throw notFound('没有找到这位老师');
  const { level, name, rate, orders, credit, max_formal } = row;
  return { level, name, rate, orders: Math.min(orders, max_formal), credit };
}

/** Counts over the months that count. */
export interface Counts {
  on_time_count: number;
  on_time_total: number;
  accept_count: number;
  accept_total: number;
}

const percent = (count: number, total: number) => (total === 0 ? 0 : (100 * count) / total);

/** What of a level's terms a teacher does not reach, in words; none where the level is theirs. */
export function missingFor(terms: LevelTerms, counts: Counts, credit: number): string[] {
  const more = terms.min_orders - counts.accept_total;
  const onTime = percent(counts.on_time_count, counts.on_time_total);
  const accepted = percent(counts.accept_count, counts.accept_total);
  return [
    more > 0 && `还差 ${more} 单`,
    credit < terms.min_credit && `信用分达到 ${terms.min_credit}`,
    onTime < terms.min_on_time && `准时率达到 ${terms.min_on_time}%`,
    accepted < terms.min_accept && `验收率达到 ${terms.min_accept}%`,
  ].filter((one): one is string => one !== false);
}

/** The highest level all of whose terms are reached, those below it not asked. */
export function levelBy(terms: readonly LevelTerms[], counts: Counts, credit: number): LevelTerms['level'] {
  const reached = terms.filter((one) => missingFor(one, counts, credit).length === 0);
  return reached.at(-1)?.level ?? 1;
}

/** A level's terms as everybody reads them: 50 单起，准时与验收 95% 以上. */
export function termsText(terms: LevelTerms): string {
  if (terms.min_orders === 0) return `少于 ${enoughOrders} 单，不显示比率`;
  const { min_on_time: onTime, min_accept: accept, min_credit: credit } = terms;
  const parts =
    onTime > 0 && onTime === accept
      ? [`准时与验收 ${onTime}% 以上`]
      : [onTime > 0 && `准时 ${onTime}% 以上`, accept > 0 && `验收 ${accept}% 以上`];
  const asked = parts.filter((one) => one !== false);
  // Where rates are asked for credit goes without saying: it is the same for all levels.
  return [`${terms.min_orders} 单起`, ...(asked.length > 0 ? asked : [`信用分 ${credit} 以上`])].join('，');
}
