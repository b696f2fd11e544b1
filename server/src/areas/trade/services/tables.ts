import type { GoodsCard } from '@harbor/contract';
import type { AppraiseStatus } from '@harbor/contract/appraise-status';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType, Selectable } from 'kysely';

type Defaulted<T> = ColumnType<T, T | undefined, T>;
/** Written by the database's triggers alone. */
type Kept<T> = ColumnType<T, never, never>;

export interface CategoriesTable {
  id: number;
  title: string;
  description: string;
  cover: string;
  sort: Defaulted<number>;
}

/** `goods`: a service on offer. Amounts in 分. */
export interface GoodsTable {
  id: Generated<number>;
  category_id: number;
  title: string;
  subtitle: string;
  cover: string;
  gallery: Defaulted<string[]>;
  /** 1 一口价 · 2 按千字 · 3 报价 */
  price_mode: GoodsCard['price_mode'];
  /** Of the cheapest specification; 0 where the price is quoted. */
  price_fen: Kept<number>;
  origin_price_fen: Defaulted<number>;
  unit: string;
  /** Days of the fastest specification. */
  min_days: Kept<number>;
  /** Days of the usual specification. */
  deliver_days: number;
  /** Of the usual specification. */
  free_revisions: Kept<number>;
  form_no: number;
  need_trial: Defaulted<boolean>;
  /** Cleaned HTML. */
  detail_html: string;
  suitable_for: Defaulted<string[]>;
  included: Defaulted<string[]>;
  not_included: Defaulted<string[]>;
  steps: JSONColumnType<{ title: string; description: string }[]>;
  faq: JSONColumnType<{ question: string; answer: string }[]>;
  refund_rules: JSONColumnType<{ stage: string; rule: string }[]>;
  tags: Defaulted<string[]>;
  /** Chosen by hand to be shown beside this one. */
  related_ids: Defaulted<number[]>;
  sales: Defaulted<number>;
  is_hot: Defaulted<boolean>;
  /** The higher, the earlier in lists. */
  sort: Defaulted<number>;
  /** 0 草稿 · 1 上架 · 2 下架 */
  status: Defaulted<0 | 1 | 2>;
  score: Kept<number>;
  appraise_count: Kept<number>;
  appraise_summary: Kept<StoredSummary>;
  collect_count: Kept<number>;
  search: Kept<string>;
  search_text: Kept<string>;
  created_at: Defaulted<Date>;
  updated_at: Defaulted<Date>;
}

/** Sums of a service's visible reviews, as the database keeps them; `{}` before the first one. */
export interface StoredSummary {
  total?: number;
  score?: number;
  /** Of 5, 4, 3, 2, 1 stars. */
  distribution?: number[];
  rubrics?: { overall: number; professional: number; punctual: number; communication: number; norm: number };
  with_text?: number;
  with_images?: number;
  with_append?: number;
  /** Three stars and fewer. */
  low?: number;
  tags?: { name: string; count: number }[];
}

export interface GoodsSpecsTable {
  id: Generated<number>;
  goods_id: number;
  name: string;
  description: Defaulted<string>;
  price_fen: number;
  days: number;
  revisions: Defaulted<number>;
  /** Pieces left to sell; null = unlimited. */
  stock: number | null;
  sort: Defaulted<number>;
}

export interface GoodsCollectsTable {
  user_id: number;
  goods_id: number;
  created_at: Defaulted<Date>;
}

export interface AppraisesTable {
  id: Generated<number>;
  goods_id: number;
  order_id: number | null;
  user_id: number;
  teacher_id: number | null;
  stars: number;
  professional: number;
  punctual: number;
  communication: number;
  norm: number;
  content: Defaulted<string>;
  tags: Defaulted<string[]>;
  images: Defaulted<string[]>;
  anonymous: Defaulted<boolean>;
  /** What the reviewer was then, e.g. 博士在读 · 材料. */
  identity: Defaulted<string>;
  /** What was bought, e.g. 深度 · 6,200 字. */
  spec_name: Defaulted<string>;
  append_content: string | null;
  append_at: Date | null;
  /** Of the addition, like `status`; null without one. Both are moved by `areas/trade/reviews/move` alone. */
  append_status: Defaulted<AppraiseStatus | null>;
  append_hidden_reason: Defaulted<string>;
  reply_content: string | null;
  reply_name: string | null;
  reply_at: Date | null;
  /** 1 待审 · 2 展示 · 3 隐藏 */
  status: Defaulted<AppraiseStatus>;
  /** Why it is hidden, as its author reads it; empty otherwise. */
  hidden_reason: Defaulted<string>;
  created_at: Defaulted<Date>;
}

/** `appraise_history`: every step of a review and of its addition. */
export interface AppraiseHistoryTable {
  id: GeneratedAlways<number>;
  appraise_id: number;
  part: 'review' | 'append';
  event: string;
  from_status: number | null;
  to_status: number;
  actor: string;
  actor_id: number | null;
  note: Defaulted<string>;
  at: Date;
}

/** The tables this area owns. */
export interface CatalogueTables {
  categories: CategoriesTable;
  goods: GoodsTable;
  goods_specs: GoodsSpecsTable;
  goods_collects: GoodsCollectsTable;
  appraises: AppraisesTable;
  appraise_history: AppraiseHistoryTable;
}

declare module '../../../db/schema' {
  interface DB extends CatalogueTables {}
}

export type GoodsRow = Selectable<GoodsTable>;
export type AppraiseRow = Selectable<AppraisesTable>;
