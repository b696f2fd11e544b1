import { sql } from 'kysely';
import type { DataKind } from '../../../personal-data/kind';
import { named, yuan } from '../../../personal-data/labels';

const byLaw = '交易完成后至少 3 年，依照电子商务法';
const kept = '依法保存，停止其他使用';
const channels: Record<string, string> = { wechat: '微信支付', alipay: '支付宝', none: '无需支付' };
const paid: Record<number, string> = { 0: '待支付', 1: '成功', 2: '已关闭', 3: '失败' };

export const payments: DataKind = {
  key: 'payments',
  title: '支付记录',
  purpose: '收款与对账；银行卡和支付密码由支付机构处理',
  retention: byLaw,
  fate: kept,
  correct: null,
  tables: ['payments'],
  fields: [
    { name: 'pay_no', label: '支付单号' },
    { name: 'order_no', label: '订单号' },
    { name: 'channel', label: '渠道', words: named(channels) },
    { name: 'amount_fen', label: '金额', words: yuan },
    { name: 'status', label: '结果', words: named(paid) },
    { name: 'transaction_id', label: '交易号' },
    { name: 'created_at', label: '发起时间' },
    { name: 'paid_at', label: '付款时间' },
  ],
  query: (userId) => sql`
    select p.pay_no, o.order_no, p.channel, p.amount_fen, p.status, p.transaction_id, p.created_at, p.paid_at
    from payments p join orders o on o.id = p.order_id
    where o.user_id = ${userId} order by p.created_at desc, p.id desc`,
};
