import type { DataOf } from '@harbor/contract';
import type { Core } from '../../../../core';
import { paginate } from '../../../../http/page';
import { toMoment } from '../../../../time';
import { journalLimits } from '../limits';
import { cardsOf } from '../reading/cards';
import { allSchemes, chooseSchemes } from '../reading/schemes';
import { ownGroup } from './groups';

/** Somebody's journals, the latest first, those of a group or all. @throws HttpProblem 404 for a group of somebody else */
export async function collectedJournals(
  core: Core,
  userId: number,
  { page = 1, group }: { page?: number | undefined; group?: number | undefined },
): Promise<DataOf<'GET /magazine/collected'>> {
  if (group !== undefined) await ownGroup(core.db, userId, group);
  let own = core.db.selectFrom('journal_collects').where('user_id', '=', userId);
  if (group !== undefined) own = own.where('group_id', '=', group);
  const sorted = own
    .select(['journal_id', 'group_id', 'note', 'title', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('journal_id', 'desc');
  return paginate(sorted, { page, perPage: journalLimits.collectedPerPage, counted: own }, async (rows) => {
    const schemes = chooseSchemes(await allSchemes(core.db), {});
    const cards = await cardsOf(
      core.db,
      rows.map(({ journal_id }) => journal_id),
      schemes,
    );
    return rows.map((row) => {
      const card = cards.find(({ id }) => id === row.journal_id);
      return {
        journal: card ? { ...card, collected: true } : null,
        id: row.journal_id,
        name: card?.name ?? row.title,
        group_id: row.group_id,
        note: row.note,
        collected_at: toMoment(row.created_at),
      };
    });
  });
}
