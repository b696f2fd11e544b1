import { table } from '../platform/table.mjs';

/** 分 as 元. */
export const yuan = (fen) => (fen === null || fen === undefined ? '' : `¥${(fen / 100).toFixed(2)}`);

/** `11-21 15:04` of a moment; empty for none. */
export const when = (moment) => (moment ? moment.slice(5, 16).replace('T', ' ') : '');

/** A page of a list as a table, with its total beneath. */
export function listOf({ data, total, current_page, last_page }, head, rowOf) {
  if (data.length === 0) return '没有内容。';
  const pages = last_page > 1 ? `，第 ${current_page} / ${last_page} 页` : '';
  return `${table(
    head,
    data.map((row) => rowOf(row).map(String)),
  )}\n共 ${total} 条${pages}`;
}

/** Facts under each other; empty ones are left out. Further lines of one are moved in, so that none looks like a fact. */
export const facts = (rows) =>
  rows
    .filter(([, value]) => value !== '' && value !== null && value !== undefined)
    .map(([name, value]) => `${name}：${String(value).replaceAll('\n', '\n    ')}`)
    .join('\n');

/** Names of files, each with what in it could not be looked into: staff and buyers are told the same. */
export const fileNames = (files) =>
  files
    .map(({ name, unchecked = [] }) =>
      unchecked.length > 0 ? `${name}（未检查：${unchecked.join('、')}）` : name,
    )
    .join('、');

/** An order after something was done with it. */
export const orderLine = (order) =>
  facts([
    ['订单', `${order.order_no}（编号 ${order.id}）`],
    ['服务', `${order.title} · ${order.spec_text}`],
    ['买家', `${order.user.nickname} ${order.user.phone}`],
    [
      '状态',
      [order.status_text, order.refund_text, order.overdue ? '已逾期' : ''].filter(Boolean).join(' · '),
    ],
    ['应付', yuan(order.pay_fen)],
    ['服务人员', order.served_by],
    ['承诺交付', when(order.due_at)],
    ['可做', order.acts?.join('、')],
  ]);
