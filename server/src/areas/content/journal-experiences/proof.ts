import type { ExperienceProof } from '@harbor/contract/journal-experience';
import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { journalsByWords } from '../journals/by-words';
import { doneOrdersName } from './events';
import { experienceLimits } from './limits';

/** Words by which direct submissions of somebody say which journal they were sent to. */
async function sentDirectly(db: Db, userId: number): Promise<string[]> {
  const { rows } = await sql<{ journal: string }>`
    select sent->>'journal' as journal from submissions
    where user_id = ${userId} and sent->>'journal' is not null
    order by id desc limit ${experienceLimits.lookedThrough}`.execute(db);
  return rows.map(({ journal }) => journal);
}

/**
 * What this site knows of somebody and a journal: a finished order whose form names it, or a direct submission that was
 * sent to it. It says nothing of days, results and fees. What people wrote into their own diary proves nothing.
 */
export async function proofOf(db: Db, userId: number, journalId: number): Promise<ExperienceProof | ''> {
  const names = async (words: readonly string[]) =>
    [...(await journalsByWords(db, words)).values()].includes(journalId);
  if (await names(await doneOrdersName.ask(db, { userId }))) return 'order';
  return (await names(await sentDirectly(db, userId))) ? 'submission' : '';
}
