import { type Kysely, sql } from 'kysely';

/**
 * One number of an order and channel is offered at a time. `replaced_at`: since when a number is offered no more, though
 * money may still come in through it; `closing_at`: since when its gateway is asked to close it, after which it is never
 * offered again. Of several numbers that were open, the newest of each order stays; the poller closes the others.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payments add column replaced_at timestamptz, add column closing_at timestamptz`.execute(
    db,
  );
  await sql`
    update payments p set replaced_at = now(), next_poll_at = now()
    from orders o
    where o.id = p.order_id and p.status in (0, 3) and p.channel <> 'none'
      and (o.status <> 10 or p.amount_fen <> o.pay_fen or exists (
        select from payments newer
        where newer.order_id = p.order_id and newer.id > p.id and newer.status in (0, 3)
          and newer.channel <> 'none' and newer.amount_fen = o.pay_fen))`.execute(db);
  await sql`
    create unique index payments_one_offered on payments (order_id, channel)
    where status in (0, 3) and replaced_at is null and channel <> 'none'`.execute(db);
  await sql`alter table payments add constraint payments_closing_is_replaced
    check (closing_at is null or replaced_at is not null)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index payments_one_offered`.execute(db);
  await sql`alter table payments drop column replaced_at, drop column closing_at`.execute(db);
}
