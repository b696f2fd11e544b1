import type { CollectItem } from '@harbor/contract';
import { toMoment } from '../../../time';
import type { CollectSource } from '../../base/collect/source';
import { countReaction } from './posts/reactions';
import { invalidateForum } from './reading/cache';
import { excerptOf } from './text/plain';

const goneStates: Record<number, string> = { 6: '已删除' };

/** Posts among the favourites. One that is no longer shown stays, greyed. */
export const collectedPosts: CollectSource = {
  changed: invalidateForum,

  async count(db, userId) {
    const { n } = await db
      .selectFrom('post_collects')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    return n;
  },

  async page(db, userId, { limit, offset }) {
    const rows = await db
      .selectFrom('post_collects')
      .innerJoin('posts', 'posts.id', 'post_collects.post_id')
      .innerJoin('users', 'users.id', 'posts.user_id')
      .select(['posts.id', 'posts.title', 'posts.body', 'posts.images', 'posts.shown', 'posts.status'])
      .select(['posts.like_count', 'posts.comment_count', 'users.nickname', 'post_collects.created_at'])
      .where('post_collects.user_id', '=', userId)
      .orderBy('post_collects.created_at', 'desc')
      .orderBy('post_collects.post_id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();
    return rows.map(
      (row): CollectItem => ({
        id: row.id,
        title: row.shown ? row.title : '帖子暂时看不到',
        description: row.shown ? excerptOf(row.body) : '',
        cover: row.shown ? (row.images[0] ?? '') : '',
        link: `/postdetail/${row.id}`,
        price_fen: null,
        unit: '',
        facts: row.shown ? [row.nickname, `${row.like_count} 赞`, `${row.comment_count} 评论`] : [],
        gone: row.shown ? '' : (goneStates[row.status] ?? '未展示'),
        collected_at: toMoment(row.created_at),
      }),
    );
  },

  async remove(trx, userId, ids) {
    const rows = await trx
      .deleteFrom('post_collects')
      .where('user_id', '=', userId)
      .where('post_id', 'in', ids)
      .returning(['post_id', 'created_at'])
      .execute();
    for (const { post_id } of [...rows].sort((a, b) => a.post_id - b.post_id))
      await countReaction(trx, post_id, 'collect', -1);
    return rows.map(({ post_id, created_at }) => ({ id: post_id, at: created_at.toISOString() }));
  },

  async restore(trx, userId, items) {
    const known = await trx
      .selectFrom('posts')
      .select('id')
      .where(
        'id',
        'in',
        items.map(({ id }) => id),
      )
      .where('status', '<>', 6)
      .orderBy('id')
      .execute();
    const times = new Map(items.map(({ id, at }) => [id, new Date(at)]));
    for (const { id } of known) {
      const added = await trx
        .insertInto('post_collects')
        .values({ post_id: id, user_id: userId, created_at: times.get(id) ?? new Date(0) })
        .onConflict((on) => on.doNothing())
        .returning('post_id')
        .executeTakeFirst();
      if (added) await countReaction(trx, id, 'collect', 1);
    }
  },
};
