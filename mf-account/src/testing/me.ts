import type { DataOf, OrderCard } from '@harbor/contract';
import { type Handlers, people } from '@harbor/runtime/testing';

export const counts: DataOf<'GET /user/get_pc_num'> = {
  follow: 28,
  fans: 163,
  like: 1204,
  collect: 57,
  coupon: 3,
  coupon_expiring: 1,
  course: 5,
  unpaid: 0,
  incomplete: 1,
  serving: 0,
  delivered: 2,
  review: 0,
  refund: 0,
};

export const delivered: OrderCard = {
  id: 31,
  order_no: '202611120000000031',
  kind: 1,
  goods_id: 5,
  title: 'SCI 论文英文润色',
  cover: '/media/covers/5.svg',
  category_title: '翻译润色',
  spec_name: '深度',
  spec_text: '深度 · 6,200 字',
  pay_fen: 218_000,
  status: 50,
  status_text: '待验收',
  refund_status: 0,
  refund_text: '',
  form_no: 3,
  form_status: 0,
  hint: '还有 5 天 12 小时自动验收',
  expire_at: null,
  created_at: '2026-11-12T10:06:24+08:00',
  actions: {
    pay: false,
    cancel: false,
    fill_form: false,
    view_form: false,
    refund: true,
    cancel_refund: false,
    refund_progress: false,
    review: false,
    view_review: false,
    rebuy: true,
    hide: false,
  },
};

/** A server that knows a buyer with orders. */
export const meHandlers: Handlers = {
  'GET /userInfo': people.buyer,
  'GET /user/get_pc_num': counts,
  'POST /user/get_orders': ({ body }) => ({
    data: JSON.stringify(body).includes('delivered') ? [delivered] : [],
    total: 1,
    current_page: 1,
    per_page: 10,
    last_page: 1,
    server_time: '2026-11-14T00:00:00+08:00',
  }),
  'GET /get_manage': { wechat: 'xsg_service02', image: '/qr.svg', hours: '9:00–21:00' },
};
