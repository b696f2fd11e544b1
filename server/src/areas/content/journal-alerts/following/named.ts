import { diaryEnds } from '@harbor/contract/diary';
import type { JournalFollowReason } from '@harbor/contract/journal-changes';
import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import { contributions } from '../../../../manifest';
import { journalsByWords } from '../../journals/by-words';
import type { JournalMentions } from './mentions';
import { submittedJournals } from './submissions';

/** A journal that somebody's manuscript, submission or order is about. */
export interface Named {
  user_id: number;
  journal_id: number;
  why: JournalFollowReason;
}

/** Everywhere where journals are named in words: what lies above enters itself. */
export const allMentions = (): readonly JournalMentions[] => [
  submittedJournals,
  ...contributions('namesJournals'),
];

/** Journals to which manuscripts of the diary were sent, or are to be, that still wait for something. */
async function inDiary(db: Db, people: readonly number[]): Promise<Named[]> {
  const { rows } = await sql<{ user_id: number; journal_id: number }>`
    select p.user_id, own.journal_id from unnest(${[...people]}::bigint[]) p(user_id)
    cross join lateral (
      select distinct r.journal_id from diary_manuscripts m
      join diary_rounds r on r.manuscript_id = m.id and r.number = m.rounds
      where m.user_id = p.user_id and m.status <> all(${[...diaryEnds]}::smallint[]) and r.journal_id is not null
    ) own`.execute(db);
  return rows.map((row) => ({ ...row, why: 'diary' }));
}

/** What these people follow beside their favourites. */
export async function namedBy(db: Db, people: readonly number[]): Promise<Named[]> {
  if (people.length === 0) return [];
  const found = await inDiary(db, people);
  for (const { why, named } of allMentions()) {
    const mentions = await named(db, people);
    const journals = await journalsByWords(
      db,
      mentions.map(({ words }) => words),
    );
    for (const { user_id, words } of mentions) {
      const journal_id = journals.get(words);
      if (journal_id !== undefined) found.push({ user_id, journal_id, why });
    }
  }
  return found;
}
