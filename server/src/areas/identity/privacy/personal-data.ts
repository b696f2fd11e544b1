import { exportStatusLabel } from '@harbor/contract/privacy-states';
import { promises } from '@harbor/contract/promises';
import { sql } from 'kysely';
import type { DataKind } from '../../../personal-data/kind';
import { named } from '../../../personal-data/labels';

const closings: Record<number, string> = { 1: '等待中', 2: '已注销', 3: '已取消' };

export const exportRequests: DataKind = {
  key: 'export_requests',
  title: '导出申请',
  purpose: '提供个人信息副本；文件加密保存',
  retention: `文件 ${promises.exportDays} 天，申请记录到注销为止`,
  fate: '删除',
  correct: null,
  tables: ['data_exports'],
  fields: [
    { name: 'created_at', label: '申请时间' },
    { name: 'status', label: '状态', words: named(exportStatusLabel) },
    { name: 'size', label: '字节数' },
    { name: 'downloads', label: '下载次数' },
    { name: 'expires_at', label: '到期时间' },
  ],
  query: (userId) => sql`
    select created_at, status, size, downloads, expires_at from data_exports
    where user_id = ${userId} order by created_at desc`,
  async erase(_core, trx, userId) {
    const gone = await trx.deleteFrom('data_exports').where('user_id', '=', userId).returning('id').execute();
    return { exports: gone.map(({ id }) => id) };
  },
};

export const closingRequests: DataKind = {
  key: 'closing_requests',
  title: '注销申请',
  purpose: '证明注销是您本人的意愿',
  retention: '到注销后 3 年',
  fate: '依法保存，停止其他使用',
  correct: null,
  tables: ['account_closings'],
  fields: [
    { name: 'requested_at', label: '申请时间' },
    { name: 'status', label: '状态', words: named(closings) },
    { name: 'closes_at', label: '注销时间' },
    { name: 'ended_at', label: '结束时间' },
  ],
  query: (userId) => sql`
    select requested_at, status, closes_at, ended_at from account_closings
    where user_id = ${userId} order by requested_at desc, id desc`,
};
