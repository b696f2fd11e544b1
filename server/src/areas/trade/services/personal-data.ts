import { sql } from 'kysely';
import { deleteRows } from '../../../personal-data/erase';
import type { DataKind } from '../../../personal-data/kind';

export const collects: DataKind = {
  key: 'collects',
  title: '收藏',
  purpose: '保存您收藏的服务；您同意后用于个性化推荐',
  retention: '到取消收藏或注销为止',
  fate: '删除',
  correct: { title: '我的收藏', path: '/collect/' },
  tables: ['goods_collects', 'collect_removals'],
  fields: [
    { name: 'title', label: '服务' },
    { name: 'created_at', label: '收藏时间' },
  ],
  query: (userId) => sql`
    select g.title, c.created_at from goods_collects c join goods g on g.id = c.goods_id
    where c.user_id = ${userId} order by c.created_at desc`,
  erase: deleteRows('goods_collects', 'collect_removals'),
};
