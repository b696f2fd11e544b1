import { z } from 'zod';
import { defineArea } from '../endpoint';
import { moment, queryInt } from '../fields';
import { word } from '../people-fields';

/** Most that one export of the log holds. */
export const auditExportLimits = { lines: 20_000, days: 92 };

const day = z.iso.date('日期格式为 YYYY-MM-DD');

/** What lines are looked for; each given one narrows the rest. */
const filter = {
  /** Number or a part of the name of who did it. */
  who: word().max(50, '操作人最多50个字').optional(),
  /** As what they did it. */
  by: z.enum(['staff', 'user', 'visitor', 'system'], '身份不正确').optional(),
  /** An action, or the first words of several: `order`, `support.chat`. */
  action: z
    .string()
    .regex(/^[a-z_-]+(\.[a-z_]+)*\.?$/, '操作不正确')
    .max(60, '操作不正确')
    .optional(),
  /** Type of what it was done to, and with it one such thing. */
  object: z
    .string()
    .regex(/^[a-z_-]{1,40}$/, '对象不正确')
    .optional(),
  object_no: word().max(100, '编号最多100个字').optional(),
  /** Beijing days, both included. */
  from: day.optional(),
  to: day.optional(),
};

const pair = z.object({ label: z.string(), value: z.string() });

/** One line of the log. */
export const auditLine = z.object({
  /** Its number: lines are numbered as they were written. */
  id: z.int(),
  at: moment,
  actor: z.object({
    type: z.enum(['staff', 'user', 'visitor', 'system']),
    /** 运营, 用户, 访客, 系统 */
    type_text: z.string(),
    id: z.int().nullable(),
    name: z.string(),
  }),
  action: z.string(),
  action_text: z.string(),
  /** What it was done to; null for what concerns the actor alone. */
  object: z
    .object({
      type: z.string(),
      type_text: z.string(),
      no: z.string(),
      /** Its name or number as people know it. */
      label: z.string(),
      /** Address of its page; null where it has none. */
      link: z.string().nullable(),
    })
    .nullable(),
  detail: z.array(pair),
  /** Region and masked address; empty where none was kept. */
  origin: z.string(),
});

/** What a check of the chain found. */
const auditCheck = z.object({
  began_at: moment,
  ended_at: moment,
  /** So many lines were looked at. */
  lines: z.int(),
  /** Number of the last line that was found right. */
  last_id: z.int().nullable(),
  /** The first line that does not follow from the one before; null while all do. */
  broken_id: z.int().nullable(),
});

export const audit = defineArea({
  'GET /staff/audit/list': {
    summary: '运营：操作日志，最新的在前',
    access: 'staff',
    right: 'audit',
    rate: 'search',
    query: z.object({ ...filter, /** Lines before this one. */ before: queryInt }),
    data: z.object({
      data: z.array(auditLine),
      /** What to give as `before` for the next lines; null behind the last. */
      next: z.int().nullable(),
    }),
  },
  'GET /staff/audit/actions': {
    summary: '运营：操作日志中的全部操作与对象，供筛选',
    access: 'staff',
    right: 'audit',
    rate: 'read',
    data: z.object({
      groups: z.array(
        z.object({
          prefix: z.string(),
          title: z.string(),
          actions: z.array(z.object({ action: z.string(), title: z.string() })),
        }),
      ),
      objects: z.array(z.object({ type: z.string(), title: z.string() })),
    }),
  },
  'POST /staff/audit/export': {
    summary: `运营：登记一次操作日志导出并取得下载地址，一分钟内有效；最多${auditExportLimits.days}天、20,000行`,
    access: 'staff',
    right: 'audit',
    rate: 'write',
    body: z.strictObject({
      ...filter,
      from: z.iso.date({ error: '请选择开始日期' }),
      to: z.iso.date({ error: '请选择结束日期' }),
    }),
    data: z.object({
      /** Number of the export, as its file says it. */
      number: z.string(),
      lines: z.int(),
      url: z.string(),
      valid_for: z.int(),
    }),
  },
  'GET /staff/audit/export': {
    summary: '运营：凭下载地址取操作日志（CSV），每行带导出人与导出编号',
    access: 'public',
    rate: 'read',
    query: z.object({ ticket: z.string().max(300, '地址不正确').optional() }),
    file: 'text/csv',
    data: z.unknown(),
  },
  'GET /staff/audit/check': {
    summary: '运营：最近一次夜间核对的结果',
    access: 'staff',
    right: 'audit',
    rate: 'read',
    data: z.object({ check: auditCheck.nullable() }),
  },
  'GET /staff/audit/verify': {
    summary: '运营：从某一行之后起核对若干行，供命令逐批核对整本日志',
    access: 'staff',
    right: 'audit',
    rate: 'read',
    query: z.object({ after: queryInt }),
    data: z.object({
      lines: z.int(),
      last_id: z.int().nullable(),
      broken_id: z.int().nullable(),
      /** Nothing comes after. */
      done: z.boolean(),
    }),
  },
});

export type AuditLine = z.output<typeof auditLine>;
export type AuditCheck = z.output<typeof auditCheck>;
