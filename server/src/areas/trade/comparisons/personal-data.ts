import { sql } from 'kysely';
import { deleteRows } from '../../../personal-data/erase';
import type { DataKind } from '../../../personal-data/kind';
import { named } from '../../../personal-data/labels';

const marks: Record<string, string> = { accept: '接受', question: '提问' };

export const comparisonMarks: DataKind = {
  key: 'comparison_marks',
  title: '修改对照的标记',
  purpose: '记住您对每处修改的意见',
  retention: '到注销为止',
  fate: '删除',
  correct: { title: '我的订单', path: '/orderpage/' },
  tables: ['comparison_marks'],
  fields: [
    { name: 'order_no', label: '订单号' },
    { name: 'mark', label: '意见', words: named(marks) },
    { name: 'note', label: '问题' },
    { name: 'at', label: '时间' },
  ],
  query: (userId) => sql`
    select o.order_no, m.mark, m.note, m.at
    from comparison_marks m join orders o on o.id = m.order_id
    where m.user_id = ${userId} order by m.at desc`,
  erase: deleteRows('comparison_marks'),
};
