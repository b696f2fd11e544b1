import { appraiseStatusLabel } from '@harbor/contract/appraise-status';
import { sql } from 'kysely';
import { updateRows } from '../../../db/rows';
import type { DataKind } from '../../../personal-data/kind';
import { named } from '../../../personal-data/labels';

export const reviews: DataKind = {
  key: 'reviews',
  title: '评价',
  purpose: '供其他用户参考',
  retention: '长期公开展示',
  fate: '匿名保留，图片与身份信息删除',
  correct: { title: '我的评价', path: '/evaluation/' },
  tables: ['appraises', 'appraise_history'],
  fields: [
    { name: 'title', label: '服务' },
    { name: 'stars', label: '星级' },
    { name: 'content', label: '内容' },
    { name: 'tags', label: '标签' },
    { name: 'append_content', label: '追评' },
    { name: 'reply_content', label: '收到的回复' },
    { name: 'status', label: '状态', words: named(appraiseStatusLabel) },
    { name: 'hidden_reason', label: '未展示的原因' },
    { name: 'identity', label: '身份' },
    { name: 'anonymous', label: '匿名' },
    { name: 'images', label: '图片' },
    { name: 'created_at', label: '时间' },
  ],
  query: (userId) => sql`
    select g.title, a.stars, a.content, a.tags, a.append_content, a.reply_content, a.status, a.hidden_reason,
      a.identity, a.anonymous, a.images, a.created_at
    from appraises a join goods g on g.id = a.goods_id
    where a.user_id = ${userId} order by a.created_at desc, a.id desc`,
  // True reviews stay (E-commerce Law art. 39), without their author.
  async erase(_core, trx, userId) {
    await updateRows(trx, 'appraises', { user_id: userId }, { anonymous: true, identity: '', images: [] });
  },
};
