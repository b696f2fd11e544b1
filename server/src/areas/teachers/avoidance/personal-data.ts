import { sql } from 'kysely';
import type { DataKind } from '../../../personal-data/kind';
import { named } from '../../../personal-data/labels';

export const avoidanceLists: DataKind = {
  key: 'avoidance',
  title: '回避名单',
  purpose: '不让名单里的单位和老师看到您的订单，也不让您接到回避单位的订单',
  retention: '到移除或注销为止',
  fate: '删除',
  correct: { title: '回避名单', path: '/teacherlist/avoid' },
  tables: ['buyer_avoids', 'teacher_avoids', 'avoid_teachers', 'avoid_hits'],
  fields: [
    { name: 'kind', label: '名单', words: named({ 1: '作为买家', 2: '作为老师' }) },
    { name: 'text', label: '单位或老师' },
    { name: 'created_at', label: '时间' },
  ],
  query: (userId) => sql`
    select kind, text, created_at from (
      select 1 as kind, id, text, created_at from buyer_avoids where user_id = ${userId}
      union all
      select 2, id, text, created_at from teacher_avoids where user_id = ${userId}
    ) kept order by created_at desc, kind, id desc`,
  async erase(_core, trx, userId) {
    for (const table of ['buyer_avoids', 'teacher_avoids'] as const)
      await trx.deleteFrom(table).where('user_id', '=', userId).execute();
    for (const table of ['avoid_hits', 'avoid_teachers'] as const)
      await trx.deleteFrom(table).where('teacher_id', '=', userId).execute();
    return undefined;
  },
};
