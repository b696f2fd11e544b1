import type { CollectItem } from '@harbor/contract';
import { toMoment } from '../../../time';
import { countedFavourites } from '../../base/collect/counted';
import type { CollectSource } from '../../base/collect/source';
import { countReaction } from './posts/reactions';
import { invalidateForum } from './reading/cache';
import { excerptOf } from './text/plain';

const goneStates: Record<number, string> = { 6: '已删除' };

/** Posts among the favourites. One that is no longer shown stays, greyed. */
export const collectedPosts: CollectSource = {
  changed: invalidateForum,

  ...countedFavourites({
    table: 'post_collects',
    key: 'post_id',
    async stillThere(trx, ids) {
      const rows = await trx
        .selectFrom('posts')
        .select('id')
        .where('id', 'in', ids)
        .where('status', '<>', 6)
        .orderBy('id')
        .execute();
      return rows.map(({ id }) => id);
    },
    count: (trx, id, by) => countReaction(trx, id, 'collect', by),
  }),

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
};
