import { z } from 'zod';
import { defineArea } from '../endpoint';
import { paged } from '../envelope';

import { bodyPage, fen, id, idParam, idParams, moment, pageQuery, queryInt } from '../fields';

import { word } from '../people-fields';

/** 1 一口价 · 2 按千字 · 3 报价 */
export const priceMode = z.union([z.literal(1), z.literal(2), z.literal(3)]);

export const category = z.object({
  id: z.int(),
  /** Chinese name, e.g. 翻译润色. */
  title: z.string(),
  description: z.string(),
  cover: z.string(),
  goods_count: z.int(),
  /** Lowest price in 分; null where everything is quoted. */
  from_fen: fen.nullable(),
  /** Unit of that price, e.g. 次 or 千字. */
  from_unit: z.string(),
});

/** What a card in a list shows. */
export const goodsCard = z.object({
  id: z.int(),
  category_id: z.int(),
  category_title: z.string(),
  title: z.string(),
  subtitle: z.string(),
  cover: z.string(),
  price_mode: priceMode,
  /** Of the cheapest specification, in 分; 0 where the price is quoted. */
  price_fen: fen,
  origin_price_fen: fen,
  /** 次、千字、份… */
  unit: z.string(),
  /** Delivery time in days. */
  deliver_days: z.int(),
  free_revisions: z.int(),
  need_trial: z.boolean(),
  tags: z.array(z.string()),
  sales: z.int(),
  /** Mean of the reviews, 0 to 5 with one decimal; 0 = none yet. */
  score: z.number(),
  appraise_count: z.int(),
  is_hot: z.boolean(),
  /** 1 on the shelf, 2 taken off: readable, not for sale. */
  status: z.union([z.literal(1), z.literal(2)]),
});

export const goodsSpec = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  price_fen: fen,
  days: z.int(),
  revisions: z.int(),
  /** null = unlimited. */
  stock: z.int().nullable(),
});

const faq = z.object({ question: z.string(), answer: z.string() });
const step = z.object({ title: z.string(), description: z.string() });

/** Counts and means of a service's reviews. */
export const appraiseSummary = z.object({
  total: z.int(),
  score: z.number(),
  /** Number of reviews with 5, 4, 3, 2, 1 stars, in this order. */
  distribution: z.array(z.int()),
  /** Means of the five rubrics. */
  rubrics: z.object({
    overall: z.number(),
    professional: z.number(),
    punctual: z.number(),
    communication: z.number(),
    norm: z.number(),
  }),
  with_text: z.int(),
  with_images: z.int(),
  /** Reviews that were added to later. */
  with_append: z.int().optional(),
  tags: z.array(z.object({ name: z.string(), count: z.int() })),
});

export const appraise = z.object({
  id: z.int(),
  /** Masked: 陈**. */
  nickname: z.string(),
  avatar_img: z.string(),
  identity: z.string(),
  stars: z.int(),
  content: z.string(),
  tags: z.array(z.string()),
  images: z.array(z.string()),
  spec_name: z.string(),
  append: z.object({ content: z.string(), created_at: moment }).nullable(),
  reply: z.object({ content: z.string(), name: z.string(), created_at: moment }).nullable(),
  created_at: moment,
});

export const goodsDetail = goodsCard.extend({
  gallery: z.array(z.string()),
  specs: z.array(goodsSpec),
  min_days: z.int(),
  form_no: z.int(),
  /** Cleaned HTML. */
  detail_html: z.string(),
  /** 适合谁 */
  suitable_for: z.array(z.string()),
  included: z.array(z.string()),
  not_included: z.array(z.string()),
  steps: z.array(step),
  faq: z.array(faq),
  refund_rules: z.array(z.object({ stage: z.string(), rule: z.string() })),
  appraise_summary: appraiseSummary,
  collect_count: z.int(),
  /** Whether the asking user collected it; false for visitors. */
  collected: z.boolean(),
  related: z.array(goodsCard),
  /** `report`: its report is handed over by WeChat (number 37), and its support contact says so. */
  support_variant: z.enum(['default', 'report']),
});

export const goodsSort = z.enum(
  ['default', 'sales', 'price_asc', 'price_desc', 'score', 'new'],
  '排序方式不正确',
);

const search = z.strictObject({
  keyword: word().max(50, '关键词最多50个字').optional(),
  category_id: z.int().min(1).max(9999).nullish(),
  sort: goodsSort.optional(),
  /** Price range in 分. */
  min_fen: fen.nullish(),
  max_fen: fen.nullish(),
  /** Delivery within so many days. */
  max_days: z.int().positive().max(3650).nullish(),
  min_score: z.number().min(0).max(5).nullish(),
  price_mode: priceMode.nullish(),
  need_trial: z.boolean().optional(),
  page: bodyPage,
  per_page: z.int().min(1).max(48, '每页最多48条').optional(),
});

const foundGoods = paged(goodsCard).extend({
  facets: z.object({
    categories: z.array(z.object({ id: z.int(), title: z.string(), count: z.int() })),
    /** Days → number of services delivered within them. */
    days: z.array(z.object({ max_days: z.int(), count: z.int() })),
    prices: z.array(z.object({ label: z.string(), min_fen: fen, max_fen: fen.nullable(), count: z.int() })),
    scores: z.array(z.object({ min_score: z.number(), count: z.int() })),
    quote: z.int(),
    trial: z.int(),
  }),
  suggestions: z.array(z.string()),
});

const goodsSuggestions = z.object({
  /** Services whose title contains what was typed, the best fitting first; none without a keyword. */
  goods: z.array(
    z.object({
      id: z.int(),
      /** The title's part before its colon. */
      title: z.string(),
      category_title: z.string(),
    }),
  ),
  categories: z.array(z.object({ id: z.int(), title: z.string(), goods_count: z.int() })),
  /** Words that find something: what is alike when no title contains it, what sells best without a keyword. */
  words: z.array(z.string()),
});

const addressPart = word().max(100).optional();

export const usableCoupon = z.object({
  /** Of the user's own coupon. */
  id: z.int(),
  title: z.string(),
  /** 1 满减 · 2 折扣 · 3 立减 */
  type: z.int(),
  min_fen: fen,
  off_fen: fen,
  /** 1 to 99, only for type 2. */
  discount: z.int(),
  scope_text: z.string(),
  expire_at: moment,
  usable: z.boolean(),
  /** Why it cannot be used, in Chinese; empty if it can. */
  reason: z.string(),
  /** What it takes off this purchase, in 分. */
  save_fen: fen,
});

export const services = defineArea({
  'GET /index/goods': {
    summary: '首页推荐服务',
    access: 'public',
    rate: 'read',
    data: z.object({ data: z.array(goodsCard), categories: z.array(category) }),
  },
  'GET /service/goods': {
    summary: '服务列表，可按分类',
    access: 'public',
    rate: 'read',
    query: z.object({ category_id: queryInt, page: queryInt, per_page: queryInt }),
    data: paged(goodsCard),
  },
  'GET /service/list': {
    summary: '全部分类及其服务',
    access: 'public',
    rate: 'read',
    data: z.object({ data: z.array(category.extend({ goods: z.array(goodsCard) })) }),
  },
  'GET /service/goods/:id': {
    summary: '一个分类的服务',
    access: 'public',
    rate: 'read',
    params: idParams,
    query: pageQuery,
    data: paged(goodsCard).extend({ category }),
  },
  'GET /service/detail/:id': {
    summary: '服务详情',
    access: 'public',
    rate: 'read',
    params: idParams,
    data: goodsDetail,
  },
  'GET /service/appraise/:id': {
    summary: '服务的评价',
    access: 'public',
    rate: 'read',
    params: idParams,
    query: z.object({
      page: queryInt,
      /** all | text | image | append | low, or tag:名称 */
      filter: word().max(24).optional(),
    }),
    data: paged(appraise).extend({ summary: appraiseSummary }),
  },
  'POST /service/collect/:id': {
    summary: '收藏服务',
    access: 'login',
    rate: 'write',
    params: idParams,
    data: z.object({ collected: z.boolean(), collect_count: z.int() }),
  },
  'POST /service/cancel/:id': {
    summary: '取消收藏服务',
    access: 'login',
    rate: 'write',
    params: idParams,
    data: z.object({ collected: z.boolean(), collect_count: z.int() }),
  },
  'POST /service/get_coupons/:id': {
    summary: '购买该服务时可用与不可用的优惠券',
    access: 'login',
    rate: 'read',
    params: idParams,
    body: z.strictObject({
      spec_id: id.optional(),
      quantity: z.int().min(1).max(99).optional(),
      words: z.int().min(1).max(300_000).optional(),
    }),
    data: z.object({ data: z.array(usableCoupon), best_id: z.int().nullable() }),
  },
  'POST /service/search': {
    summary: '搜索与筛选服务',
    access: 'public',
    rate: 'search',
    body: search,
    data: foundGoods,
  },
  'GET /service/find': {
    summary: '按列表地址查找服务：参数与 /productservice/ 的地址相同，不合理的忽略',
    access: 'public',
    rate: 'read',
    query: z.object({
      category: addressPart,
      keyword: word().max(300).optional(),
      days: addressPart,
      /** In 元: `200-500`, `200-`, `-500`. */
      price: addressPart,
      quote: addressPart,
      score: addressPart,
      trial: addressPart,
      sort: addressPart,
      page: addressPart,
    }),
    data: foundGoods,
  },
  'GET /service/suggest': {
    summary: '输入时的搜索建议；没有关键词时为热门服务',
    access: 'public',
    rate: 'read',
    query: z.object({ keyword: word().max(300).optional() }),
    data: goodsSuggestions,
  },
});

export { idParam };
export type Category = z.output<typeof category>;
export type GoodsCard = z.output<typeof goodsCard>;
export type GoodsDetail = z.output<typeof goodsDetail>;
export type GoodsSpec = z.output<typeof goodsSpec>;
export type GoodsSort = z.output<typeof goodsSort>;
export type Appraise = z.output<typeof appraise>;
export type AppraiseSummary = z.output<typeof appraiseSummary>;
export type UsableCoupon = z.output<typeof usableCoupon>;
export type FoundGoods = z.output<typeof foundGoods>;
export type GoodsSuggestions = z.output<typeof goodsSuggestions>;
export type ServiceSearch = z.input<typeof search>;
