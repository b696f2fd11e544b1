import { moneyStatusLabel, withdrawalStatusLabel } from '@harbor/contract/money-status';
import { sql } from 'kysely';
import type { DataKind } from '../../../personal-data/kind';
import { named, yuan } from '../../../personal-data/labels';
import { sealedPlaces } from './payees';

const byLaw = '交易与纳税资料至少保存 5 年，依照税收征收管理法';
const kept = '依法保存，停止其他使用';
const page = { title: '收入与提现', path: '/myinfo/' };

const settlements: DataKind = {
  key: 'income',
  title: '老师收入',
  purpose: '结算您承接的订单，代扣代缴个人所得税',
  retention: byLaw,
  fate: kept,
  correct: null,
  tables: ['settlements', 'settlement_history', 'teacher_accounts', 'ledger_entries'],
  fields: [
    { name: 'order_no', label: '订单号' },
    { name: 'title', label: '服务' },
    { name: 'paid_fen', label: '客户实付', words: yuan },
    { name: 'refunded_fen', label: '其中退回', words: yuan },
    { name: 'rate', label: '比例', words: (value) => `${value}%` },
    { name: 'deduct_fen', label: '扣款', words: yuan },
    { name: 'net_fen', label: '到手', words: yuan },
    { name: 'status', label: '状态', words: named(moneyStatusLabel) },
    { name: 'accepted_at', label: '验收时间' },
    { name: 'free_at', label: '可提现时间' },
    {
      name: 'movements',
      label: '资金变动',
      words: (value) => (Array.isArray(value) ? value.join('\n') : ''),
    },
  ],
  query: (userId) => sql`
    select o.order_no, o.goods->>'title' as title, s.paid_fen, s.refunded_fen, s.rate, s.deduct_fen, s.net_fen, s.status,
      s.accepted_at, s.free_at,
      (select json_agg(h.event || ' ' || to_char(h.at at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') order by h.id)
        from settlement_history h where h.settlement_id = s.id) as movements
    from settlements s join orders o on o.id = s.order_id
    where s.teacher_id = ${userId} order by s.accepted_at desc, s.id desc`,
};

const withdrawals: DataKind = {
  key: 'withdrawals',
  title: '提现记录',
  purpose: '把收入打款给您，代扣代缴个人所得税',
  retention: byLaw,
  fate: kept,
  correct: null,
  tables: ['withdrawals', 'withdrawal_history', 'withdrawal_parts', 'payout_batches'],
  fields: [
    { name: 'amount_fen', label: '提现金额', words: yuan },
    { name: 'tax_fen', label: '代扣税', words: yuan },
    { name: 'net_fen', label: '到账', words: yuan },
    { name: 'payee', label: '收款账户' },
    { name: 'status', label: '状态', words: named(withdrawalStatusLabel) },
    { name: 'note', label: '说明' },
    { name: 'asked_at', label: '申请时间' },
    { name: 'done_at', label: '完成时间' },
  ],
  query: (userId) => sql`
    select w.amount_fen, w.tax_fen, w.net_fen, p.name_mask || ' ' || p.title || ' ' || p.account_mask as payee, w.status,
      nullif(w.note, '') as note, w.asked_at, w.done_at
    from withdrawals w join payees p on p.id = w.payee_id
    where w.teacher_id = ${userId} order by w.asked_at desc, w.id desc`,
};

const deductions: DataKind = {
  key: 'deductions',
  title: '扣款',
  purpose: '处理逾期、质量等扣款及您的答复',
  retention: byLaw,
  fate: kept,
  correct: null,
  tables: ['deductions', 'deduction_history'],
  fields: [
    { name: 'order_no', label: '订单号' },
    { name: 'amount_fen', label: '金额', words: yuan },
    { name: 'content', label: '经过' },
    { name: 'formula', label: '算法' },
    { name: 'evidence', label: '证据', words: said },
    { name: 'status', label: '状态', words: named(moneyStatusLabel) },
    { name: 'answer', label: '您的答复' },
    { name: 'review', label: '复核意见' },
    { name: 'proposed_at', label: '提出时间' },
    { name: 'closed_at', label: '结束时间' },
  ],
  query: (userId) => sql`
    select o.order_no, d.amount_fen, d.content, nullif(d.formula, '') as formula, d.evidence, d.status,
      nullif(d.answer, '') as answer, nullif(d.review, '') as review, d.proposed_at, d.closed_at
    from deductions d join orders o on o.id = d.order_id
    where d.teacher_id = ${userId} order by d.id desc`,
};

function said(value: unknown): string {
  if (!Array.isArray(value)) return '';
  return value.map(({ title, text }) => `${title}：${text}`).join('\n');
}

export const incomeRecords = [settlements, withdrawals, deductions];

/** Accounts are of no use once nothing can be paid out any more: what was sealed goes, the mask stays with what was paid. */
export const payeeRecords: DataKind = {
  key: 'payees',
  title: '收款账户',
  purpose: '向您打款；户名须与认证姓名一致',
  retention: '到删除或注销为止',
  fate: '删除户名与账号，打款记录中只留尾号',
  correct: page,
  tables: ['payees'],
  fields: [
    { name: 'title', label: '方式' },
    { name: 'name', label: '户名' },
    { name: 'account', label: '账号', mask: (value) => `**** ${value.slice(-4)}` },
    { name: 'added_at', label: '添加时间' },
    { name: 'removed_at', label: '删除时间' },
  ],
  query: (userId) => sql`
    select id, title, name_sealed as name, account_sealed as account, added_at, removed_at
    from payees where teacher_id = ${userId} order by id desc`,
  open({ cipher }, _userId, { id, name, account, ...row }) {
    const opened = (sealed: unknown, place: string) => (sealed ? cipher.open(String(sealed), place) : '');
    return {
      ...row,
      name: opened(name, sealedPlaces.name_sealed(Number(id))),
      account: opened(account, sealedPlaces.account_sealed(Number(id))),
    };
  },
  async erase(_core, trx, userId) {
    await sql`update payees set name_sealed = '', account_sealed = '', removed_at = coalesce(removed_at, added_at)
      where teacher_id = ${userId}`.execute(trx);
    return undefined;
  },
};
