import { type Kysely, sql } from 'kysely';

/** Every order of the list of services, and what its filters look at: the first page is read, not sorted. */
const indexes: Record<string, string> = {
  goods_by_shop: '(sort desc, is_hot desc, sales desc, id)',
  goods_by_sales: '(sales desc, id)',
  goods_by_price: '((price_mode = 3), price_fen, id)',
  goods_by_price_down: '((price_mode = 3), price_fen desc, id)',
  goods_by_score: '(score desc, appraise_count desc, id)',
  goods_by_age: '(created_at desc, id desc)',
  goods_by_days: '(deliver_days, category_id)',
};

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, columns] of Object.entries(indexes))
    await sql.raw(`create index ${name} on goods ${columns} where status = 1`).execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const name of Object.keys(indexes)) await sql.raw(`drop index ${name}`).execute(db);
}
