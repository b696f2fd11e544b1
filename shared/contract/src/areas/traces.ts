import { z } from 'zod';
import { defineArea } from '../endpoint';
import { idParams, moment } from '../fields';
import { lines } from '../people-fields';
import { tidyTraceCode, traceCodeProblem } from '../trace-code';

/** `altered`: what is stored no longer has the hash that it was frozen with. */
export const traceState = z.enum(['valid', 'revoked', 'altered']);

const hashedFile = z.object({ name: z.string(), size: z.int(), sha256: z.string() });

/** What a trace report says, frozen when it is made: a later change of order or catalogue does not reach it. */
export const traceContent = z.object({
  /** Raised when the shape changes, so that old reports stay readable. */
  format: z.literal(1),
  code: z.string(),
  made_at: moment,
  order_no: z.string(),
  service: z.string(),
  category: z.string(),
  spec: z.string(),
  /** Kinds of help that the service gives, and what it does not. */
  help: z.array(z.string()),
  roles: z.array(z.object({ role: z.string(), who: z.string(), did: z.string() })),
  dates: z.array(z.object({ label: z.string(), at: moment })),
  /** What the buyer handed in. */
  received: z.array(hashedFile),
  deliveries: z.array(
    z.object({
      version: z.int(),
      at: moment,
      by: z.string(),
      note: z.string(),
      ai_statement: z.string(),
      files: z.array(hashedFile),
    }),
  ),
  /** How often changes were asked for. */
  rounds: z.int(),
  /** How far AI was used, over all deliveries. */
  ai_statement: z.string(),
  /** What holds of every service of the platform. */
  declarations: z.array(z.string()),
  /** Sentences to copy into a manuscript. */
  disclosure: z.object({ zh: z.string(), en: z.string() }),
});

/** A report as its owner sees it. */
export const traceReport = z.object({
  code: z.string(),
  /** Four by four. */
  code_text: z.string(),
  state: traceState,
  /** SHA-256 of the frozen content, hexadecimal. */
  hash: z.string(),
  /** Absolute address of the public check. */
  check_url: z.string(),
  revoked_at: moment.nullable(),
  revoked_reason: z.string(),
  /** Null when it was altered: nothing in it can be trusted. */
  content: traceContent.nullable(),
});

/** A report as everybody may see it: no names, no titles. */
export const traceCheck = z.object({
  code_text: z.string(),
  state: traceState,
  state_text: z.string(),
  hash: z.string(),
  made_at: moment,
  finished_at: moment,
  revoked_at: moment.nullable(),
});

/** A code in an address, however it was typed. */
const code = z
  .string()
  .max(40, '校验码不正确')
  .transform(tidyTraceCode)
  .superRefine((value, ctx) => {
    const problem = traceCodeProblem(value);
    if (problem) ctx.addIssue({ code: 'custom', message: problem });
  });

export const traces = defineArea({
  'POST /trace/order/:id': {
    summary: '已完成订单的服务留痕报告，第一次查看时定稿，仅本人',
    access: 'login',
    rate: 'read',
    params: idParams,
    body: z.strictObject({}).optional(),
    data: traceReport,
  },
  'POST /trace/ticket/:id': {
    summary: '留痕报告 PDF 的下载地址，一分钟内有效，仅本人',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({}).optional(),
    data: z.object({ url: z.string(), valid_for: z.int() }),
  },
  'GET /trace/file/:id': {
    summary: '凭下载地址取留痕报告 PDF',
    access: 'public',
    rate: 'read',
    params: idParams,
    query: z.object({ ticket: z.string().max(200, '地址不正确').optional() }),
    file: 'application/pdf',
    data: z.unknown(),
  },
  'GET /trace/check/:code': {
    summary: '公开核验：校验值、日期与是否有效',
    access: 'public',
    rate: 'search',
    params: z.object({ code }),
    data: traceCheck,
  },
  'POST /staff/trace/revoke/:id': {
    summary: '运营：撤销某个订单的留痕报告',
    access: 'staff',
    right: 'traces.revoke',
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      reason: lines({ error: '请填写原因' }).min(2, '请填写原因').max(200, '原因最多200个字'),
    }),
    data: traceCheck,
  },
});

export type TraceState = z.output<typeof traceState>;
export type TraceContent = z.output<typeof traceContent>;
export type TraceReport = z.output<typeof traceReport>;
export type TraceCheck = z.output<typeof traceCheck>;
