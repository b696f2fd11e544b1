import { type Kysely, sql } from 'kysely';

/** What people fill in for their orders: one draft, and every version that they handed in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table order_forms (
      order_id bigint primary key references orders (id),
      user_id bigint not null references users (id),
      goods_id bigint not null,
      form smallint not null check (form between 1 and 26),
      -- Null while nothing is being written: nothing was begun, or it is handed in.
      draft jsonb,
      -- Raised by every write, so that two tabs cannot overwrite each other unseen.
      revision integer not null default 0,
      saved_at timestamptz not null,
      submitted_version integer not null default 0,
      return_reason text not null default '',
      returned_at timestamptz,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index order_forms_of_user on order_forms (user_id, goods_id, saved_at desc)`.execute(db);

  await sql`
    create table order_form_versions (
      order_id bigint not null references order_forms (order_id),
      version integer not null check (version > 0),
      form smallint not null,
      schema_version integer not null,
      answers jsonb not null,
      word_flags jsonb not null default '[]',
      submitted_at timestamptz not null,
      primary key (order_id, version)
    )`.execute(db);

  // Forms as they were when somebody handed one in: old versions stay readable when a form changes.
  await sql`
    create table order_form_schemas (
      form smallint not null,
      version integer not null,
      document jsonb not null,
      primary key (form, version)
    )`.execute(db);

  await sql`
    create table order_form_reminders (
      order_id bigint not null references orders (id),
      stage smallint not null,
      -- The payment or the return from which the time runs.
      since timestamptz not null,
      at timestamptz not null,
      primary key (order_id, since, stage)
    )`.execute(db);
  await sql`create index orders_incomplete on orders (paid_at) where status = 20`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop index orders_incomplete`.execute(db);
  for (const table of ['order_form_reminders', 'order_form_schemas', 'order_form_versions', 'order_forms'])
    await db.schema.dropTable(table).execute();
}
