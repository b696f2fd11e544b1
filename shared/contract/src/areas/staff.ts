import { z } from 'zod';
import { defineArea } from '../endpoint';
import { paged } from '../envelope';
import { id, idParams, moment, page, phone, queryCode, rowRevision } from '../fields';
import { line, lines, word } from '../people-fields';

const reason = lines({ error: '请填写原因' }).min(2, '请填写原因').max(200, '原因最多200个字');

/** A member as staff see them: phone masked. */
export const staffUser = z.object({
  id: z.int(),
  nickname: z.string(),
  /** Masked; empty without one. */
  phone: z.string(),
  /** 1 正常 · 2 冻结 · 3 注销中 · 4 已注销 */
  status: z.int(),
  status_text: z.string(),
  /** Why the account is frozen, as its owner reads it; empty otherwise. */
  frozen_reason: z.string(),
  is_teacher: z.boolean(),
  is_staff: z.boolean(),
  created_at: moment,
  last_seen_at: moment.nullable(),
});

/** An account that waits for its former owner after its number went to somebody else. */
export const accountReview = z.object({
  id: z.int(),
  user: staffUser,
  reason: z.enum(['phone_recycled']),
  /** The number that the account had, masked. */
  phone: z.string(),
  state: z.enum(['open', 'returned', 'closed']),
  created_at: moment,
  decided_at: moment.nullable(),
  /** Name of who decided. */
  decided_by: z.string(),
  note: z.string(),
});

/** One version of an agreement. */
export const staffAgreement = z.object({
  /** Of `/clause/:id`. */
  id: z.int(),
  document: z.enum(['terms', 'privacy']),
  version: z.string(),
  title: z.string(),
  change: z.string(),
  /** Members must agree anew. */
  renew: z.boolean(),
  effective_at: moment,
  /** It is the one in force. */
  current: z.boolean(),
  /** How many members agreed to this version. */
  consents: z.int(),
});

const section = z.strictObject({
  heading: line().min(1, '请填写小标题').max(60, '小标题最多60个字'),
  paragraphs: z
    .array(lines().min(1, '段落不能为空').max(2000, '一段最多2000个字'))
    .min(1, '每节至少一段')
    .max(50, '每节最多50段'),
});

/** A friendly link of the footer. */
export const staffLink = z.object({
  id: z.int(),
  title: z.string(),
  links: z.string(),
  /** The lower, the earlier. */
  sort: z.int(),
  revision: z.int(),
});

export const staff = defineArea({
  'GET /staff/user/list': {
    summary: '运营：查找用户，按编号、完整手机号或昵称',
    access: 'staff',
    right: 'users.read',
    rate: 'search',
    query: z.object({
      keyword: word().max(50, '关键词最多50个字').optional(),
      status: queryCode,
      page,
    }),
    data: paged(staffUser),
  },
  'POST /staff/user/freeze/:id': {
    summary: '运营：冻结账号；原因会告知本人，所有设备退出登录',
    access: 'staff',
    right: 'users.freeze',
    rate: 'write',
    params: idParams,
    body: z.strictObject({ reason }),
    data: staffUser,
  },
  'POST /staff/user/unfreeze/:id': {
    summary: '运营：解除冻结',
    access: 'staff',
    right: 'users.freeze',
    rate: 'write',
    params: idParams,
    body: z.strictObject({ reason }),
    data: staffUser,
  },
  'GET /staff/account_review/list': {
    summary: '运营：因手机号易主而待核实的账号',
    access: 'staff',
    right: 'users.return',
    rate: 'read',
    query: z.object({ state: z.enum(['open', 'returned', 'closed'], '状态不正确').optional(), page }),
    data: paged(accountReview),
  },
  'GET /staff/account_review/detail/:id': {
    summary: '运营：一个因手机号易主而待核实的账号',
    access: 'staff',
    right: 'users.return',
    rate: 'read',
    params: idParams,
    data: accountReview,
  },
  'POST /staff/account_review/return/:id': {
    summary: '运营：核实为原主人后归还账号，绑定其新手机号',
    access: 'staff',
    right: 'users.return',
    decides: 'account',
    money: true,
    rate: 'write',
    params: idParams,
    body: z.strictObject({ phone, note: reason }),
    data: accountReview,
  },
  'POST /staff/account_review/close/:id': {
    summary: '运营：结束核实，账号保持冻结',
    access: 'staff',
    right: 'users.return',
    decides: 'account',
    rate: 'write',
    params: idParams,
    body: z.strictObject({ note: reason }),
    data: accountReview,
  },
  'GET /staff/agreement/list': {
    summary: '运营：协议的全部版本，含尚未生效的',
    access: 'staff',
    right: 'site.manage',
    rate: 'read',
    data: z.object({
      data: z.array(staffAgreement),
      /** Members with an open account: so many are asked by a version that wants their consent anew. */
      members: z.int(),
    }),
  },
  'GET /staff/agreement/detail': {
    summary: '运营：协议一个版本的全文，含尚未生效的',
    access: 'staff',
    right: 'site.manage',
    rate: 'read',
    query: z.object({
      document: z.enum(['terms', 'privacy'], '请选择协议'),
      version: word().regex(/^\d{1,3}\.\d{1,3}$/, '版本号形如 1.2'),
    }),
    data: staffAgreement.extend({
      sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
    }),
  },
  'POST /staff/agreement/publish': {
    summary: '运营：发布协议的新版本，可要求用户重新同意',
    access: 'staff',
    right: 'site.manage',
    rate: 'write',
    body: z.strictObject({
      document: z.enum(['terms', 'privacy'], '请选择协议'),
      version: z.string().regex(/^\d{1,3}\.\d{1,3}$/, '版本号形如 1.2'),
      /** The version that the new one was written from. */
      after: z.string().regex(/^\d{1,3}\.\d{1,3}$/, '版本号形如 1.2'),
      change: lines().min(2, '请说明修改内容').max(200, '修改说明最多200个字'),
      renew: z.boolean(),
      sections: z.array(section).min(1, '协议至少一节').max(40, '协议最多40节'),
      /** In the future, or left out for at once. */
      effective_at: z.iso.datetime({ offset: true, error: '生效时间不正确' }).optional(),
    }),
    data: staffAgreement,
  },
  'GET /staff/link/list': {
    summary: '运营：友情链接',
    access: 'staff',
    right: 'site.manage',
    rate: 'read',
    data: z.object({ data: z.array(staffLink) }),
  },
  'POST /staff/link/save': {
    summary: '运营：新增或修改友情链接',
    access: 'staff',
    right: 'site.manage',
    rate: 'write',
    body: z.strictObject({
      id: id.optional(),
      /** Of the link that is changed; left out by who does not mind what others wrote meanwhile. */
      revision: rowRevision.optional(),
      title: line().min(2, '名称为2至20个字').max(20, '名称为2至20个字'),
      links: z
        .url({
          protocol: /^https?$/,
          hostname: z.regexes.domain,
          error: '请填写完整网址，以 https:// 开头',
        })
        .max(500, '网址最多500个字符'),
      sort: z.int().min(0, '排序为0至9999').max(9999, '排序为0至9999').optional(),
    }),
    data: staffLink,
  },
  'POST /staff/link/order': {
    summary: '运营：调整友情链接的先后',
    access: 'staff',
    right: 'site.manage',
    rate: 'write',
    /** All links, in their new order. */
    body: z.strictObject({ ids: z.array(id).min(1, '请给出顺序').max(500, '最多500项') }),
    data: z.object({ data: z.array(staffLink) }),
  },
  'POST /staff/link/delete/:id': {
    summary: '运营：删除友情链接',
    access: 'staff',
    right: 'site.manage',
    rate: 'write',
    params: idParams,
    body: z.strictObject({}).optional(),
    data: z.object({ data: z.array(staffLink) }),
  },
});

export type StaffUser = z.output<typeof staffUser>;
export type AccountReview = z.output<typeof accountReview>;
export type StaffAgreement = z.output<typeof staffAgreement>;
export type StaffLink = z.output<typeof staffLink>;
