import { journalChangeKinds } from '@harbor/contract/journal-changes';
import { sql } from 'kysely';
import { deleteRows } from '../../../personal-data/erase';
import type { DataKind } from '../../../personal-data/kind';

export const journalAlertRecords: DataKind = {
  key: 'journal_alerts',
  title: '期刊变动提醒',
  purpose: '按您的设置提醒您关注的期刊有变动，并在变动撤回时再告知您',
  retention: '设置到注销为止；提醒过哪些变动保存一年',
  fate: '删除',
  correct: { title: '期刊变动', path: '/querytool/changes/mine/' },
  tables: ['journal_alert_settings', 'journal_alert_told'],
  fields: [
    { name: 'title', label: '内容' },
    { name: 'off', label: '不提醒的类型' },
    { name: 'journals', label: '期刊数' },
    { name: 'created_at', label: '时间' },
  ],
  query: (userId) => sql`
    select title, "off", journals, created_at from (
      select '提醒设置' as title, updated_at as created_at, null::integer as journals,
        (select string_agg(${JSON.stringify(journalChangeKinds)}::jsonb -> kind ->> 'title', '、')
          from unnest(off_kinds) kind) as "off"
        from journal_alert_settings where user_id = ${userId}
      union all
      select title, told_at, journals, null from journal_alert_told where user_id = ${userId}
    ) kept order by created_at desc`,
  erase: deleteRows('journal_alert_told', 'journal_alert_settings'),
};
