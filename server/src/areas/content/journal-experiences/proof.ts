import type { ExperienceProof } from '@harbor/contract/journal-experience';
import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { nameKey } from '../journals/names';
import { namedInOrder } from './events';
import { experienceLimits } from './limits';

/** The names of a journal that no other one has: orders and direct submissions name journals, and have no number of theirs. */
async function ownKeys(db: Db, journalId: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select distinct n.key from journal_names n
    where n.journal_id = ${journalId} and n.kind in ('name', 'name_cn') and n.until_import is null
      and not exists (
        select 1 from journal_names o
        where o.key = n.key and o.journal_id <> n.journal_id and o.kind in ('name', 'name_cn') and o.until_import is null
      )`.execute(db);
  return rows.map(({ key }) => key);
}

/** Whether a direct submission of theirs was sent to the journal. */
async function sentDirectly(db: Db, userId: number, keys: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ journal: string }>`
    select sent->>'journal' as journal from submissions
    where user_id = ${userId} and sent is not null
    order by id desc limit ${experienceLimits.lookedThrough}`.execute(db);
  return rows.some(({ journal }) => keys.includes(nameKey(journal)));
}

/**
 * What this site knows of somebody and a journal: a finished order that names it, or a direct submission that was sent to
 * it. It says nothing of days, results and fees. What people wrote into their own diary proves nothing.
 */
export async function proofOf(db: Db, userId: number, journalId: number): Promise<ExperienceProof | ''> {
  const keys = await ownKeys(db, journalId);
  if (keys.length === 0) return '';
  if (await namedInOrder.ask(db, { userId, keys })) return 'order';
  return (await sentDirectly(db, userId, keys)) ? 'submission' : '';
}
