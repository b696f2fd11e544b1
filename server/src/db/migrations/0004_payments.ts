import { type Kysely, sql } from 'kysely';

/** Payments, refunds, what the gateways told us, and what follows from it. Amounts in 分. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payments (
      id bigint generated always as identity primary key,
      pay_no text not null unique check (pay_no ~ '^[0-9A-Z]{6,32}$'),
      order_id bigint not null references orders (id),
      channel text not null check (channel in ('wechat', 'alipay', 'none')),
      scene text not null,
      amount_fen bigint not null check (amount_fen >= 0),
      status smallint not null default 0 check (status between 0 and 3),
      credited boolean not null default false,
      refund_fen bigint not null default 0,
      transaction_id text not null default '',
      trade_state text not null default '',
      trade_state_desc text not null default '',
      expire_at timestamptz not null,
      watch_until timestamptz not null,
      next_poll_at timestamptz,
      asked_at timestamptz,
      paid_at timestamptz,
      closed_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check (not credited or status = 1),
      constraint refunds_within_payment check (refund_fen between 0 and amount_fen)
    )`.execute(db);
  await sql`create index payments_of_order on payments (order_id, id)`.execute(db);
  await sql`create unique index payments_one_success on payments (order_id) where credited`.execute(db);
  await sql`create index payments_to_poll on payments (next_poll_at) where status in (0, 3)`.execute(db);
  await sql`create index payments_by_day on payments (created_at)`.execute(db);

  await sql`
    create table notify_inbox (
      channel text not null,
      event_id text not null,
      pay_no text not null,
      received_at timestamptz not null,
      primary key (channel, event_id)
    )`.execute(db);

  await sql`
    create table refunds (
      refund_no text primary key check (refund_no ~ '^[0-9A-Z]{6,64}$'),
      order_id bigint not null references orders (id),
      payment_id bigint not null references payments (id),
      kind text not null check (kind in ('order', 'extra')),
      reason_code text not null,
      reason_text text not null default '',
      apply_fen bigint not null check (apply_fen >= 0),
      approved_fen bigint check (approved_fen between 0 and apply_fen),
      status smallint not null check (status between 1 and 8),
      channel_no text not null default '',
      tries integer not null default 0,
      next_try_at timestamptz,
      accepted boolean not null default false,
      last_error text not null default '',
      created_at timestamptz not null,
      updated_at timestamptz not null,
      done_at timestamptz
    )`.execute(db);
  await sql`create index refunds_of_order on refunds (order_id, created_at desc)`.execute(db);
  await sql`create unique index refunds_one_open on refunds (order_id)
    where kind = 'order' and status in (1, 2, 3, 7, 8)`.execute(db);
  await sql`create index refunds_to_try on refunds (next_try_at) where next_try_at is not null`.execute(db);

  await sql`
    create table outbox (
      id bigint generated always as identity primary key,
      kind text not null,
      ref text not null,
      user_id bigint,
      payload jsonb not null default '{}',
      created_at timestamptz not null,
      tries integer not null default 0,
      next_try_at timestamptz,
      done_at timestamptz,
      unique (kind, ref)
    )`.execute(db);
  await sql`create index outbox_to_do on outbox (id) where done_at is null`.execute(db);

  await sql`
    create table reconciliations (
      day date not null,
      channel text not null,
      ours_count integer not null,
      ours_fen bigint not null,
      theirs_count integer not null,
      theirs_fen bigint not null,
      differences jsonb not null,
      at timestamptz not null,
      primary key (day, channel)
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  const tables = ['reconciliations', 'outbox', 'refunds', 'notify_inbox', 'payments'];
  for (const table of tables) await db.schema.dropTable(table).execute();
}
