import { sql } from 'kysely';
import type { DataKind } from '../../../personal-data/kind';
import { named } from '../../../personal-data/labels';

const authors: Record<string, string> = { user: '您', teacher: '老师', operator: '客服' };

export const orderWords: DataKind = {
  key: 'order_words',
  title: '报价、修改要求与订单留言',
  purpose: '为您报价，按您的要求修改，让客服和老师了解您的需要',
  retention: '到注销为止',
  fate: '内容删除，保留报价的价格与时间',
  correct: null,
  tables: ['order_notes', 'change_requests', 'quotes'],
  fields: [
    { name: 'order_no', label: '订单号' },
    { name: 'author', label: '谁', words: named(authors) },
    { name: 'content', label: '内容' },
    { name: 'at', label: '时间' },
  ],
  query: (userId) => sql`
    select o.order_no, n.author, n.content, n.at
    from order_notes n join orders o on o.id = n.order_id
    where o.user_id = ${userId} and not n.internal
    union all
    select o.order_no, 'user', (select string_agg(item, E'\n') from jsonb_array_elements_text(c.items) item), c.at
    from change_requests c join orders o on o.id = c.order_id
    where o.user_id = ${userId}
    union all
    select o.order_no, 'operator', concat('报价 ¥', (q.amount_fen / 100.0)::numeric(14, 2), '，', q.days, '天交付。', q.note),
      q.created_at
    from quotes q join orders o on o.id = q.order_id
    where o.user_id = ${userId}
    union all
    select o.order_no, 'user', concat('期望 ¥' || (q.wish_fen / 100.0)::numeric(14, 2) || '。', q.wish), q.created_at
    from quotes q join orders o on o.id = q.order_id
    where o.user_id = ${userId} and q.wish <> ''
    order by at desc`,
  async erase(_core, trx, userId) {
    const own = trx.selectFrom('orders').select('id').where('user_id', '=', userId);
    await trx
      .updateTable('order_notes')
      .set({ content: '', files: '[]' })
      .where('order_id', 'in', own)
      .execute();
    await trx
      .updateTable('change_requests')
      .set({ items: '[]', answer: '' })
      .where('order_id', 'in', own)
      .execute();
    await trx.updateTable('quotes').set({ note: '', wish: '' }).where('order_id', 'in', own).execute();
    // What was asked for, and what it was answered with, stands in the order's steps too.
    await trx.updateTable('order_history').set({ note: '' }).where('order_id', 'in', own).execute();
  },
};
