import type { DataExport, DataOf } from '@harbor/contract';
import type { Handlers } from '@harbor/runtime/testing';
import { securityHandlers } from './security';

export const overview: DataOf<'GET /privacy/overview'> = {
  kinds: [
    {
      key: 'account',
      title: '账号与个人资料',
      purpose: '识别您的账号',
      retention: '到注销为止',
      fate: '删除',
      count: 1,
      correct: { title: '修改资料', path: '/myinfo/' },
    },
    {
      key: 'logins',
      title: '登录记录',
      purpose: '保护账号安全',
      retention: '180 天',
      fate: '到期后删除',
      count: 3,
      correct: null,
    },
  ],
  settings: { recommend: false, history: true },
  agreements: [
    {
      document: 'privacy',
      id: 2,
      title: '学术港隐私政策',
      version: '1.1',
      at: '2026-11-20T09:00:00+08:00',
      agreed: true,
    },
  ],
};

export const readyExport: DataExport = {
  id: '0d5b6a52-1111-4222-8333-444455556666',
  status: 3,
  status_text: '可下载',
  progress: 100,
  size: 20_480,
  created_at: '2026-11-21T09:00:00+08:00',
  expires_at: '2026-11-28T09:00:00+08:00',
};

/** A server that holds little of a member who has nothing unsettled. */
export const privacyHandlers: Handlers = {
  ...securityHandlers,
  'GET /privacy/overview': overview,
  'GET /privacy/export': { export: null },
  'GET /privacy/closing': { wait_days: 7, blockers: [] },
  'GET /privacy/data/:kind': {
    title: '账号与个人资料',
    total: 1,
    records: [[{ label: '昵称', value: '林晓舟' }]],
  },
};
