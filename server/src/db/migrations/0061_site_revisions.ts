import { type Kysely, sql } from 'kysely';

const tables = ['announcements', 'friendly_links', 'client_downloads', 'support_contacts'];

/** What two of staff may write at the same time says which writing it is of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables)
    await sql`alter table ${sql.table(table)} add column revision integer not null default 1`.execute(db);
  await sql`
    create index user_coupons_of_template_newest on user_coupons (template_id, id desc);
    create index coupon_templates_newest on coupon_templates (status, id desc);
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index coupon_templates_newest;
    drop index user_coupons_of_template_newest;
  `.execute(db);
  for (const table of tables) await sql`alter table ${sql.table(table)} drop column revision`.execute(db);
}
