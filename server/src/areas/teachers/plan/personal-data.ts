import { planKinds } from '@harbor/contract/plan-kinds';
import { sql } from 'kysely';
import { deleteRows } from '../../../personal-data/erase';
import type { DataKind } from '../../../personal-data/kind';
import { named } from '../../../personal-data/labels';

export const planRecords: DataKind = {
  key: 'plans',
  title: '倒排计划',
  purpose: '保存您从截止日期倒排的计划',
  retention: '到删除或注销为止',
  fate: '删除',
  correct: { title: '倒排计划', path: '/plan/' },
  tables: ['plans'],
  fields: [
    {
      name: 'kind',
      label: '准备的事',
      words: named(Object.fromEntries(Object.entries(planKinds).map(([key, { title }]) => [key, title]))),
    },
    { name: 'title', label: '名称' },
    { name: 'target', label: '日期' },
    { name: 'created_at', label: '建立时间' },
  ],
  query: (userId) => sql`
    select kind, nullif(title, '') as title, target::text as target, created_at from plans
    where user_id = ${userId} order by created_at desc, id desc`,
  erase: deleteRows('plans'),
};
