import type { RefundInfo } from '@harbor/contract';

/** An order of ¥398.00 that a teacher works on, without a refund so far. */
export const refundInfo = (): RefundInfo => ({
  order: {
    id: 21,
    order_no: '202611210958264173',
    kind: 1,
    goods_id: 1,
    title: '开题报告指导',
    cover: '/cover.svg',
    spec_text: '标准',
    status: 40,
    status_text: '服务中',
    pay_fen: 39_800,
    coupon_fen: 0,
    pay_name: '微信支付',
  },
  terms: {
    allowed: true,
    why: '',
    automatic: false,
    refundable_fen: 39_800,
    suggested_fen: 19_900,
    basis: '按约定工期估算，服务已进行约 50%。',
    reasons: [
      { code: 'quality', label: '质量问题' },
      { code: 'other', label: '其他' },
    ],
    misses: [],
    miss_cap: 70,
    left: 3,
  },
  notice: '',
  refund: null,
  earlier: [],
  server_time: '2026-11-21T10:00:00+08:00',
});

/** The same with an application that staff refused. */
export const refusedRefund = (): RefundInfo => ({
  ...refundInfo(),
  refund: {
    refund_no: 'R1',
    status: 5,
    status_text: '退款未通过',
    reason_text: '质量问题',
    content: '批注没有覆盖研究方法一节。',
    images: [],
    apply_fen: 10_000,
    approved_fen: null,
    promise: '如不认可，可在 11月28日 10:00 前申诉，由另一位客服复核。',
    created_at: '2026-11-20T10:00:00+08:00',
    done_at: null,
    steps: [
      { label: '提交申请', description: '11-20 10:00', state: 'done' },
      { label: '审核未通过', description: '11-21 10:00', state: 'failed' },
    ],
    lines: [
      {
        id: 2,
        from: 'operator',
        title: '退款申请未通过',
        content: '约定的内容已完成',
        images: [],
        at: '2026-11-21T10:00:00+08:00',
      },
    ],
    actions: { withdraw: false, supply: false, appeal: true },
  },
});
