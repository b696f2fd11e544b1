import { sql } from 'kysely';
import type { DataKind } from '../../../../personal-data/kind';
import { named } from '../../../../personal-data/labels';

const documents: Record<string, string> = {
  terms: '用户协议',
  privacy: '隐私政策',
  recommend: '个性化推荐',
  history: '浏览记录',
};

export const consents: DataKind = {
  key: 'consents',
  title: '同意记录',
  purpose: '证明您同意或撤回了哪些协议',
  retention: '到注销后 3 年',
  fate: '依法保存，停止其他使用',
  correct: null,
  tables: ['consents'],
  fields: [
    { name: 'document', label: '内容', words: named(documents) },
    { name: 'version', label: '版本' },
    { name: 'action', label: '操作', words: (value) => (value === 'agree' ? '同意' : '撤回') },
    { name: 'at', label: '时间' },
    { name: 'ip', label: '网络地址' },
    { name: 'user_agent', label: '浏览器' },
  ],
  query: (userId) => sql`
    select document, version, action, at, host(ip) as ip, user_agent from consents
    where user_id = ${userId} order by at desc, id desc`,
};
