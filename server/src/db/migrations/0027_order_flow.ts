import { type Kysely, sql } from 'kysely';

/**
 * Quotes, dispatch and acceptance of orders: the clocks that wait for staff or for the buyer, what was quoted, what is to
 * be changed, and what people add. Amounts in 分.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table orders
      add column waiting_since timestamptz,
      add column alerted_at timestamptz,
      add column untaken_told_at timestamptz,
      add column staff_id bigint references users (id),
      add column staff_name text not null default '',
      add column quote_until timestamptz,
      add column counters_used smallint not null default 0,
      add column accept_at timestamptz,
      add column accept_paused_at timestamptz,
      add column accept_reminded_at timestamptz,
      add column extra_rounds smallint not null default 0,
      add column asking_changes boolean not null default false,
      add column proposed_days smallint not null default 0 check (proposed_days between 0 and 3)`.execute(db);
  await sql`update orders set waiting_since = updated_at where status in (5, 30, 35)`.execute(db);
  await sql`
    update orders set
      accept_at = coalesce(delivered_at, updated_at) + interval '7 days',
      accept_paused_at = case when refund_status in (1, 2, 3, 7, 8) then updated_at end
    where status = 50`.execute(db);

  await sql`
    create table quotes (
      order_id bigint not null references orders (id),
      round smallint not null check (round > 0),
      state text not null check (state in ('open', 'accepted', 'countered', 'replaced', 'expired', 'cancelled')),
      amount_fen bigint not null check (amount_fen > 0),
      days smallint not null check (days > 0),
      revisions smallint not null check (revisions >= 0),
      note text not null default '',
      wish text not null default '',
      wish_fen bigint,
      by_id bigint references users (id),
      expire_at timestamptz not null,
      reminded_at timestamptz,
      created_at timestamptz not null,
      primary key (order_id, round)
    )`.execute(db);
  // An order has one price to say yes to, whatever the code does.
  await sql`create unique index quotes_one_open on quotes (order_id) where state = 'open'`.execute(db);

  await sql`
    create table change_requests (
      id bigint generated always as identity primary key,
      order_id bigint not null references orders (id),
      round smallint not null check (round > 0),
      version integer not null check (version > 0),
      items jsonb not null,
      state text not null check (state in ('working', 'done', 'asked', 'refused', 'withdrawn')),
      extra boolean not null default false,
      answer text not null default '',
      ticket_id bigint,
      decided_by bigint references users (id),
      at timestamptz not null
    )`.execute(db);
  await sql`create index change_requests_of_order on change_requests (order_id, id)`.execute(db);
  await sql`create unique index change_requests_one_asked on change_requests (order_id) where state = 'asked'`.execute(
    db,
  );

  await sql`
    create table order_notes (
      id bigint generated always as identity primary key,
      order_id bigint not null references orders (id),
      author text not null check (author in ('user', 'teacher', 'operator')),
      author_id bigint,
      internal boolean not null default false,
      content text not null,
      files jsonb not null default '[]',
      at timestamptz not null
    )`.execute(db);
  await sql`create index order_notes_of_order on order_notes (order_id, id)`.execute(db);

  await sql`
    alter table deliverables
      add column change_list jsonb not null default '[]',
      add column ai_statement text not null default '',
      add column by_id bigint`.execute(db);

  // Tabs, counts and badge of somebody with thousands of orders are read from here alone.
  await sql`
    create index orders_to_count on orders (user_id, status, refund_status)
      include (kind, reviewed, finished_at, updated_at, expire_at, quote_until, proposed_days)
      where not user_hidden`.execute(db);
  await sql`create index orders_to_quote on orders (quote_until) where status = 5 and quote_until is not null`.execute(
    db,
  );
  await sql`create index orders_untended on orders (waiting_since) where status in (5, 30, 35)`.execute(db);
  await sql`create index orders_to_accept on orders (accept_at) where status = 50`.execute(db);
  await sql`create index orders_due on orders (due_at) where status in (30, 35, 40, 55) and not overdue`.execute(
    db,
  );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['order_notes', 'change_requests', 'quotes'])
    await db.schema.dropTable(table).execute();
  // Those on the new columns go with them.
  await sql`drop index orders_due`.execute(db);
  await sql`alter table deliverables drop column change_list, drop column ai_statement, drop column by_id`.execute(
    db,
  );
  await sql`
    alter table orders drop column waiting_since, drop column alerted_at, drop column untaken_told_at,
      drop column staff_id, drop column staff_name, drop column quote_until, drop column counters_used,
      drop column accept_at, drop column accept_paused_at, drop column accept_reminded_at,
      drop column extra_rounds, drop column asking_changes, drop column proposed_days`.execute(db);
}
