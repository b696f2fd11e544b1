import { diaryKinds, diaryStatusLabel } from '@harbor/contract/diary';
import { sql } from 'kysely';
import { deleteRows } from '../../../personal-data/erase';
import type { DataKind } from '../../../personal-data/kind';
import { named } from '../../../personal-data/labels';

export const diaryRecords: DataKind = {
  key: 'diary',
  title: '投稿进度本',
  purpose: '保存您自己记的投稿进展与截止日，按您的设置提醒；用时去掉身份后计入期刊的中位数，可以退出',
  retention: '到您删除或注销为止',
  fate: '删除',
  correct: { title: '投稿进度本', path: '/querytool/diary/' },
  tables: ['diary_manuscripts', 'diary_owners', 'diary_counted'],
  fields: [
    { name: 'title', label: '稿件' },
    { name: 'status', label: '进展', words: named(diaryStatusLabel) },
    { name: 'journals', label: '期刊', words: joined },
    { name: 'steps', label: '记录', words: joined },
    { name: 'deadlines', label: '截止日', words: joined },
    { name: 'shares', label: '计入匿名中位数' },
    { name: 'feed_since', label: '日历订阅始于' },
    { name: 'created_at', label: '时间' },
  ],
  query: (userId) => sql`
    select coalesce(m.title, '（设置）') as title, m.status, o.shares, o.feed_since, m.created_at,
      (select json_agg(r.journal_name || case when r.manuscript_no = '' then '' else '（' || r.manuscript_no || '）' end
          order by r.number) from diary_rounds r where r.manuscript_id = m.id and r.journal_name <> '') as journals,
      (select json_agg(s.day || ' ' || (${JSON.stringify(diaryKinds)}::jsonb ->> s.kind)
          || case when s.note = '' then '' else '：' || s.note end order by s.id)
        from diary_steps s join diary_rounds r on r.id = s.round_id where r.manuscript_id = m.id) as steps,
      (select json_agg(d.day || ' ' || d.title order by d.day, d.id) from diary_deadlines d where d.manuscript_id = m.id)
        as deadlines
    from diary_owners o left join diary_manuscripts m on m.user_id = o.user_id
    where o.user_id = ${userId} order by m.created_at desc, m.id desc`,
  erase: deleteRows('diary_counted', 'diary_manuscripts', 'diary_owners'),
};

function joined(value: unknown): string {
  return Array.isArray(value) ? value.join('\n') : '';
}
