import type { GoodsCard } from '@harbor/contract';
import type { AppraiseStatus } from '@harbor/contract/appraise-status';
import type { GoodsStatus } from '@harbor/contract/goods-status';
import type { ColumnType, Selectable } from 'kysely';
import type { DB } from '../../../db/schema';

/** Written by the database's triggers alone. */
type ByTrigger<T> = ColumnType<T, never, never>;

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

export type GoodsRow = Selectable<DB['goods']>;
export type AppraiseRow = Selectable<DB['appraises']>;

declare module '../../../db/schema' {
  interface KnownColumns {
    goods: {
      price_mode: GoodsCard['price_mode'];
      price_fen: ByTrigger<number>;
      min_days: ByTrigger<number>;
      free_revisions: ByTrigger<number>;
      steps: { title: string; description: string }[];
      faq: { question: string; answer: string }[];
      refund_rules: { stage: string; rule: string }[];
      status: GoodsStatus;
      score: ByTrigger<number>;
      appraise_count: ByTrigger<number>;
      appraise_summary: ByTrigger<StoredSummary>;
      collect_count: ByTrigger<number>;
      search: ByTrigger<string>;
      search_text: ByTrigger<string>;
    };
    appraises: { append_status: AppraiseStatus; status: AppraiseStatus };
    appraise_history: { part: 'review' | 'append' };
  }
}
