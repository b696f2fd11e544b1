import { type DataOf, visitLimits } from '@harbor/contract';
import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { others } from '../../content/visits/count';
import type { Period } from './period';
import { sourceOf } from './sources';

type Pages = DataOf<'GET /staff/visits/pages'>;
type Referrers = DataOf<'GET /staff/visits/referrers'>;

interface Row {
  value: string;
  views: number;
  before: number;
}

/** How often each value of a column came in a period and in the one before; from the counts of days, not from visits. */
async function countsOf(
  db: Db,
  table: 'visit_pages' | 'visit_referrers',
  column: 'page' | 'referrer',
  period: Period,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ${sql.ref(column)} as value, coalesce(sum(views) filter (where day >= ${period.from}::date), 0)::int as views,
      coalesce(sum(views) filter (where day < ${period.from}::date), 0)::int as before
    from ${sql.table(table)} where day >= ${period.beforeFrom}::date and day <= ${period.to}::date
    group by 1 order by 2 desc, 1`.execute(db);
  return rows;
}

const sum = (rows: readonly Row[], of: 'views' | 'before') => rows.reduce((all, row) => all + row[of], 0);

/** The pages that were looked at most. @param titleOf what a page is called, by its address */
export async function pagesOf(db: Db, period: Period, titleOf: (page: string) => string): Promise<Pages> {
  const rows = await countsOf(db, 'visit_pages', 'page', period);
  return {
    total: sum(rows, 'views'),
    data: rows
      .filter(({ views }) => views > 0)
      .slice(0, visitLimits.rows)
      .map(({ value, views, before }) => ({
        page: value,
        title: value === others ? '其他地址' : titleOf(value),
        views,
        before,
      })),
  };
}

const kindTitles = { direct: '直接访问', search: '搜索引擎', social: '社交网站', other: '其他网站' } as const;

/** Where visits came from; from one page of the site to another is no coming. */
export async function referrersOf(db: Db, period: Period): Promise<Referrers> {
  const all = (await countsOf(db, 'visit_referrers', 'referrer', period)).filter(
    ({ value }) => value !== '/',
  );
  const from = all
    .filter(({ value }) => value !== '')
    .map(({ value, ...counts }) => ({ referrer: value, ...sourceOf(value), ...counts }));
  const direct = all.filter(({ value }) => value === '');
  const kinds = (Object.keys(kindTitles) as (keyof typeof kindTitles)[]).map((kind) => {
    const own =
      kind === 'direct'
        ? direct
        : from.filter((row) => row.kind === kind).map((row) => ({ ...row, value: '' }));
    return { kind, title: kindTitles[kind], views: sum(own, 'views'), before: sum(own, 'before') };
  });
  return {
    total: sum(all, 'views'),
    kinds,
    data: from
      .filter(({ views }) => views > 0)
      .slice(0, visitLimits.rows)
      .map((row) => (row.referrer === others ? { ...row, title: '其他来源' } : row)),
  };
}
