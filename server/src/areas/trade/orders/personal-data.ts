import { orderStatusLabel } from '@harbor/contract/order-status';
import { sql } from 'kysely';
import { updateRows } from '../../../db/rows';
import type { DataKind } from '../../../personal-data/kind';
import { named, yuan } from '../../../personal-data/labels';
import { refundText } from './refund-status';

const byLaw = '交易完成后至少 3 年，依照电子商务法';
const kept = '依法保存，停止其他使用';
const status = named(orderStatusLabel);

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
    await updateRows(trx, 'orders', { user_id: userId }, { user_note: '', close_reason: '', staff_note: '' });
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
