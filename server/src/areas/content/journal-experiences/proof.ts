import type { ExperienceProof } from '@harbor/contract/journal-experience';
import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { namedInOrder } from './events';
import { identityOf, isNamed, type JournalIdentity } from './identity';
import { experienceLimits } from './limits';

/** Whether a direct submission of theirs was sent to the journal. */
async function sentDirectly(db: Db, userId: number, journal: JournalIdentity): Promise<boolean> {
  const { rows } = await sql<{ journal: string }>`
    select sent->>'journal' as journal from submissions
    where user_id = ${userId} and sent is not null
    order by id desc limit ${experienceLimits.lookedThrough}`.execute(db);
  return rows.some((row) => isNamed(row.journal, journal));
}

/**
 * What this site knows of somebody and a journal: a finished order whose form names it, or a direct submission that was
 * sent to it. It says nothing of days, results and fees. What people wrote into their own diary proves nothing.
 */
export async function proofOf(db: Db, userId: number, journalId: number): Promise<ExperienceProof | ''> {
  const journal = await identityOf(db, journalId);
  if (await namedInOrder.ask(db, { userId, journal })) return 'order';
  return (await sentDirectly(db, userId, journal)) ? 'submission' : '';
}
