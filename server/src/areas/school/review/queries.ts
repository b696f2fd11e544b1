import { attemptStatus } from '@harbor/contract/attempt-status';
import { enrolmentStatus } from '@harbor/contract/enrolment-status';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { conflict, notFound } from '../../../http/problem';
import type { ReviewItemRow } from './rows';

/** An item with the course, and with its note where it is one. */
export type FoundItem = ReviewItemRow & {
  course: string;
  cover: string;
  note_content: string | null;
  note_at: Date | null;
  note_lesson: number | null;
  note_seconds: number | null;
};

/** A question of an attempt that its person has open. */
const askedNow = sql`(i.kind = 'question' and exists (select 1 from exam_attempts a
  where a.user_id = i.user_id and a.status = ${sql.lit(attemptStatus.running)} and i.question_id = any(a.question_ids)))`;

/** The course was given back: its questions and their answers went with it, and come back with it. */
const givenBack = sql`coalesce((select e.status = ${sql.lit(enrolmentStatus.refunded)} from enrolments e
  where e.user_id = i.user_id and e.course_id = i.course_id order by e.id desc limit 1), false)`;

const columns = sql`i.*, c.title as course, c.cover, n.content as note_content, n.created_at as note_at,
  n.lesson_id as note_lesson, n.at_seconds as note_seconds`;
const source = sql`review_items i join courses c on c.id = i.course_id
  left join course_texts n on n.id = i.note_id and n.user_id = i.user_id and n.status <> 4`;

/**
 * Items of somebody: a note that was deleted is none any more, a question that they are asked in an open attempt is
 * not there until it is handed in, and what belongs to a course that they gave back is not there until they have it again.
 */
export const itemsWhere = (userId: number, where: RawBuilder<unknown> = sql`true`): RawBuilder<unknown> =>
  sql`${source} where i.user_id = ${userId} and (i.kind = 'question' or n.id is not null) and not ${askedNow}
    and not ${givenBack} and ${where}`;

/** The same, read. */
export async function findItems(
  db: Db,
  userId: number,
  {
    where,
    order,
    limit,
    offset = 0,
  }: {
    where?: RawBuilder<unknown>;
    order: RawBuilder<unknown>;
    limit: number;
    offset?: number;
  },
): Promise<FoundItem[]> {
  const { rows } = await sql<FoundItem>`
    select ${columns} from ${itemsWhere(userId, where)} order by ${order} limit ${limit} offset ${offset}`.execute(
    db,
  );
  return rows;
}

/**
 * Somebody's own item.
 * @throws HttpProblem 404 also for one of somebody else, 409 while its question is asked in an attempt of theirs
 */
export async function ownItem(db: Db, userId: number, id: number): Promise<FoundItem> {
  const [row] = await findItems(db, userId, { where: sql`i.id = ${id}`, order: sql`i.id`, limit: 1 });
  if (row) return row;
  const { rows } = await sql`
    select 1 from review_items i where i.id = ${id} and i.user_id = ${userId} and ${askedNow}`.execute(db);
  if (rows.length > 0) throw conflict('您正在考试中作答这道题，交卷后再复习');
  throw notFound('复习单里没有这一项');
}

/** The same, held until the transaction ends. */
export async function lockItem(trx: Db, userId: number, id: number): Promise<FoundItem> {
  await sql`select 1 from review_items where id = ${id} and user_id = ${userId} for no key update`.execute(
    trx,
  );
  return ownItem(trx, userId, id);
}
