import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import type { ReviewStanding } from '../exams/events';

/** What the review list holds of an attempt, for its result. */
export async function standingOfAttempt(
  db: Db,
  { userId, attemptId, questionIds }: { userId: number; attemptId: number; questionIds: readonly number[] },
): Promise<ReviewStanding> {
  const { rows } = await sql<{ total: number; added: number; first: Date | null; ids: number[] | null }>`
    select count(*)::int as total, count(*) filter (where attempt_id = ${attemptId})::int as added,
      min(due_at) filter (where attempt_id = ${attemptId}) as first,
      array_agg(question_id) filter (where question_id = any(${[...questionIds]})) as ids
    from review_items where user_id = ${userId} and kind = 'question' and removed_at is null`.execute(db);
  const { total = 0, added = 0, first = null, ids = null } = rows[0] ?? {};
  return { questions: new Set((ids ?? []).map(Number)), total, added, firstDue: first };
}
