import { invitationStatusLabel, takeStatusLabel } from '@harbor/contract/take-status';
import { sql } from 'kysely';
import type { DataKind } from '../../../personal-data/kind';
import { named } from '../../../personal-data/labels';

/** What somebody took, tried and told of as a teacher. */
export const takesOfTeacher: DataKind = {
  key: 'takes',
  title: '接单、试做与进度汇报',
  purpose: '让您接单、试做与服务，让客户了解进度，计算信用与收入',
  retention: '到注销为止；与客户订单有关的状态随订单保存',
  fate: '试做、汇报与说明的内容删除，状态与时间保留',
  correct: null,
  tables: ['takes', 'trials', 'take_reports', 'take_history'],
  fields: [
    { name: 'title', label: '需求' },
    { name: 'status', label: '状态', words: named(takeStatusLabel) },
    { name: 'reason', label: '原因' },
    { name: 'trial', label: '试做' },
    { name: 'reports', label: '进度汇报' },
    { name: 'taken_at', label: '接单时间' },
    { name: 'handed_in_at', label: '提交试做时间' },
    { name: 'ended_at', label: '结束时间' },
  ],
  query: (userId) => sql`
    select w.title, t.status, nullif(t.reason, '') as reason, nullif(r.text, '') as trial,
      (select string_agg(p.percent || '% ' || p.text, E'\n' order by p.id) from take_reports p where p.take_id = t.id) as reports,
      t.taken_at, t.handed_in_at, t.ended_at
    from takes t join wait_takes w on w.order_id = t.order_id left join trials r on r.take_id = t.id
    where t.teacher_id = ${userId} order by t.taken_at desc, t.id desc`,
  async erase(_core, trx, userId) {
    const own = trx.selectFrom('takes').select('id').where('teacher_id', '=', userId);
    await trx
      .updateTable('trials')
      .set({ text: '', notes: '[]', ai_statement: '' })
      .where('take_id', 'in', own)
      .execute();
    await trx
      .updateTable('take_reports')
      .set({ text: '', files: '[]' })
      .where('take_id', 'in', own)
      .execute();
    await trx.updateTable('take_history').set({ note: '' }).where('take_id', 'in', own).execute();
    await trx.updateTable('takes').set({ reason: '' }).where('teacher_id', '=', userId).execute();
  },
};

/** What a buyer's orders say in the pool, whom they invited, what they gave trials. */
export const ordersInPool: DataKind = {
  key: 'order_pool',
  title: '接单大厅里的需求、邀请与试做评分',
  purpose: '让合适的老师看到您的需求而不知道您是谁，让您选定老师',
  retention: '到注销为止',
  fate: '内容删除，状态与时间保留',
  correct: null,
  tables: ['wait_takes', 'wait_take_history', 'invitations', 'material_requests'],
  fields: [
    { name: 'order_no', label: '订单号' },
    { name: 'title', label: '大厅标题' },
    { name: 'summary', label: '大厅摘要' },
    { name: 'excerpt', label: '试做节选' },
    { name: 'reason', label: '选定的理由' },
    { name: 'scores', label: '试做评分' },
    { name: 'invited', label: '邀请', words: named(invitationStatusLabel) },
    { name: 'material', label: '补充的资料' },
    { name: 'at', label: '时间' },
  ],
  query: (userId) => sql`
    select o.order_no, w.title, nullif(w.summary, '') as summary, nullif(w.excerpt, '') as excerpt,
      nullif(w.reason, '') as reason,
      (select string_agg(t.letter || ' ' || r.score, '，' order by t.letter) from takes t join trials r on r.take_id = t.id
        where t.order_id = w.order_id and r.score is not null) as scores,
      (select i.status from invitations i where i.order_id = w.order_id order by i.id desc limit 1) as invited,
      (select nullif(string_agg(m.answer, E'\n' order by m.id), '') from material_requests m where m.order_id = w.order_id) as material,
      w.entered_at as at
    from wait_takes w join orders o on o.id = w.order_id where w.buyer_id = ${userId} order by w.entered_at desc`,
  async erase(_core, trx, userId) {
    const own = trx.selectFrom('wait_takes').select('order_id').where('buyer_id', '=', userId);
    await trx
      .updateTable('material_requests')
      .set({ need: '', answer: '' })
      .where('order_id', 'in', own)
      .execute();
    await trx.updateTable('invitations').set({ note: '', answer: '' }).where('order_id', 'in', own).execute();
    await trx.updateTable('wait_take_history').set({ note: '' }).where('order_id', 'in', own).execute();
    await trx
      .updateTable('wait_takes')
      .set({ direction: '', summary: '', excerpt: '', facts: '[]', reason: '' })
      .where('buyer_id', '=', userId)
      .execute();
  },
};
