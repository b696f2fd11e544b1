import { z } from 'zod';
import { defineArea } from '../endpoint';
import { moment, nothing } from '../fields';
import { exportStatus } from '../privacy-states';
import { session } from './auth';

/** What may be agreed to and withdrawn: the two agreements, and two things that nobody needs to allow. */
export const consentDocument = z.enum(['terms', 'privacy', 'recommend', 'history'], '请选择协议');

/** One kind of personal data that the site holds. */
export const dataKind = z.object({
  key: z.string(),
  title: z.string(),
  /** What it is used for. */
  purpose: z.string(),
  /** How long it is kept. */
  retention: z.string(),
  /** What becomes of it when the account is closed. */
  fate: z.string(),
  /** Records held now. */
  count: z.int(),
  /** Where its owner can correct it; null where a record of facts cannot be changed. */
  correct: z.object({ title: z.string(), path: z.string() }).nullable(),
});

/** One export of somebody's data. */
export const dataExport = z.object({
  id: z.string(),
  status: z.enum(exportStatus),
  status_text: z.string(),
  /** 0 to 100. */
  progress: z.int(),
  /** Bytes; 0 until it is ready. */
  size: z.int(),
  created_at: moment,
  /** Until when it can be downloaded. */
  expires_at: moment.nullable(),
});

/** What may be switched off without any loss of service. */
export const privacySettings = z.object({
  /** Recommendations made from what somebody collected and bought. */
  recommend: z.boolean(),
  /** Pages that were looked at are recorded. */
  history: z.boolean(),
});

/** Something that has to end before the account can be closed. */
export const closingBlocker = z.object({
  title: z.string(),
  /** What it waits for. */
  state: z.string(),
  path: z.string(),
});

export const privacy = defineArea({
  'GET /privacy/overview': {
    summary: '隐私与数据总览：持有的个人信息、协议、偏好和最近一次导出',
    access: 'login',
    rate: 'read',
    data: z.object({
      kinds: z.array(dataKind),
      settings: privacySettings,
      agreements: z.array(
        z.object({
          document: consentDocument,
          id: z.int(),
          title: z.string(),
          version: z.string(),
          at: moment,
          agreed: z.boolean(),
        }),
      ),
    }),
  },
  'GET /privacy/data/:kind': {
    summary: '查看一类个人信息，最近 100 条',
    access: 'login',
    rate: 'read',
    params: z.object({ kind: z.string().regex(/^[a-z_]{1,30}$/, '类别不正确') }),
    data: z.object({
      title: z.string(),
      total: z.int(),
      records: z.array(z.array(z.object({ label: z.string(), value: z.string() }))),
    }),
  },
  'POST /privacy/settings': {
    summary: '修改个性化推荐和浏览记录的开关，并记入同意记录',
    access: 'login',
    rate: 'write',
    body: z.strictObject({ recommend: z.boolean().optional(), history: z.boolean().optional() }),
    data: privacySettings,
  },
  'POST /privacy/withdraw': {
    summary: '撤回对协议的同意：所有设备退出登录，再次登录时需重新同意',
    access: 'login',
    rate: 'write',
    body: z.strictObject({ document: z.enum(['terms', 'privacy'], '请选择协议') }),
    data: nothing,
  },
  'GET /privacy/export': {
    summary: '最近一次个人信息导出及进度',
    access: 'login',
    rate: 'poll',
    data: z.object({ export: dataExport.nullable() }),
  },
  'POST /privacy/export': {
    summary: '导出个人信息（需验证身份）；同时只有一个导出任务',
    access: 'login',
    rate: 'write',
    data: dataExport,
  },
  'POST /privacy/export/ticket/:id': {
    summary: '取导出文件的下载地址（需验证身份），60 秒内有效，仅限本人',
    access: 'login',
    rate: 'write',
    params: z.object({ id: z.uuid('导出编号不正确') }),
    data: z.object({ url: z.string(), valid_for: z.int() }),
  },
  'GET /privacy/export/file/:id': {
    summary: '凭下载地址取导出的 ZIP 文件',
    access: 'public',
    rate: 'read',
    params: z.object({ id: z.uuid('导出编号不正确') }),
    query: z.object({ ticket: z.string().max(200).optional() }),
    file: 'application/zip',
    data: z.unknown(),
  },
  'GET /privacy/closing': {
    summary: '注销前的检查：未了结的事项和等待天数',
    access: 'login',
    rate: 'read',
    data: z.object({ wait_days: z.int(), blockers: z.array(closingBlocker) }),
  },
  'POST /privacy/closing': {
    summary: '申请注销账号（需验证身份）：所有设备退出登录，等待期内登录可取消',
    access: 'login',
    rate: 'write',
    body: z.strictObject({
      agreed: z.literal(true, '请先阅读并确认注销的后果'),
      /** What becomes of posts and comments: they stay without a name (default), or go. */
      posts: z.enum(['keep', 'delete'], '请选择帖子与评论的处理方式').optional(),
    }),
    data: z.object({ closes_at: moment }),
  },
  'POST /privacy/closing/cancel': {
    summary: '登录时确认取消注销，恢复账号并登录',
    access: 'public',
    rate: 'login',
    body: z.strictObject({ ticket: z.string().min(20, '请重新登录').max(200, '请重新登录') }),
    data: session,
  },
});

export type ConsentDocument = z.output<typeof consentDocument>;
export type DataKind = z.output<typeof dataKind>;
export type DataExport = z.output<typeof dataExport>;
export type PrivacySettings = z.output<typeof privacySettings>;
export type ClosingBlocker = z.output<typeof closingBlocker>;
