import { sql } from 'kysely';
import { deleteRows } from '../../../personal-data/erase';
import type { DataKind } from '../../../personal-data/kind';

export const notes: DataKind = {
  key: 'staff_notes',
  title: '客服备注',
  purpose: '记录与您的沟通，便于同事接着处理；不写明由谁记录',
  retention: '到账号注销为止',
  fate: '删除',
  correct: null,
  tables: ['user_notes'],
  fields: [
    { name: 'content', label: '备注' },
    { name: 'created_at', label: '记录时间' },
  ],
  query: (userId) => sql`
    select content, created_at from user_notes where user_id = ${userId} order by id desc`,
  erase: deleteRows('user_notes'),
};
