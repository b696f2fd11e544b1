import { z } from 'zod';
import { defineArea } from '../endpoint';
import { paged } from '../envelope';
import { bodyPage, fen, idParams, moment } from '../fields';
import { fileId, storedFile } from '../files';
import { invoiceContents } from '../invoice-status';
import { line, lines, word } from '../people-fields';
import { taxNumberProblem, tidyTaxNumber } from '../tax-number';

const kind = z.enum(['person', 'unit'], '请选择抬头类型');
const content = z.enum(invoiceContents, '请选择开票内容');
const title = line({ error: '请输入发票抬头' }).min(2, '请输入发票抬头').max(100, '抬头最多100个字');
const email = word({ error: '请输入接收邮箱' })
  .min(1, '请输入接收邮箱')
  .max(100, '邮箱最多100个字')
  .regex(/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/, '请输入正确的邮箱');

/** What a buyer asks an invoice with; the amount is the server's. */
export const invoiceRequest = z
  .strictObject({
    /** 个人 or 单位. */
    kind,
    title,
    /** Of 单位 only; empty for 个人. */
    tax_no: word().max(40, '税号最多20位').transform(tidyTaxNumber),
    email,
    content,
    /** For the desk, e.g. what the school wants to read in the remarks. */
    remark: line().max(100, '备注最多100个字').optional(),
  })
  .superRefine((body, ctx) => {
    const problem =
      body.kind === 'person'
        ? body.tax_no && '个人抬头不填税号'
        : body.tax_no
          ? taxNumberProblem(body.tax_no)
          : '请输入税号';
    if (problem) ctx.addIssue({ code: 'custom', path: ['tax_no'], message: problem });
  });

const moves = z.object({
  /** A sentence, e.g. 您申请开票 */
  title: z.string(),
  note: z.string(),
  at: moment,
});

/** An invoice as its buyer sees it. Amounts in 分. */
export const invoiceRecord = z.object({
  id: z.int(),
  status: z.int(),
  status_text: z.string(),
  kind,
  title: z.string(),
  tax_no: word(),
  email: z.string(),
  content,
  remark: z.string(),
  /** What it was issued for; before that, what it would be issued for now. */
  amount_fen: fen,
  number: z.string(),
  /** Beijing day `YYYY-MM-DD`; empty before it is issued. */
  issued_on: z.string(),
  /** Why it was refused or reversed. */
  reason: z.string(),
  file: storedFile.nullable(),
  /** What happens next, in one sentence. */
  promise: z.string(),
  created_at: moment,
  /** Newest first. */
  lines: z.array(moves),
});

/** What the form begins with the next time. */
export const invoiceProfile = z.object({
  kind,
  title: z.string(),
  tax_no: word(),
  email: z.string(),
  content,
});

export const invoiceInfo = z.object({
  order: z.object({
    id: z.int(),
    order_no: z.string(),
    title: z.string(),
    pay_fen: fen,
    refunded_fen: fen,
  }),
  /** Whether it can be asked for, or what was asked for be corrected. */
  allowed: z.boolean(),
  /** Why not; empty when it is allowed. */
  why: z.string(),
  /** Paid less refunded, in 分: what an invoice asked for now is made out for. */
  amount_fen: fen,
  invoice: invoiceRecord.nullable(),
  /** Reversed ones, newest first. */
  earlier: z.array(
    invoiceRecord.pick({ id: true, number: true, amount_fen: true, issued_on: true, status_text: true }),
  ),
  profile: invoiceProfile.nullable(),
});

/** What staff may do with an invoice. */
export const invoiceAct = z.enum(['issue', 'refuse', 'reverse'], '操作不正确');

const staffInvoice = invoiceRecord.omit({ promise: true, lines: true }).extend({
  order: z.object({
    id: z.int(),
    order_no: z.string(),
    title: z.string(),
    status_text: z.string(),
    refund_text: z.string(),
  }),
  user: z.object({ id: z.int(), nickname: z.string() }),
  /** How long the buyer has been waiting, in hours; 0 when nobody waits. */
  waits_hours: z.int(),
  overdue: z.boolean(),
});

const staffInvoiceDetail = staffInvoice.extend({ lines: z.array(moves), acts: z.array(invoiceAct) });

export const invoices = defineArea({
  'GET /invoice/info/:id': {
    summary: '某个订单的发票：能否申请、金额、状态，仅本人',
    access: 'login',
    rate: 'read',
    params: idParams,
    data: invoiceInfo,
  },
  'POST /invoice/apply/:id': {
    summary: '为已完成的订单申请发票；待开或被驳回时再次提交即为更正',
    access: 'login',
    rate: 'write',
    idempotent: true,
    params: idParams,
    body: invoiceRequest,
    data: invoiceInfo,
  },
  'POST /staff/invoice/list': {
    summary: '运营：发票申请，等得最久的在前',
    access: 'staff',
    right: 'invoices.read',
    rate: 'read',
    body: z.strictObject({
      /** `todo`: those that wait to be issued. */
      tab: z.enum(['todo', 'issued', 'all'], '分类不正确').optional(),
      page: bodyPage,
    }),
    data: paged(staffInvoice),
  },
  'GET /staff/invoice/detail/:id': {
    summary: '运营：发票详情与可做的操作',
    access: 'staff',
    right: 'invoices.read',
    rate: 'read',
    params: idParams,
    data: staffInvoiceDetail,
  },
  'POST /staff/invoice/act/:id': {
    summary: '运营：开具（号码、日期、PDF）、驳回、红冲',
    access: 'staff',
    right: 'invoices.decide',
    decides: 'invoice',
    rate: 'write',
    idempotent: true,
    params: idParams,
    body: z.strictObject({
      act: invoiceAct,
      /** Of `issue`: the 8 or 20 digits of the invoice. */
      number: line().max(20, '发票号码最多20位').optional(),
      /** Of `issue`: Beijing day on the invoice. */
      issued_on: z.iso.date('日期格式为 YYYY-MM-DD').optional(),
      /** Of `issue`: the uploaded PDF. */
      file_id: fileId.optional(),
      /** Of `refuse` and `reverse`: read by the buyer. */
      reason: lines().max(200, '原因最多200个字').optional(),
    }),
    data: staffInvoiceDetail,
  },
});

export type InvoiceRequest = z.output<typeof invoiceRequest>;
export type InvoiceRecord = z.output<typeof invoiceRecord>;
export type InvoiceInfo = z.output<typeof invoiceInfo>;
export type InvoiceAct = z.output<typeof invoiceAct>;
