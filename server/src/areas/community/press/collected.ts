import type { CollectItem } from '@harbor/contract';
import { pressStatus, pressTypeLabel } from '@harbor/contract/press-status';
import { toMoment } from '../../../time';
import { countedFavourites } from '../../base/collect/counted';
import type { CollectSource } from '../../base/collect/source';
import { invalidatePress } from './cache';
import { readMinutes } from './limits';
import { countReaction } from './reactions';

/** Articles among the favourites. One that was taken offline stays, greyed. */
export const collectedPress: CollectSource = {
  changed: invalidatePress,

  ...countedFavourites({
    table: 'press_collects',
    key: 'press_id',
    async stillThere(trx, ids) {
      const rows = await trx.selectFrom('press').select('id').where('id', 'in', ids).orderBy('id').execute();
      return rows.map(({ id }) => id);
    },
    count: (trx, id, by) => countReaction(trx, id, 'collect', by),
  }),

  async page(db, userId, { limit, offset }) {
    const rows = await db
      .selectFrom('press_collects as c')
      .innerJoin('press as p', 'p.id', 'c.press_id')
      .select(['p.id', 'p.title', 'p.description', 'p.cover', 'p.status', 'p.type', 'p.source'])
      .select(['p.letters', 'c.created_at'])
      .where('c.user_id', '=', userId)
      .orderBy('c.created_at', 'desc')
      .orderBy('c.press_id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();
    return rows.map((row): CollectItem => {
      const shown = row.status === pressStatus.published;
      return {
        id: row.id,
        title: row.title,
        description: shown ? row.description : '',
        cover: row.cover,
        link: `/academic/${row.id}`,
        price_fen: null,
        unit: '',
        facts: [pressTypeLabel[row.type], row.source, `约 ${readMinutes(row.letters)} 分钟`].filter(
          (fact) => fact !== '',
        ),
        gone: shown ? '' : '已下线',
        collected_at: toMoment(row.created_at),
      };
    });
  },
};
