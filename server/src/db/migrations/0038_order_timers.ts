import { type Kysely, sql } from 'kysely';

/**
 * What the timers of missing forms and of trace reports look for has indexes of its own: without them each turn goes through
 * all orders that wait for a form, and all that were ever finished.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders
      add column form_look_at timestamptz,
      add column traced boolean not null default false`.execute(db);
  await sql`update orders set form_look_at = 'epoch' where status = 20`.execute(db);
  await sql`update orders set traced = true where id in (select order_id from traces)`.execute(db);
  await sql`drop index orders_incomplete`.execute(db);
  await sql`
    create index orders_to_remind on orders (form_look_at)
    where status = 20 and form_look_at is not null`.execute(db);
  await sql`
    create index orders_to_trace on orders (finished_at)
    where status = 60 and kind = 1 and not traced`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index orders_to_trace`.execute(db);
  await sql`drop index orders_to_remind`.execute(db);
  await sql`create index orders_incomplete on orders (paid_at) where status = 20`.execute(db);
  await sql`alter table orders drop column form_look_at, drop column traced`.execute(db);
}
