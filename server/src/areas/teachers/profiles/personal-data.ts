import { creditReasons } from '@harbor/contract/teacher-levels';
import { sql } from 'kysely';
import type { DataKind } from '../../../personal-data/kind';
import { named } from '../../../personal-data/labels';

export const collectedTeacherRows: DataKind = {
  key: 'teacher_collects',
  title: '收藏与想邀请的老师',
  purpose: '保存您收藏的老师，以及下单后想先邀请的老师',
  retention: '到取消收藏或注销为止',
  fate: '删除',
  correct: { title: '我的收藏', path: '/collect/' },
  tables: ['teacher_collects', 'teacher_wishes'],
  fields: [
    { name: 'name', label: '老师' },
    { name: 'kind', label: '关系' },
    { name: 'created_at', label: '时间' },
  ],
  query: (userId) => sql`
    select name, kind, created_at from (
      select u.nickname as name, '收藏' as kind, c.created_at from teacher_collects c join users u on u.id = c.teacher_id
        where c.user_id = ${userId}
      union all
      select u.nickname, '想先邀请', w.created_at from teacher_wishes w join users u on u.id = w.teacher_id
        where w.user_id = ${userId}
    ) kept order by created_at desc, name`,
  async erase(_core, trx, userId) {
    await trx.deleteFrom('teacher_wishes').where('user_id', '=', userId).execute();
    const rows = await trx
      .deleteFrom('teacher_collects')
      .where((eb) => eb.or([eb('user_id', '=', userId), eb('teacher_id', '=', userId)]))
      .returning('teacher_id')
      .execute();
    for (const { teacher_id } of rows.toSorted((a, b) => a.teacher_id - b.teacher_id))
      await trx
        .updateTable('teachers')
        .set((eb) => ({ collect_count: eb('collect_count', '-', 1) }))
        .where('user_id', '=', teacher_id)
        .where('collect_count', '>', 0)
        .execute();
    return undefined;
  },
};

export const creditRecords: DataKind = {
  key: 'teacher_credit',
  title: '老师信用与服务记录',
  purpose: '按公开的方法计算您的等级、信用分、准时率与验收率',
  retention: '到注销为止',
  fate: '删除',
  correct: { title: '老师资料', path: '/teacherinfo/' },
  tables: ['credit_events', 'teacher_results', 'teacher_replies'],
  fields: [
    { name: 'kind', label: '记录' },
    { name: 'points', label: '分数' },
    { name: 'reason', label: '事项', words: named(creditReasons) },
    { name: 'note', label: '说明' },
    { name: 'on_time', label: '按时' },
    { name: 'accepted', label: '验收' },
    { name: 'at', label: '时间' },
  ],
  query: (userId) => sql`
    select kind, points, reason, note, on_time, accepted, at from (
      select '信用分' as kind, points, reason, nullif(note, '') as note, null::boolean as on_time, null::boolean as accepted, at, id
        from credit_events where teacher_id = ${userId}
      union all
      select '订单结束', null, null, null, on_time, accepted, ended_at, id from teacher_results where teacher_id = ${userId}
      union all
      select '回复', null, null, '平均 ' || round(seconds / count / 60.0) || ' 分钟，' || count || ' 次', null, null,
        (day::timestamp at time zone 'Asia/Shanghai'), 0 from teacher_replies where teacher_id = ${userId} and count > 0
    ) kept order by at desc, kind, id desc`,
  async erase(_core, trx, userId) {
    for (const table of ['credit_events', 'teacher_results', 'teacher_replies'] as const)
      await trx.deleteFrom(table).where('teacher_id', '=', userId).execute();
    return undefined;
  },
};
