import type { DataOf } from '@harbor/contract';
import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import { escapeLike } from '../../../../db/like';
import { forbidden, HttpProblem, notFound } from '../../../../http/problem';
import type { Asked } from '../asked';
import { lessonLimits } from '../limits';
import { mayWatch, mayWatchOf, type Viewer } from '../may-watch';
import { readableCourse } from './info';

type Transcript = DataOf<'GET /course/:id/transcript'>;
type Cue = Transcript['data'][number];

const numbered = sql`
  select l.id, (row_number() over (order by ch.sort, ch.id, l.sort, l.id))::int as number
  from lessons l join course_chapters ch on ch.id = l.chapter_id where l.status <> 2 and not l.held`;

/**
 * What is said in a lesson as far as somebody may watch it, or where a word is said in all lessons that they may watch.
 * @throws HttpProblem 403 · 404
 */
export async function transcript(
  db: Db,
  viewer: Viewer,
  courseId: number,
  { lesson, q, lang = 'zh' }: Asked<'GET /course/:id/transcript'>,
  now: Date,
): Promise<Transcript> {
  await readableCourse(db, viewer, courseId);
  if (lesson !== undefined) {
    const watching = await mayWatch(db, viewer, { id: lesson }, now);
    if (!watching || watching.course_id !== courseId) throw notFound('这一讲不存在或已下架');
    if (watching.mode === 'none')
      throw new HttpProblem(forbidden().status, '购买课程后可查看字幕全文', { reason: 'NOT_ENTITLED' });
    return { data: await cues(db, courseId, [[lesson, watching.until]], lang, q) };
  }
  if (!q) return { data: [] };
  const may = await mayWatchOf(db, viewer, courseId, now);
  const open = [...may]
    .filter(([, { mode }]) => mode !== 'none')
    .map(([id, { until }]) => [id, until] as const);
  return { data: await cues(db, courseId, open, lang, q) };
}

async function cues(
  db: Db,
  courseId: number,
  open: readonly (readonly [lesson: number, until: number])[],
  lang: string,
  q: string | undefined,
): Promise<Cue[]> {
  if (open.length === 0) return [];
  const found = q ? sql`and c.content ilike ${`%${escapeLike(q)}%`}` : sql``;
  const { rows } = await sql<Cue>`
    select c.lesson_id, n.number as lesson_number, (c.from_ms / 1000.0)::float8 as "from", (c.to_ms / 1000.0)::float8 as "to",
      c.content as text
    from unnest(${open.map(([id]) => id)}::bigint[], ${open.map(([, until]) => until)}::int[]) as o(id, until)
      join lesson_cues c on c.lesson_id = o.id join (${numbered} and l.course_id = ${courseId}) n on n.id = c.lesson_id
    where c.lang = ${lang} and c.from_ms < o.until * 1000 ${found}
    order by n.number, c.from_ms limit ${q ? lessonLimits.finds : 5000}`.execute(db);
  return rows;
}
