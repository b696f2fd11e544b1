import { sql } from 'kysely';
import { removeRows } from '../../../db/rows';
import { deleteRows } from '../../../personal-data/erase';
import type { DataKind } from '../../../personal-data/kind';
import { closedName } from '../accounts/personal-data';

export const messages: DataKind = {
  key: 'messages',
  title: '消息',
  purpose: '把与您有关的事告诉您',
  retention: '到删除或注销为止',
  fate: '删除；您在他人消息中的名字改为“已注销用户”',
  correct: { title: '消息中心', path: '/message/' },
  tables: ['messages', 'message_actors', 'message_sms'],
  fields: [
    { name: 'title', label: '标题' },
    { name: 'body', label: '内容' },
    { name: 'created_at', label: '时间' },
    { name: 'read_at', label: '阅读时间' },
  ],
  query: (userId) => sql`
    select title, body, created_at, read_at from messages
    where user_id = ${userId} and deleted_at is null order by created_at desc, id desc`,
  async erase(_core, trx, userId) {
    // In the order of their ids: neighbours who are closed stand together in many.
    await sql`
      select id from messages where id in (select message_id from message_actors where user_id = ${userId})
      order by id for no key update`.execute(trx);
    await sql`
      update messages m set actors = (
        select jsonb_agg(case when (one->>'id')::bigint = ${userId}
          then jsonb_set(one, '{nickname}', to_jsonb(${closedName}::text)) else one end)
        from jsonb_array_elements(m.actors) one)
      where m.actors @> ${JSON.stringify([{ id: userId }])}::jsonb
        and m.id in (select message_id from message_actors where user_id = ${userId})`.execute(trx);
    await removeRows(trx, 'messages', { user_id: userId });
    await removeRows(trx, 'message_sms', { user_id: userId });
  },
};

export const preferences: DataKind = {
  key: 'preferences',
  title: '消息与隐私设置',
  purpose: '按您的意愿提醒和推荐',
  retention: '到注销为止',
  fate: '删除',
  correct: { title: '消息设置', path: '/message/settings' },
  tables: ['message_settings', 'privacy_settings'],
  fields: [
    { name: 'recommend', label: '个性化推荐' },
    { name: 'history', label: '浏览记录' },
    { name: 'muted', label: '关闭的消息' },
    { name: 'by_sms', label: '短信提醒' },
    { name: 'by_mail', label: '邮件提醒' },
    { name: 'quiet', label: '免打扰' },
  ],
  query: (userId) => sql`
    select coalesce(p.recommend, false) as recommend, coalesce(p.history, true) as history,
      coalesce(m.muted, '{}') as muted, coalesce(m.by_sms, '{}') as by_sms,
      coalesce(m.by_mail, '{}') as by_mail, coalesce(m.quiet, false) as quiet
    from users u left join privacy_settings p on p.user_id = u.id left join message_settings m on m.user_id = u.id
    where u.id = ${userId}`,
  erase: deleteRows('message_settings', 'privacy_settings'),
};
