import { type Kysely, sql } from 'kysely';

/** Refunds that people ask for and staff decide: evidence, deadlines, and everything that was said. Amounts in 分. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table refunds
      add column id bigint generated always as identity unique,
      add column images text[] not null default '{}' check (cardinality(images) <= 5),
      add column misses text[] not null default '{}',
      add column stage smallint not null default 0,
      add column suggested_fen bigint check (suggested_fen >= 0),
      add column due_at timestamptz,
      add column final boolean not null default false,
      add column decided_by bigint references users (id),
      add column escalated_at timestamptz,
      add column retries integer not null default 0`.execute(db);
  await sql`create index refunds_due on refunds (due_at) where status in (1, 2, 8)`.execute(db);

  await sql`
    create table refund_lines (
      id bigint generated always as identity primary key,
      refund_no text not null references refunds (refund_no),
      event text not null,
      from_status smallint,
      to_status smallint not null,
      actor text not null check (actor in ('user', 'teacher', 'operator', 'system', 'channel')),
      actor_id bigint,
      amount_fen bigint,
      content text not null default '',
      images text[] not null default '{}',
      at timestamptz not null
    )`.execute(db);
  await sql`create index refund_lines_of_refund on refund_lines (refund_no, id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('refund_lines').execute();
  await sql`drop index refunds_due`.execute(db);
  const columns = [
    'id',
    'images',
    'misses',
    'stage',
    'suggested_fen',
    'due_at',
    'final',
    'decided_by',
    'escalated_at',
    'retries',
  ];
  for (const column of columns) await db.schema.alterTable('refunds').dropColumn(column).execute();
}
