import { enrolmentStatusLabel } from '@harbor/contract/enrolment-status';
import { sql } from 'kysely';
import { deleteRows } from '../../../personal-data/erase';
import type { DataKind } from '../../../personal-data/kind';
import { named } from '../../../personal-data/labels';

export const courses: DataKind = {
  key: 'courses',
  title: '课程',
  purpose: '让您学习买到的课程，按学习进度办理退款',
  retention: '到注销为止',
  fate: '删除；课程订单依法保存',
  correct: { title: '我的订单', path: '/orderpage/' },
  tables: ['enrolments', 'enrolment_history'],
  fields: [
    { name: 'title', label: '课程' },
    { name: 'order_no', label: '订单号' },
    { name: 'status', label: '状态', words: named(enrolmentStatusLabel) },
    { name: 'percent', label: '学习进度', words: (value) => `${String(value)}%` },
    { name: 'created_at', label: '开通时间' },
    { name: 'ended_at', label: '结束时间' },
  ],
  query: (userId) => sql`
    select c.title, o.order_no, e.status, e.percent, e.created_at, e.ended_at
    from enrolments e join courses c on c.id = e.course_id join orders o on o.id = e.order_id
    where e.user_id = ${userId} order by e.created_at desc, e.id desc`,
  erase: deleteRows('enrolments'),
};
