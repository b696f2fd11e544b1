import { reviewGradeLabel } from '@harbor/contract/review-grade';
import { sql } from 'kysely';
import { deleteRows } from '../../../personal-data/erase';
import type { DataKind } from '../../../personal-data/kind';
import { named } from '../../../personal-data/labels';

export const reviewRecords: DataKind = {
  key: 'review',
  title: '错题与复习',
  purpose: '把答错的题和您的笔记排进复习单，按您的设置提醒',
  retention: '到注销为止',
  fate: '删除',
  correct: { title: '错题与复习', path: '/cloudclassroom/?tab=review' },
  tables: ['review_items', 'review_log', 'review_settings'],
  fields: [
    { name: 'kind', label: '类别' },
    { name: 'course', label: '课程' },
    { name: 'title', label: '内容' },
    { name: 'mine', label: '我的答案' },
    { name: 'reps', label: '复习次数' },
    { name: 'last_grade', label: '上次评级', words: named(reviewGradeLabel) },
    { name: 'log', label: '复习记录', words: joined },
    { name: 'due_at', label: '下次复习' },
    { name: 'reviewed_at', label: '上次复习' },
    { name: 'remind', label: '提醒' },
    { name: 'hour', label: '提醒时间（点）' },
    { name: 'created_at', label: '时间' },
  ],
  query: (userId) => sql`
    select * from (
      select case i.kind when 'question' then '错题' else '笔记' end as kind, c.title as course,
        coalesce(i.item->>'stem', n.content) as title,
        nullif(array_to_string(array(select jsonb_array_elements_text(i.mine)), '；'), '') as mine, i.reps, i.last_grade,
        (select json_agg(l.day || ' ' || (${JSON.stringify(reviewGradeLabel)}::jsonb ->> l.grade::text) order by l.id)
          from review_log l where l.item_id = i.id) as log,
        i.due_at, i.reviewed_at, null::boolean as remind, null::smallint as hour, i.created_at
      from review_items i join courses c on c.id = i.course_id left join course_texts n on n.id = i.note_id
      where i.user_id = ${userId}
      union all
      select '设置', null, null, null, null, null, null, null, null, s.remind, s.hour, s.updated_at
      from review_settings s where s.user_id = ${userId}
    ) told order by created_at desc`,
  erase: deleteRows('review_items', 'review_log', 'review_settings'),
};

function joined(value: unknown): string {
  return Array.isArray(value) ? value.join('\n') : '';
}
