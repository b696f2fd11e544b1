import type { DataOf, TeacherPage } from '@harbor/contract';
import { appraiseStatus } from '@harbor/contract/appraise-status';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { paginate } from '../../../../http/page';
import { invalid, notFound } from '../../../../http/problem';
import { toAppraise } from '../../../trade/services/reviews/reviews';
import { teacherAnswers } from '../cache';
import { publicRows } from './rows';

const perPage = 10;
const onPage = 3;
const mostTags = 6;
const shown = sql.lit(appraiseStatus.shown);

type Reviews = DataOf<'GET /teacher/show/reviews/:id'>;

const filters: Record<string, RawBuilder<SqlBool>> = {
  all: sql`true`,
  append: sql`appraises.append_status = ${shown}`,
  low: sql`appraises.stars <= 3`,
};

function conditionOf(filter: string): RawBuilder<SqlBool> {
  const tag = filter.startsWith('tag:') ? filter.slice(4).trim() : '';
  if (tag) return sql`${tag} = any(appraises.tags)`;
  const known = Object.hasOwn(filters, filter) ? filters[filter] : undefined;
  if (!known) throw invalid({ filter: ['评价筛选条件不正确'] });
  return known;
}

const pageOf = (db: Db, teacherId: number, condition: RawBuilder<SqlBool>, page: number, size: number) =>
  paginate(
    db
      .selectFrom('appraises')
      .innerJoin('users', 'users.id', 'appraises.user_id')
      .selectAll('appraises')
      .select(['users.nickname', 'users.avatar_img'])
      .where('appraises.teacher_id', '=', teacherId)
      .where('appraises.status', '=', appraiseStatus.shown)
      .where(condition)
      .orderBy('appraises.created_at', 'desc')
      .orderBy('appraises.id', 'desc'),
    { page, perPage: size },
    (rows) => rows.map(toAppraise),
  );

async function summaryOf(db: Db, teacherId: number): Promise<Reviews['summary']> {
  const of = sql`from appraises where teacher_id = ${teacherId} and status = ${shown}`;
  const mean = (column: string) => sql`coalesce(round(avg(${sql.ref(column)}), 1), 0)::float`;
  const [sums, tags] = await Promise.all([
    sql<Omit<Reviews['summary'], 'tags'> & { overall: number }>`
      select count(*)::int as total, ${mean('stars')} as score,
        array[${sql.join([5, 4, 3, 2, 1].map((stars) => sql`count(*) filter (where stars = ${sql.lit(stars)})`))}]::int[] as distribution,
        jsonb_build_object('overall', ${mean('stars')}, 'professional', ${mean('professional')}, 'punctual', ${mean('punctual')},
          'communication', ${mean('communication')}, 'norm', ${mean('norm')}) as rubrics,
        count(*) filter (where content <> '')::int as with_text,
        count(*) filter (where cardinality(images) > 0)::int as with_images,
        count(*) filter (where append_status = ${shown})::int as with_append ${of}`.execute(db),
    sql<{ name: string; count: number }>`
      select tag as name, count(*)::int as count from (select unnest(tags) as tag ${of}) t
      group by tag order by count(*) desc, tag limit ${mostTags}`.execute(db),
  ]);
  const [sum] = sums.rows;
  if (!sum) throw new Error('sums of nothing');
  return { ...sum, tags: tags.rows };
}

/** The latest reviews of a teacher's page, with the sums over all. */
export async function firstReviews(db: Db, teacherId: number): Promise<TeacherPage['reviews']> {
  const [summary, { data }] = await Promise.all([
    summaryOf(db, teacherId),
    pageOf(db, teacherId, sql`true`, 1, onPage),
  ]);
  return { summary, data };
}

/** One page of the shown reviews of a teacher. @throws HttpProblem 404 nobody who is shown · 422 unknown filter */
export async function teacherReviews(
  core: Core,
  teacherId: number,
  page: number,
  filter: string,
): Promise<Reviews> {
  const condition = conditionOf(filter);
  return teacherAnswers.cached(core, `reviews/${teacherId}/${page}/${filter}`, async () => {
    const [row] = await publicRows(core.db, sql`u.id = ${teacherId}`);
    if (!row) throw notFound('没有找到这位老师，或主页暂未公开');
    const [summary, found] = await Promise.all([
      summaryOf(core.db, teacherId),
      pageOf(core.db, teacherId, condition, page, perPage),
    ]);
    return { ...found, summary };
  });
}
