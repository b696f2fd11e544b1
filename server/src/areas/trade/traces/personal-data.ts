import { sql } from 'kysely';
import { deleteRows } from '../../../personal-data/erase';
import type { DataKind } from '../../../personal-data/kind';

export const traces: DataKind = {
  key: 'traces',
  title: '服务留痕报告',
  purpose: '供您说明接受过哪些帮助，并供他人核验',
  retention: '到注销为止',
  fate: '删除，校验码不再能核验',
  correct: null,
  tables: ['traces'],
  fields: [
    { name: 'order_no', label: '订单号' },
    { name: 'code', label: '校验码' },
    { name: 'hash', label: '内容校验值' },
    { name: 'content', label: '报告内容' },
    { name: 'made_at', label: '定稿时间' },
    { name: 'revoked_at', label: '撤销时间' },
    { name: 'revoked_reason', label: '撤销原因' },
  ],
  query: (userId) => sql`
    select o.order_no, t.code, t.hash, t.content, t.made_at, t.revoked_at, t.revoked_reason
    from traces t join orders o on o.id = t.order_id
    where t.user_id = ${userId} order by t.made_at desc`,
  erase: deleteRows('traces'),
};
