import type { CollectItem } from '@harbor/contract';
import { pressStatus, pressTypeLabel } from '@harbor/contract/press-status';
import { toMoment } from '../../../time';
import type { CollectSource } from '../../base/collect/source';
import { invalidatePress } from './cache';
import { readMinutes } from './limits';
import { countReaction } from './reactions';

/** Articles among the favourites. One that was taken offline stays, greyed. */
export const collectedPress: CollectSource = {
  changed: invalidatePress,

  async count(db, userId) {
    const { n } = await db
      .selectFrom('press_collects')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    return n;
  },

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

  async remove(trx, userId, ids) {
    const rows = await trx
      .deleteFrom('press_collects')
      .where('user_id', '=', userId)
      .where('press_id', 'in', ids)
      .returning(['press_id', 'created_at'])
      .execute();
    for (const { press_id } of [...rows].sort((a, b) => a.press_id - b.press_id))
      await countReaction(trx, press_id, 'collect', -1);
    return rows.map(({ press_id, created_at }) => ({ id: press_id, at: created_at.toISOString() }));
  },

  async restore(trx, userId, items) {
    const times = new Map(items.map(({ id, at }) => [id, new Date(at)]));
    const known = await trx
      .selectFrom('press')
      .select('id')
      .where('id', 'in', [...times.keys()])
      .orderBy('id')
      .execute();
    for (const { id } of known) {
      const added = await trx
        .insertInto('press_collects')
        .values({ press_id: id, user_id: userId, created_at: times.get(id) ?? new Date(0) })
        .onConflict((on) => on.doNothing())
        .returning('press_id')
        .executeTakeFirst();
      if (added) await countReaction(trx, id, 'collect', 1);
    }
  },
};
