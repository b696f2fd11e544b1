import type { DataOf } from '@harbor/contract';
import { courseCategories, courseCategoryIds } from '@harbor/contract/course-categories';
import { courseStatus } from '@harbor/contract/course-status';
import { enrolmentStatus } from '@harbor/contract/enrolment-status';
import { type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import { escapeLike } from '../../../../db/like';
import type { DB } from '../../../../db/schema';
import { paginate } from '../../../../http/page';
import type { Asked } from '../asked';
import { lessonLimits } from '../limits';
import { cardsOf } from './cards';

type Wanted = Asked<'GET /course/pc/list'>;
type List = DataOf<'GET /course/pc/list'>;

/** What everybody may see. */
export const onShelf = sql<SqlBool>`courses.status in (${sql.lit(courseStatus.onShelf)}, ${sql.lit(courseStatus.updating)})`;

/** What is looked for most; the first ones of the field. */
const hotWords = ['返修信', '效应量', 'Zotero', '开题报告'];

const low = sql.lit(lessonLimits.lowFen);

const prices = {
  free: sql<SqlBool>`courses.price_fen = 0`,
  low: sql<SqlBool>`courses.price_fen > 0 and courses.price_fen <= ${low}`,
  high: sql<SqlBool>`courses.price_fen > ${low}`,
};

const features = {
  certificate: sql<SqlBool>`courses.has_certificate`,
  captions: sql<SqlBool>`cardinality(courses.captions) > 0`,
  files: sql<SqlBool>`courses.files > 0`,
  updating: sql<SqlBool>`courses.status = ${sql.lit(courseStatus.updating)}`,
  try: sql<SqlBool>`courses.has_try`,
};

const owned = (userId: number, now: Date) => sql<SqlBool>`exists (
  select 1 from enrolments e where e.course_id = courses.id and e.user_id = ${userId}
    and e.status = ${enrolmentStatus.valid} and (e.expires_at is null or e.expires_at > ${now}))`;

/** A word in titles, teachers, lessons, or in what is said in them. */
export function foundBy(keyword: string): RawBuilder<SqlBool> {
  const like = `%${escapeLike(keyword)}%`;
  return sql<SqlBool>`(
    courses.title ilike ${like} or courses.subtitle ilike ${like} or courses.teacher ilike ${like}
    or courses.id in (select l.course_id from lessons l where l.status = 1 and l.title ilike ${like})
    or courses.id in (
      select l.course_id from lesson_cues q join lessons l on l.id = q.lesson_id
      where l.status = 1 and forum_tokens(q.content, true) @> forum_tokens(${keyword}, ${[...keyword].length === 1})
        and q.content ilike ${like}))`;
}

const orders = {
  // Scores of three people say little: they are drawn to the middle.
  all: sql`(courses.score * courses.comments + 4.2 * 20) / (courses.comments + 20) * 20 + ln(courses.students + 1) * 4 desc`,
  newest: sql`courses.published_at desc nulls last`,
  students: sql`courses.students desc`,
  score: sql`courses.score desc, courses.comments desc`,
  price_up: sql`courses.price_fen`,
  price_down: sql`courses.price_fen desc`,
} satisfies Record<NonNullable<Wanted['sort']>, RawBuilder<unknown>>;

type Eb = ExpressionBuilder<DB, 'courses'>;

function where(asked: Wanted, userId: number | undefined, now: Date, but: 'category' | 'price' | undefined) {
  return (eb: Eb) =>
    eb.and([
      // Who has a course finds it although it is sold no more.
      asked.price === 'own' && userId ? owned(userId, now) : onShelf,
      ...(asked.category && but !== 'category'
        ? [eb('courses.category_id', '=', asked.category as never)]
        : []),
      ...(asked.price && asked.price !== 'own' && but !== 'price' ? [prices[asked.price]] : []),
      ...(asked.price === 'own' && !userId ? [sql<SqlBool>`false`] : []),
      ...(asked.feature ? [features[asked.feature]] : []),
      ...(asked.teacher ? [eb('courses.teacher_id', '=', asked.teacher)] : []),
      ...(asked.keyword ? [foundBy(asked.keyword)] : []),
    ]);
}

/** Courses on the shelf by what was asked for, with the numbers of each category whatever category that was. */
export async function courseList(
  db: Db,
  asked: Wanted,
  userId: number | undefined,
  now: Date,
): Promise<DataOf<'GET /course/list'>> {
  const sorted = db
    .selectFrom('courses')
    .selectAll()
    .where(where(asked, userId, now, undefined))
    .orderBy(orders[asked.sort ?? 'all'])
    .orderBy('courses.id');
  const [found, counts] = await Promise.all([
    paginate(sorted, { page: asked.page ?? 1, perPage: lessonLimits.coursesPerPage }, (rows) =>
      cardsOf(db, rows, userId, now),
    ),
    db
      .selectFrom('courses')
      .select(['category_id', (eb) => eb.fn.countAll<number>().as('count')])
      .where(where(asked, userId, now, 'category'))
      .groupBy('category_id')
      .execute(),
  ]);
  const by = new Map(counts.map(({ category_id, count }) => [category_id, Number(count)]));
  return {
    ...found,
    categories: courseCategoryIds.map((id) => ({ id, title: courseCategories[id], count: by.get(id) ?? 0 })),
  };
}

/** A row of filters in which one is chosen. */
type Row = 'category' | 'price' | 'feature';

/** What the other rows ask for, with the word and the teacher: the rest that a filter of this row chooses from. */
function others(asked: Wanted, userId: number | undefined, now: Date, row: Row) {
  const { category, price, feature, teacher, keyword } = asked;
  return [
    ...(category && row !== 'category' ? [sql<SqlBool>`courses.category_id = ${category}`] : []),
    ...(price && row !== 'price' ? [price === 'own' ? owned(userId ?? 0, now) : prices[price]] : []),
    ...(feature && row !== 'feature' ? [features[feature]] : []),
    ...(teacher ? [sql<SqlBool>`courses.teacher_id = ${teacher}`] : []),
    ...(keyword ? [foundBy(keyword)] : []),
  ];
}

/** The same with the numbers of every filter: how many courses each would leave. */
export async function courseListPc(
  db: Db,
  asked: Wanted,
  userId: number | undefined,
  now: Date,
): Promise<List> {
  const onlyOwn = asked.price === 'own' ? owned(userId ?? 0, now) : onShelf;
  const count = (row: Row, ...wanted: RawBuilder<SqlBool>[]) =>
    sql`(count(*) filter (where ${sql.join([...wanted, ...others(asked, userId, now, row)], sql` and `)}))::int`;
  const { rows } = await sql<List['counts']>`
    select ${count('category', onlyOwn)} as all, ${count('price', onShelf, prices.free)} as free,
      ${count('price', onShelf, prices.low)} as low, ${count('price', onShelf, prices.high)} as high,
      ${count('price', owned(userId ?? 0, now))} as own,
      ${count('feature', onlyOwn, features.certificate)} as certificate,
      ${count('feature', onlyOwn, features.captions)} as captions,
      ${count('feature', onlyOwn, features.files)} as files,
      ${count('feature', onlyOwn, features.updating)} as updating,
      ${count('feature', onlyOwn, features.try)} as try
    from courses`.execute(db);
  const none = {
    all: 0,
    free: 0,
    low: 0,
    high: 0,
    own: 0,
    certificate: 0,
    captions: 0,
    files: 0,
    updating: 0,
    try: 0,
  };
  return { ...(await courseList(db, asked, userId, now)), counts: rows[0] ?? none, hot_words: hotWords };
}

/** The most popular courses, for the home page. */
export async function frontCourses(
  db: Db,
  userId: number | undefined,
  now: Date,
): Promise<DataOf<'GET /course/front'>> {
  const rows = await db
    .selectFrom('courses')
    .selectAll()
    .where(onShelf)
    .orderBy(orders.all)
    .orderBy('courses.id')
    .limit(lessonLimits.front)
    .execute();
  return { data: await cardsOf(db, rows, userId, now) };
}
