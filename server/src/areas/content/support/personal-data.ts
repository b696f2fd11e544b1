import { ticketKindLabel, ticketStatusLabel } from '@harbor/contract/ticket-status';
import { sql } from 'kysely';
import { deleteRows } from '../../../personal-data/erase';
import type { DataKind } from '../../../personal-data/kind';
import { named } from '../../../personal-data/labels';

const senders: Record<string, string> = { user: '您', staff: '客服', system: '系统' };

export const chats: DataKind = {
  key: 'chats',
  title: '客服对话',
  purpose: '回答您的咨询',
  retention: '到注销为止',
  fate: '删除',
  correct: null,
  tables: ['support_conversations', 'support_messages'],
  fields: [
    { name: 'sender', label: '谁', words: named(senders) },
    { name: 'content', label: '内容' },
    { name: 'image', label: '图片' },
    { name: 'created_at', label: '时间' },
  ],
  query: (userId) => sql`
    select m.sender, m.content, m.image, m.created_at
    from support_messages m join support_conversations c on c.id = m.conversation_id
    where c.user_id = ${userId} order by m.id desc`,
  erase: deleteRows('support_conversations'),
};

export const tickets: DataKind = {
  key: 'tickets',
  title: '工单与投诉',
  purpose: '处理您的投诉与反馈',
  retention: '到注销为止',
  fate: '删除',
  correct: { title: '我的工单', path: '/ticket/' },
  tables: ['tickets', 'ticket_lines'],
  fields: [
    { name: 'ticket_no', label: '工单号' },
    { name: 'kind', label: '类型', words: named(ticketKindLabel) },
    { name: 'topic', label: '问题' },
    { name: 'status', label: '状态', words: named(ticketStatusLabel) },
    { name: 'contact', label: '联系方式' },
    { name: 'lines', label: '往来', words: lines },
    { name: 'created_at', label: '时间' },
  ],
  query: (userId) => sql`
    select t.ticket_no, t.kind, t.topic, t.status, t.contact, t.created_at,
      (select json_agg(json_build_object('at', l.at, 'actor', l.actor, 'content', l.content) order by l.id)
        from ticket_lines l where l.ticket_id = t.id and not l.internal and l.content <> '') as lines
    from tickets t where t.user_id = ${userId} order by t.created_at desc, t.id desc`,
  erase: deleteRows('tickets'),
};

function lines(value: unknown): string {
  if (!Array.isArray(value)) return '';
  return value.map(({ actor, content }) => `${senders[String(actor)] ?? ''}：${content}`).join('\n');
}
