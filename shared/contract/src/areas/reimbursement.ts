import { z } from 'zod';
import { defineArea } from '../endpoint';
import { fen, idParams } from '../fields';

/** One thing that whoever checks a reimbursement looks at. */
export const reimbursementCheck = z.object({
  key: z.enum(['invoice', 'contract_date', 'acceptance', 'amount', 'contract']),
  label: z.string(),
  state: z.enum(['ok', 'warn', 'missing']),
  /** What was found, with the dates or amounts. */
  text: z.string(),
  /** What to do about it; empty when nothing is to be done. */
  todo: z.string(),
});

export const reimbursementInfo = z.object({
  allowed: z.boolean(),
  /** Why not; empty when it is allowed. */
  why: z.string(),
  order_no: z.string(),
  title: z.string(),
  paid_fen: fen,
  refunded_fen: fen,
  net_fen: fen,
  checks: z.array(reimbursementCheck),
  /** What the pack holds, in its order. */
  papers: z.array(z.object({ name: z.string(), note: z.string() })),
  /** Above this amount the buyer's school wants a contract; null while nobody has said. */
  contract_over_fen: fen.nullable(),
});

const ticket = z.object({
  url: z.string(),
  /** Seconds. */
  valid_for: z.int(),
});

export const reimbursement = defineArea({
  'GET /reimbursement/info/:id': {
    summary: '某个订单的报销材料：内容与日期核对，仅本人',
    access: 'login',
    rate: 'read',
    params: idParams,
    data: reimbursementInfo,
  },
  'POST /reimbursement/limit/:id': {
    summary: '记住学校需要合同的金额起点，并重新核对',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({
      contract_over_fen: z.int('请输入金额').min(0, '请输入金额').max(100_000_000_00, '金额太大').nullable(),
    }),
    data: reimbursementInfo,
  },
  'POST /reimbursement/ticket/:id': {
    summary: '报销材料的下载地址，一分钟内有效，仅本人',
    access: 'login',
    rate: 'write',
    params: idParams,
    body: z.strictObject({}).optional(),
    data: ticket,
  },
  'GET /reimbursement/file/:id': {
    summary: '下载报销材料（ZIP）',
    access: 'public',
    rate: 'read',
    params: idParams,
    query: z.object({ ticket: z.string().max(200, '地址不正确').optional() }),
    file: 'application/zip',
    data: z.unknown(),
  },
});

export type ReimbursementInfo = z.output<typeof reimbursementInfo>;
export type ReimbursementCheck = z.output<typeof reimbursementCheck>;
