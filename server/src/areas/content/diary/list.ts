import type { DataOf } from '@harbor/contract';
import { diaryEnds, diaryRules } from '@harbor/contract/diary';
import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { toMomentOrNull } from '../../../time';
import { subjectsOf } from './journal-of';
import { diaryLimits } from './limits';
import { choicesOf } from './owners';
import { presentCard, presentDeadline } from './present';

/** Everything that somebody keeps in the diary, at a glance. */
export async function diaryOf(db: Db, userId: number, now: Date): Promise<DataOf<'GET /diary/list'>> {
  const [rows, deadlines, { shares, feedSince }] = await Promise.all([
    db
      .selectFrom('diary_manuscripts as m')
      .innerJoin('diary_rounds as r', (join) =>
        join.onRef('r.manuscript_id', '=', 'm.id').onRef('r.number', '=', 'm.rounds'),
      )
      .selectAll('m')
      .select(['r.journal_id', 'r.journal_name', 'r.manuscript_no'])
      .select(
        sql<
          string | null
        >`(select s.day from diary_steps s where s.round_id = r.id and s.kind = 'submit' limit 1)`.as(
          'submitted_on',
        ),
      )
      .where('m.user_id', '=', userId)
      .orderBy((eb) => eb('m.status', 'in', [...diaryEnds]))
      .orderBy('m.updated_at', 'desc')
      .orderBy('m.id', 'desc')
      .limit(diaryRules.manuscripts)
      .execute(),
    db
      .selectFrom('diary_deadlines as d')
      .innerJoin('diary_manuscripts as m', 'm.id', 'd.manuscript_id')
      .selectAll('d')
      .select('m.title as manuscript')
      .where('m.user_id', '=', userId)
      .where('m.status', 'not in', [...diaryEnds])
      .where('d.done_at', 'is', null)
      .orderBy('d.day')
      .orderBy('d.id')
      .execute(),
    choicesOf(db, userId),
  ]);
  const subjects = await subjectsOf(
    db,
    rows.map(({ journal_id }) => journal_id),
  );
  return {
    manuscripts: rows.map((row) =>
      presentCard(
        row,
        {
          round: row,
          subjects,
          submittedOn: row.submitted_on,
          next: deadlines.find(({ manuscript_id }) => manuscript_id === row.id),
        },
        now,
      ),
    ),
    deadlines: deadlines.slice(0, diaryLimits.listedDeadlines).map((row) => ({
      ...presentDeadline(row, now),
      manuscript: row.manuscript,
    })),
    shares,
    feed: { on: feedSince !== null, since: toMomentOrNull(feedSince) },
    most: diaryRules.manuscripts,
  };
}
