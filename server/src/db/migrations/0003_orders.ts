import { type Kysely, sql } from 'kysely';

/** Orders, their history and what was delivered. Amounts in 分; see spec domain.md 3.1 for the codes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table orders (
      id bigint primary key,
      order_no text not null unique check (order_no ~ '^[0-9]{18}$'),
      user_id bigint not null references users (id),
      kind smallint not null check (kind in (1, 2)),
      goods_id bigint not null,
      spec_id bigint,
      goods jsonb not null,
      spec jsonb not null,
      quantity integer not null check (quantity > 0),
      words integer check (words > 0),
      stock_held integer not null default 0 check (stock_held >= 0),
      unit_fen bigint not null check (unit_fen >= 0),
      total_fen bigint not null check (total_fen >= 0),
      coupon_fen bigint not null default 0 check (coupon_fen >= 0),
      adjust_fen bigint not null default 0,
      pay_fen bigint not null check (pay_fen >= 0 and pay_fen = total_fen - coupon_fen + adjust_fen),
      coupon_user_id bigint,
      coupon_title text not null default '',
      pay_type smallint not null default 0 check (pay_type between 0 and 3),
      trade_no text not null default '',
      status smallint not null check (status in (5, 10, 20, 30, 35, 40, 50, 55, 60, 70, 80)),
      refund_status smallint not null default 0 check (refund_status between 0 and 8),
      form_status smallint not null default 0 check (form_status between 0 and 3),
      teacher_id bigint,
      teacher jsonb,
      due_at timestamptz,
      extended boolean not null default false,
      rounds_used integer not null default 0,
      overdue boolean not null default false,
      reviewed boolean not null default false,
      user_hidden boolean not null default false,
      user_note text not null default '',
      staff_note text not null default '',
      purchase_hash text not null,
      expire_at timestamptz,
      paid_at timestamptz,
      taken_at timestamptz,
      delivered_at timestamptz,
      finished_at timestamptz,
      closed_at timestamptz,
      close_reason text not null default '',
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db);
  await sql`create index orders_of_user on orders (user_id, created_at desc, id desc) where not user_hidden`.execute(
    db,
  );
  await sql`create index orders_natural_key on orders (user_id, goods_id, purchase_hash) where status in (5, 10)`.execute(
    db,
  );
  await sql`create index orders_to_expire on orders (expire_at) where status = 10`.execute(db);
  // A coupon is held by one living order at most, whatever the code does.
  await sql`create unique index orders_one_per_coupon on orders (coupon_user_id)
    where coupon_user_id is not null and status not in (70, 80)`.execute(db);

  await sql`
    create table order_history (
      id bigint generated always as identity primary key,
      order_id bigint not null references orders (id),
      from_status smallint,
      to_status smallint not null,
      event text not null,
      actor_type text not null check (actor_type in ('user', 'teacher', 'operator', 'system', 'channel')),
      actor_id bigint,
      facts jsonb not null default '{}',
      note text not null default '',
      at timestamptz not null
    )`.execute(db);
  await sql`create index order_history_of_order on order_history (order_id, id)`.execute(db);

  await sql`
    create table deliverables (
      order_id bigint not null references orders (id),
      version integer not null check (version > 0),
      by_name text not null,
      title text not null,
      text text not null,
      files jsonb not null default '[]',
      at timestamptz not null,
      primary key (order_id, version)
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['deliverables', 'order_history', 'orders']) await db.schema.dropTable(table).execute();
}
