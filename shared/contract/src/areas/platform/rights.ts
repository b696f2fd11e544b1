import { z } from 'zod';
import { defineArea } from '../../endpoint';
import { idParams, moment, nothing } from '../../fields';
import { line } from '../../people-fields';
import { addressPrefix } from '../../routes';
import { remoteName } from './fields';

const token = z.object({
  id: z.int(),
  name: z.string(),
  /** Parts that it may publish and move. */
  remotes: z.array(z.string()),
  /** Its first characters, to tell it apart. */
  prefix: z.string(),
  created_at: moment,
  created_by: z.string(),
  last_used_at: moment.nullable(),
  revoked_at: moment.nullable(),
});

/** Addresses that belong to a part: `/journals/` is everything whose first segment is that word. */
const addressGrant = z.object({
  prefix: z.string(),
  remote: z.string(),
  granted_at: moment,
  granted_by: z.string(),
  /** A release that somebody is served, or would be after a failure, has pages there: it cannot be taken back. */
  in_use: z.boolean(),
});

/** Who may release what: tokens, and the addresses of the parts. */
export const rightCalls = defineArea({
  'GET /api/platform/tokens': {
    summary: '发布令牌列表',
    access: 'staff',
    right: 'releases',
    rate: 'read',
    data: z.object({ data: z.array(token) }),
  },
  'POST /api/platform/tokens': {
    summary: '签发发布令牌；令牌只在此处显示一次',
    access: 'staff',
    right: 'releases',
    money: true,
    rate: 'write',
    body: z.strictObject({
      name: line({ error: '请填写用途' }).min(1, '请填写用途').max(40, '用途最多40个字'),
      remotes: z.array(remoteName, '请选择模块').min(1, '请选择模块').max(50, '最多选择50个模块'),
    }),
    data: z.object({ token: z.string(), id: z.int() }),
  },
  'DELETE /api/platform/tokens/:id': {
    summary: '吊销发布令牌',
    access: 'staff',
    right: 'releases',
    rate: 'write',
    params: idParams,
    data: nothing,
  },
  'GET /api/platform/addresses': {
    summary: '地址前缀授权给了哪些模块',
    access: 'release',
    right: 'releases',
    rate: 'read',
    data: z.object({ data: z.array(addressGrant) }),
  },
  'POST /api/platform/addresses': {
    summary: '把地址前缀授权给一个模块；同一前缀只属于一个模块',
    access: 'staff',
    right: 'releases',
    money: true,
    rate: 'write',
    body: z.strictObject({
      remote: remoteName,
      prefixes: z
        .array(addressPrefix, '请填写地址前缀')
        .min(1, '请填写地址前缀')
        .max(50, '一次最多授权50个地址前缀'),
    }),
    data: nothing,
  },
  'DELETE /api/platform/addresses/:word': {
    summary: '收回一个地址前缀；仍在使用时不能收回',
    access: 'staff',
    right: 'releases',
    rate: 'write',
    params: z.object({ word: z.string().regex(/^[\w-]{1,60}$/, '地址前缀不正确') }),
    data: nothing,
  },
});

export type DeployToken = z.output<typeof token>;
export type AddressGrant = z.output<typeof addressGrant>;
