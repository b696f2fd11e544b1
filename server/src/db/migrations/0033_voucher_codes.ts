import { type Kysely, sql } from 'kysely';

/** Codes that give one coupon each, beside the one code that a coupon itself may have. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table coupon_codes (
      code text primary key check (code ~ '^[A-Z0-9]{8,12}$'),
      template_id bigint not null references coupon_templates on delete cascade,
      coupon_id bigint references user_coupons on delete set null,
      used_at timestamptz,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index coupon_codes_of on coupon_codes (template_id)`.execute(db);
  await sql`create index coupon_codes_used on coupon_codes (coupon_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table coupon_codes`.execute(db);
}
