import type { GoodsCard, GoodsDetail, GoodsSpec, UsableCoupon } from '@harbor/contract';

const spec = (id: number, name: string, price_fen: number): GoodsSpec => ({
  id,
  name,
  description: '语言、逻辑、图表说明',
  price_fen,
  days: 7,
  revisions: 2,
  stock: null,
});

export const card: GoodsCard = {
  id: 1,
  category_id: 5,
  category_title: '翻译润色',
  title: 'SCI 论文英文深度润色',
  subtitle: '同领域编辑两轮校订',
  cover: '/cover.svg',
  price_mode: 2,
  price_fen: 22_000,
  origin_price_fen: 22_000,
  unit: '千字',
  deliver_days: 7,
  free_revisions: 2,
  need_trial: true,
  tags: [],
  sales: 1204,
  score: 4.9,
  appraise_count: 2,
  is_hot: false,
  status: 1,
};

/** A service by the 千字 with two specifications, 标准 ¥220 and 深度 ¥320. */
export const goods: GoodsDetail = {
  ...card,
  gallery: ['/a.svg', '/b.svg'],
  specs: [spec(1, '标准', 22_000), spec(3, '深度', 32_000)],
  min_days: 4,
  form_no: 7,
  detail_html: '<p>两轮校订</p>',
  suitable_for: ['已完成英文初稿'],
  included: ['两轮语言校订'],
  not_included: ['撰写或续写论文正文'],
  steps: [{ title: '提交资料', description: '稿件与目标期刊' }],
  faq: [{ question: '字数如何计算？', answer: '不足一千按一千计' }],
  refund_rules: [{ stage: '未开始', rule: '全额退' }],
  appraise_summary: {
    total: 2,
    score: 4.5,
    distribution: [1, 1, 0, 0, 0],
    rubrics: { overall: 4.5, professional: 4.9, punctual: 5, communication: 4.8, norm: 4.8 },
    with_text: 2,
    with_images: 0,
    tags: [{ name: '说明清楚', count: 1 }],
  },
  collect_count: 12,
  collected: false,
  related: [],
  support_variant: 'default',
};

/** A coupon that takes ¥60 off. */
export const coupon: UsableCoupon = {
  id: 8,
  title: '满 1000 减 60',
  type: 1,
  min_fen: 100_000,
  off_fen: 6_000,
  discount: 0,
  scope_text: '全场可用',
  expire_at: '2030-01-01T00:00:00+08:00',
  usable: true,
  reason: '',
  save_fen: 6_000,
};

/** A coupon that cannot be used, and why. */
export const uselessCoupon: UsableCoupon = {
  ...coupon,
  id: 9,
  title: '课程 9 折',
  usable: false,
  reason: '仅限课程使用',
  save_fen: 0,
};
