import { promises } from '@harbor/contract/promises';
import { sql } from 'kysely';
import { deleteRows } from '../../../../personal-data/erase';
import type { DataKind } from '../../../../personal-data/kind';
import { named } from '../../../../personal-data/labels';

const methods: Record<string, string> = {
  password: '密码',
  sms: '短信验证码',
  register: '注册',
  wechat: '微信',
  reset: '重设密码',
  claim: '确认本人账号',
};
const method = named(methods);

export const devices: DataKind = {
  key: 'devices',
  title: '登录中的设备',
  purpose: '保持登录，让您查看并结束其他设备的登录',
  retention: '退出登录后 30 天',
  fate: '删除',
  correct: { title: '管理设备', path: '/idsetting/' },
  tables: ['sessions'],
  fields: [
    { name: 'method', label: '登录方式', words: method },
    { name: 'user_agent', label: '浏览器' },
    { name: 'ip', label: '网络地址' },
    { name: 'logged_in_at', label: '登录时间' },
    { name: 'last_used_at', label: '最近使用' },
    { name: 'ended_at', label: '退出时间' },
  ],
  query: (userId) => sql`
    select method, user_agent, host(ip) as ip, family_started_at as logged_in_at, last_used_at, revoked_at as ended_at
    from sessions where user_id = ${userId} and replaced_at is null order by last_used_at desc`,
  erase: deleteRows('sessions'),
};

export const logins: DataKind = {
  key: 'logins',
  title: '登录记录',
  purpose: '发现异常登录，保护账号安全',
  retention: `${promises.loginRecordDays} 天，依照网络安全法`,
  fate: '依法保存到期后删除',
  correct: null,
  tables: ['login_records'],
  fields: [
    { name: 'at', label: '时间' },
    { name: 'method', label: '方式', words: method },
    { name: 'ok', label: '成功' },
    { name: 'device', label: '设备' },
    { name: 'ip', label: '网络地址' },
  ],
  query: (userId) => sql`
    select at, method, ok, device, host(ip) as ip from login_records
    where user_id = ${userId} order by at desc, id desc`,
};
