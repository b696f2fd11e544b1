import type { DataOf } from '@harbor/contract';
import { type Handlers, people } from '@harbor/runtime/testing';

export const security: DataOf<'GET /auth/security'> = {
  phone: '138****0001',
  wechat: null,
  has_password: true,
  password_changed_at: null,
  step_up_left: 0,
  wechat_offered: true,
};

const device = {
  id: 'a',
  device: 'Chrome · Windows',
  mobile: false,
  method: 'password',
  address: '203.0.113.*',
  logged_in_at: '2026-11-20T09:00:00+08:00',
  last_used_at: '2026-11-21T09:00:00+08:00',
  current: true,
};

export const sessions: DataOf<'GET /auth/sessions'> = {
  list: [
    device,
    { ...device, id: 'b', device: '微信 · iOS', mobile: true, method: 'wechat', current: false },
  ],
};

/** A server that knows a member with two devices. */
export const securityHandlers: Handlers = {
  'GET /userInfo': people.buyer,
  'GET /auth/security': security,
  'GET /auth/sessions': sessions,
  'GET /auth/login_records': {
    data: [
      {
        id: 2,
        at: '2026-11-21T09:00:00+08:00',
        method: 'password',
        ok: false,
        device: 'Edge · Windows',
        address: '198.51.100.*',
        region: '江苏',
      },
      {
        id: 1,
        at: '2026-11-20T09:00:00+08:00',
        method: 'password',
        ok: true,
        device: 'Chrome · Windows',
        address: '203.0.113.*',
      },
    ],
    total: 2,
    current_page: 1,
    per_page: 20,
    last_page: 1,
  },
  'GET /auth/consents': {
    list: [{ id: 2, title: '学术港隐私政策', version: '1.1', at: '2026-11-20T09:00:00+08:00' }],
  },
};
