import { submissionStatus as s } from '@harbor/contract/submission-status';
import { sql } from 'kysely';
import type { JournalMentions, Mention } from './mentions';

/** Direct submissions that are not closed: the journal that the author chose, until then those that were recommended. */
export const submittedJournals: JournalMentions = {
  why: 'submission',

  async people(db, after, limit) {
    const { rows } = await sql<{ user_id: number }>`
      select distinct user_id from submissions where user_id > ${after} order by user_id limit ${limit}`.execute(
      db,
    );
    return rows.map(({ user_id }) => user_id);
  },

  async named(db, people) {
    const { rows } = await sql<Mention>`
      select s.user_id, coalesce(s.sent->>'journal', said->>'name') as words
      from submissions s
      left join lateral jsonb_array_elements(s.recommendations) said on s.sent is null
      where s.user_id = any(${[...people]}::bigint[]) and s.status not in (${s.draft}, ${s.closed})
        and coalesce(s.sent->>'journal', said->>'name') is not null`.execute(db);
    return rows;
  },
};
