import type { CatalogueBody } from '@harbor/contract';
import type { Db } from '../../../db/connect';
import type { GoodsRow } from '../services/rows';
import { htmlOf, textOf } from './text';

export type SpecRow = {
  id: number;
  name: string;
  description: string;
  price_fen: number;
  days: number;
  revisions: number;
  stock: number | null;
};

/** A service as it is written: what the page of the desk shows and sends back. */
export type Document = Omit<CatalogueBody, 'specs'> & { specs: SpecRow[] };

/** The document of a row with the specifications that are sold. */
export function documentOf(row: GoodsRow, specs: SpecRow[]): Document {
  const { category_id, title, subtitle, price_mode, unit, origin_price_fen, form_no } = row;
  const { tags, is_hot, suitable_for, included, not_included, steps, faq, refund_rules } = row;
  return {
    ...{ category_id, title, subtitle, price_mode, unit, origin_price_fen, form_no },
    ...{ tags, is_hot, suitable_for, included, not_included, steps, faq, refund_rules, specs },
    pictures: row.gallery.length > 0 || !row.cover ? row.gallery : [row.cover],
    detail: textOf(row.detail_html),
  };
}

/**
 * The columns of a document, but for its pictures; a quoted service is delivered as its first specification says.
 * @param before its HTML until now: words that nobody changed keep it, which may have more than can be written here
 */
export function columnsOf(body: CatalogueBody, before = '') {
  const { category_id, title, subtitle, price_mode, unit, origin_price_fen, form_no } = body;
  const { tags, is_hot, suitable_for, included, not_included, steps, faq, refund_rules } = body;
  return {
    ...{ category_id, title, subtitle, price_mode, unit, origin_price_fen, form_no },
    ...{ tags, is_hot, suitable_for, included, not_included },
    steps: JSON.stringify(steps),
    faq: JSON.stringify(faq),
    refund_rules: JSON.stringify(refund_rules),
    detail_html: textOf(before) === body.detail ? before : htmlOf(body.detail),
    deliver_days: body.specs[0]?.days ?? 1,
  };
}

/** Specifications that are sold, in their order. @param lock until the transaction ends */
export function soldSpecs(db: Db, goodsId: number, lock = false): Promise<SpecRow[]> {
  return db
    .selectFrom('goods_specs')
    .select(['id', 'name', 'description', 'price_fen', 'days', 'revisions', 'stock'])
    .where('goods_id', '=', goodsId)
    .where('retired_at', 'is', null)
    .orderBy('sort')
    .orderBy('id')
    .$if(lock, (query) => query.forUpdate())
    .execute();
}
