import { type Kysely, sql } from 'kysely';
import { catalogueCoupons } from './catalogue/coupons';
import { catalogueGoods } from './catalogue/goods';
import { catalogueSearch } from './catalogue/search';
import { catalogueSums } from './catalogue/sums';

/** Services with their specifications, reviews and favourites, search over them, and coupons. Amounts in 分. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await catalogueSearch(db);
  await catalogueGoods(db);
  await catalogueSums(db);
  await catalogueCoupons(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  const tables = [
    'user_coupons',
    'coupon_templates',
    'appraises',
    'goods_collects',
    'goods_specs',
    'goods',
    'categories',
  ];
  for (const table of tables) await db.schema.dropTable(table).cascade().execute();
  await sql`
    drop function goods_changed, goods_child_changed, goods_before_write, category_changed, refresh_goods_reviews, appraises_changed,
      count_goods_collects, appraise_summary_of, search_query, search_term, search_vector, search_units, search_normal`.execute(
    db,
  );
}
