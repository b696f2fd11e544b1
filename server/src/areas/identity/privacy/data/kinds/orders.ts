import { orderStatusLabel } from '@harbor/contract/order-status';
import { sql } from 'kysely';
import { refundText } from '../../../../trade/orders/refund-status';
import type { DataKind } from '../kind';
import { named, yuan } from '../words';

const byLaw = '交易完成后至少 3 年，依照电子商务法';
const kept = '依法保存，停止其他使用';
const status = named(orderStatusLabel);
const channels: Record<string, string> = { wechat: '微信支付', alipay: '支付宝', none: '无需支付' };
const paid: Record<number, string> = { 0: '待支付', 1: '成功', 2: '已关闭', 3: '失败' };

export const orders: DataKind = {
  key: 'orders',
  title: '订单',
  purpose: '履行您购买的服务，处理售后',
  retention: byLaw,
  fate: `${kept}；您填写的备注与取消原因删除`,
  correct: { title: '我的订单', path: '/orderpage/' },
  tables: ['orders', 'order_history'],
  fields: [
    { name: 'order_no', label: '订单号' },
    { name: 'title', label: '服务或课程' },
    { name: 'spec', label: '规格' },
    { name: 'words', label: '字数' },
    { name: 'total_fen', label: '总价', words: yuan },
    { name: 'coupon_fen', label: '优惠', words: yuan },
    { name: 'pay_fen', label: '应付', words: yuan },
    { name: 'status', label: '状态', words: status },
    { name: 'refund_status', label: '退款', words: (value) => refundText(Number(value)) },
    { name: 'user_note', label: '备注' },
    { name: 'created_at', label: '下单时间' },
    { name: 'paid_at', label: '付款时间' },
    { name: 'finished_at', label: '完成时间' },
    { name: 'steps', label: '经过', words: steps },
  ],
  query: (userId) => sql`
    select o.order_no, o.goods->>'title' as title, o.spec->>'name' as spec, o.words, o.total_fen, o.coupon_fen,
      o.pay_fen, o.status, o.refund_status, o.user_note, o.created_at, o.paid_at, o.finished_at,
      (select json_agg(json_build_object('at', h.at, 'to', h.to_status, 'event', h.event) order by h.id)
        from order_history h where h.order_id = o.id) as steps
    from orders o where o.user_id = ${userId} order by o.created_at desc, o.id desc`,
  async erase(_core, trx, userId) {
    await trx
      .updateTable('orders')
      .set({ user_note: '', close_reason: '', staff_note: '' })
      .where('user_id', '=', userId)
      .execute();
  },
};

function steps(value: unknown): string {
  if (!Array.isArray(value)) return '';
  return value.map(({ at, to }) => `${String(at).slice(0, 10)} ${status(to)}`).join('，');
}

export const deliverables: DataKind = {
  key: 'deliverables',
  title: '交付内容',
  purpose: '向您交付服务成果',
  retention: '到注销为止',
  fate: '内容删除，保留版本与时间',
  correct: null,
  tables: ['deliverables'],
  fields: [
    { name: 'order_no', label: '订单号' },
    { name: 'version', label: '版本' },
    { name: 'title', label: '标题' },
    { name: 'text', label: '说明' },
    { name: 'by_name', label: '交付人' },
    { name: 'at', label: '时间' },
  ],
  query: (userId) => sql`
    select o.order_no, d.version, d.title, d.text, d.by_name, d.at
    from deliverables d join orders o on o.id = d.order_id
    where o.user_id = ${userId} order by d.at desc`,
  async erase(_core, trx, userId) {
    await trx
      .updateTable('deliverables')
      .set({ title: '', text: '', files: '[]', change_list: '[]', ai_statement: '' })
      .where('order_id', 'in', (eb) => eb.selectFrom('orders').select('id').where('user_id', '=', userId))
      .execute();
  },
};

const authors: Record<string, string> = { user: '您', teacher: '老师', operator: '客服' };

export const orderWords: DataKind = {
  key: 'order_words',
  title: '报价、修改要求与订单留言',
  purpose: '为您报价，按您的要求修改，让客服和老师了解您的需要',
  retention: '到注销为止',
  fate: '内容删除，保留报价的价格与时间',
  correct: null,
  tables: ['order_notes', 'change_requests', 'quotes'],
  fields: [
    { name: 'order_no', label: '订单号' },
    { name: 'author', label: '谁', words: named(authors) },
    { name: 'content', label: '内容' },
    { name: 'at', label: '时间' },
  ],
  query: (userId) => sql`
    select o.order_no, n.author, n.content, n.at
    from order_notes n join orders o on o.id = n.order_id
    where o.user_id = ${userId} and not n.internal
    union all
    select o.order_no, 'user', (select string_agg(item, E'\n') from jsonb_array_elements_text(c.items) item), c.at
    from change_requests c join orders o on o.id = c.order_id
    where o.user_id = ${userId}
    union all
    select o.order_no, 'operator', concat('报价 ¥', (q.amount_fen / 100.0)::numeric(14, 2), '，', q.days, '天交付。', q.note),
      q.created_at
    from quotes q join orders o on o.id = q.order_id
    where o.user_id = ${userId}
    union all
    select o.order_no, 'user', concat('期望 ¥' || (q.wish_fen / 100.0)::numeric(14, 2) || '。', q.wish), q.created_at
    from quotes q join orders o on o.id = q.order_id
    where o.user_id = ${userId} and q.wish <> ''
    order by at desc`,
  async erase(_core, trx, userId) {
    const own = trx.selectFrom('orders').select('id').where('user_id', '=', userId);
    await trx
      .updateTable('order_notes')
      .set({ content: '', files: '[]' })
      .where('order_id', 'in', own)
      .execute();
    await trx
      .updateTable('change_requests')
      .set({ items: '[]', answer: '' })
      .where('order_id', 'in', own)
      .execute();
    await trx.updateTable('quotes').set({ note: '', wish: '' }).where('order_id', 'in', own).execute();
    // What was asked for, and what it was answered with, stands in the order's steps too.
    await trx.updateTable('order_history').set({ note: '' }).where('order_id', 'in', own).execute();
  },
};

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

export const refunds: DataKind = {
  key: 'refunds',
  title: '退款记录',
  purpose: '处理退款',
  retention: byLaw,
  fate: kept,
  correct: null,
  tables: ['refunds', 'refund_lines'],
  fields: [
    { name: 'refund_no', label: '退款单号' },
    { name: 'order_no', label: '订单号' },
    { name: 'reason_text', label: '原因' },
    { name: 'apply_fen', label: '申请金额', words: yuan },
    { name: 'approved_fen', label: '批准金额', words: yuan },
    { name: 'status', label: '状态', words: (value) => refundText(Number(value)) },
    { name: 'lines', label: '往来', words: said },
    { name: 'created_at', label: '申请时间' },
    { name: 'done_at', label: '完成时间' },
  ],
  query: (userId) => sql`
    select r.refund_no, o.order_no, r.reason_text, r.apply_fen, r.approved_fen, r.status, r.created_at, r.done_at,
      (select json_agg(json_build_object('actor', l.actor, 'content', l.content) order by l.id)
        from refund_lines l where l.refund_no = r.refund_no and l.content <> '') as lines
    from refunds r join orders o on o.id = r.order_id
    where o.user_id = ${userId} order by r.created_at desc`,
};

const speakers: Record<string, string> = { user: '您', operator: '客服', teacher: '老师', system: '系统' };

function said(value: unknown): string {
  if (!Array.isArray(value)) return '';
  return value.map(({ actor, content }) => `${speakers[String(actor)] ?? ''}：${content}`).join('\n');
}
