import { attemptStatusLabel } from '@harbor/contract/attempt-status';
import { sql } from 'kysely';
import { deleteRows } from '../../../personal-data/erase';
import type { DataKind } from '../../../personal-data/kind';
import { named } from '../../../personal-data/labels';

export const examRecords: DataKind = {
  key: 'exams',
  title: '考试作答',
  purpose: '评分、出具结果与错题本；简答题由老师阅卷',
  retention: '到注销为止',
  fate: '删除',
  correct: { title: '云课堂', path: '/cloudclassroom/' },
  tables: ['exam_attempts', 'exam_answers'],
  fields: [
    { name: 'course', label: '课程' },
    { name: 'exam', label: '考试' },
    { name: 'number', label: '第几次' },
    { name: 'status', label: '状态', words: named(attemptStatusLabel) },
    { name: 'score', label: '得分' },
    { name: 'full_points', label: '满分' },
    { name: 'answers', label: '我的答案', words: joined },
    { name: 'started_at', label: '开始时间' },
    { name: 'handed_in_at', label: '交卷时间' },
    { name: 'void_reason', label: '作废原因' },
  ],
  query: (userId) => sql`
    select c.title as course, e.title as exam, a.number, a.status, a.score, a.full_points, a.started_at, a.handed_in_at,
      nullif(a.void_reason, '') as void_reason,
      (select json_agg('第' || w.place || '题：'
          || array_to_string(array(select jsonb_array_elements_text(w.answer)), '；')
          || case when w.comment = '' then '' else '（评语：' || w.comment || '）' end order by w.place)
        from exam_answers w where w.attempt_id = a.id and w.answer <> '[]'::jsonb) as answers
    from exam_attempts a join exams e on e.id = a.exam_id join courses c on c.id = a.course_id
    where a.user_id = ${userId} order by a.started_at desc, a.id desc`,
  erase: deleteRows('exam_attempts'),
};

function joined(value: unknown): string {
  return Array.isArray(value) ? value.join('\n') : '';
}
