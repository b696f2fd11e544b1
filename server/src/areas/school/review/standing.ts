import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import type { ReviewStanding } from '../exams/events';
import { itemsWhere } from './queries';

/** What the review list holds of an attempt, for its result. */
export async function standingOfAttempt(
  db: Db,
  { userId, attemptId, questionIds }: { userId: number; attemptId: number; questionIds: readonly number[] },
): Promise<ReviewStanding> {
  const { rows } = await sql<{ total: number; added: number; first: Date | null; ids: number[] | null }>`
    select count(*)::int as total, count(*) filter (where i.attempt_id = ${attemptId})::int as added,
      min(i.due_at) filter (where i.attempt_id = ${attemptId}) as first,
      array_agg(i.question_id) filter (where i.question_id = any(${[...questionIds]})) as ids
    from ${itemsWhere(userId, sql`i.kind = 'question' and i.removed_at is null`)}`.execute(db);
  const { total = 0, added = 0, first = null, ids = null } = rows[0] ?? {};
  return { questions: new Set((ids ?? []).map(Number)), total, added, firstDue: first };
}
