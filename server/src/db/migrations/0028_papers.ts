import { type Kysely, sql } from 'kysely';

/** Papers about an order: invoices, what a reimbursement begins with, trace reports, marks on compared texts. Amounts in 分. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table invoices (
      id bigint generated always as identity primary key,
      order_id bigint not null references orders (id),
      user_id bigint not null references users (id),
      status smallint not null check (status between 1 and 4),
      kind text not null check (kind in ('person', 'unit')),
      title text not null,
      tax_no text not null default '',
      email text not null,
      content text not null,
      remark text not null default '',
      amount_fen bigint check (amount_fen > 0),
      number text not null default '',
      issued_on text not null default '' check (issued_on ~ '^(\\d{4}-\\d{2}-\\d{2})?$'),
      reason text not null default '',
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check ((status in (2, 4)) = (amount_fen is not null))
    )`.execute(db);
  // A reversed one makes room for the next; of any other there is one for each order.
  await sql`create unique index invoices_of_order on invoices (order_id) where status <> 4`.execute(db);
  await sql`create unique index invoices_number on invoices (number) where number <> ''`.execute(db);
  await sql`create index invoices_of_user on invoices (user_id)`.execute(db);
  await sql`create index invoices_waiting on invoices (updated_at) where status = 1`.execute(db);
  await sql`
    create table invoice_lines (
      id bigint generated always as identity primary key,
      invoice_id bigint not null references invoices (id),
      event text not null,
      from_status smallint,
      to_status smallint not null,
      actor text not null check (actor in ('user', 'operator', 'system')),
      actor_id bigint,
      note text not null default '',
      at timestamptz not null
    )`.execute(db);
  await sql`create index invoice_lines_of_invoice on invoice_lines (invoice_id, id)`.execute(db);
  await sql`
    create table invoice_profiles (
      user_id bigint primary key references users (id),
      kind text not null default 'unit' check (kind in ('person', 'unit')),
      title text not null default '',
      tax_no text not null default '',
      email text not null default '',
      content text not null default '',
      contract_over_fen bigint check (contract_over_fen >= 0),
      updated_at timestamptz not null
    )`.execute(db);

  await sql`
    create table traces (
      order_id bigint primary key references orders (id),
      user_id bigint not null references users (id),
      code text not null unique,
      content text not null,
      hash text not null,
      finished_at timestamptz not null,
      made_at timestamptz not null,
      revoked_at timestamptz,
      revoked_reason text not null default ''
    )`.execute(db);
  await sql`create index traces_of_user on traces (user_id)`.execute(db);

  await sql`
    create table comparison_marks (
      order_id bigint not null references orders (id),
      user_id bigint not null references users (id),
      left_hash text not null,
      right_hash text not null,
      key text not null,
      mark text not null check (mark in ('accept', 'question')),
      note text not null default '',
      at timestamptz not null,
      primary key (order_id, left_hash, right_hash, key)
    )`.execute(db);
  await sql`create index comparison_marks_of_user on comparison_marks (user_id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['comparison_marks', 'traces', 'invoice_profiles', 'invoice_lines', 'invoices'])
    await db.schema.dropTable(table).execute();
}
