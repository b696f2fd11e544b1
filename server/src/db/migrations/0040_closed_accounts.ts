import { type Kysely, sql } from 'kysely';

/**
 * Words in the orders of accounts that were closed before the closing took them along. And the phone as a partial index:
 * it is no key that others could point at then, so that taking it away with an account makes nobody wait who merely
 * writes a row for that person.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create temporary table closed_orders on commit drop as
      select o.id from orders o join users u on u.id = o.user_id where u.status = 4`.execute(db);
  await sql`update orders set close_reason = '', staff_note = '' where id in (select id from closed_orders)`.execute(
    db,
  );
  for (const [table, column] of [
    ['order_history', 'note'],
    ['change_requests', 'answer'],
    ['deliverables', 'title'],
  ] as const)
    await sql`
      update ${sql.table(table)} set ${sql.ref(column)} = ''
      where order_id in (select id from closed_orders)`.execute(db);
  await sql`alter table users drop constraint users_phone_key`.execute(db);
  await sql`create unique index users_phone_key on users (phone) where phone is not null`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index users_phone_key`.execute(db);
  await sql`alter table users add constraint users_phone_key unique (phone)`.execute(db);
}
