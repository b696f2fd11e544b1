import { sql } from 'kysely';
import type { DataKind } from '../../../personal-data/kind';
import { named } from '../../../personal-data/labels';

const senders: Record<string, string> = { me: '您', buyer: '客户', teacher: '老师', staff: '客服' };

/** What was said in the chats of a person's orders, bought or served. */
export const orderChats: DataKind = {
  key: 'order_chats',
  title: '订单沟通',
  purpose: '让您与服务订单的老师、客服在订单里沟通，出现分歧时有据可查',
  retention: '到注销为止',
  fate: '您发的内容与您所购订单里的内容删除，只留下时间',
  correct: null,
  tables: ['chat_rooms', 'chat_members', 'chat_messages', 'chat_looks'],
  fields: [
    { name: 'order_no', label: '订单号' },
    { name: 'sender', label: '谁', words: named(senders) },
    { name: 'content', label: '内容' },
    { name: 'files', label: '文件' },
    { name: 'recalled', label: '已撤回' },
    { name: 'created_at', label: '时间' },
  ],
  query: (userId) => sql`
    select o.order_no, case when m.sender_id = ${userId} then 'me' else m.sender end as sender, m.content,
      (select string_agg(f->>'name', '、') from jsonb_array_elements(m.files) f) as files,
      m.recalled_at is not null as recalled, m.created_at
    from chat_messages m join orders o on o.id = m.order_id
    where m.sender <> 'system' and (
      o.user_id = ${userId} or m.sender_id = ${userId}
      or exists (
        select 1 from chat_members c
        where c.order_id = m.order_id and c.user_id = ${userId} and c.role = 2 and (c.until_id is null or m.id <= c.until_id)))
    order by m.created_at desc, m.id desc`,
  async erase(_core, trx, userId) {
    await trx
      .updateTable('chat_messages')
      .set({ content: '', files: '[]' })
      .where((eb) =>
        eb.or([
          eb('sender_id', '=', userId),
          eb('order_id', 'in', eb.selectFrom('orders').select('id').where('user_id', '=', userId)),
        ]),
      )
      .where('sender', '<>', 'system')
      .execute();
    await trx
      .updateTable('chat_messages')
      .set({ facts: '{}' })
      .where('order_id', 'in', (eb) => eb.selectFrom('orders').select('id').where('user_id', '=', userId))
      .where('event', '=', 'material_asked')
      .execute();
    await trx.updateTable('chat_looks').set({ reason: '' }).where('staff_id', '=', userId).execute();
  },
};
