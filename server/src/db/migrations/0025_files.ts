import { type Kysely, sql } from 'kysely';

/** Private files of people, who had them in hand, and how long those of an order are kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table files (
      id text primary key,
      user_id bigint not null references users (id),
      purpose text not null,
      name text not null,
      type text not null,
      size bigint not null check (size > 0),
      received bigint not null default 0 check (received between 0 and size),
      declared_sha256 text,
      sha256 text,
      words integer check (words >= 0),
      status smallint not null check (status between 1 and 4),
      holder_kind text,
      holder_id text,
      place smallint not null default 0,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      held_at timestamptz,
      deleted_at timestamptz,
      check ((holder_kind is null) = (holder_id is null)),
      check (status < 3 or sha256 is not null),
      check ((status = 4) = (deleted_at is not null))
    )`.execute(db);
  await sql`create index files_of_user on files (user_id, status)`.execute(db);
  await sql`create index files_of_holder on files (holder_kind, holder_id) where holder_kind is not null`.execute(
    db,
  );
  await sql`create index files_loose on files (updated_at) where holder_kind is null`.execute(db);

  await sql`
    create table file_events (
      id bigint generated always as identity primary key,
      file_id text not null references files (id) on delete cascade,
      what text not null check (what in ('upload', 'hold', 'release', 'view', 'download', 'delete')),
      role text not null check (role in ('owner', 'teacher', 'staff', 'system')),
      user_id bigint references users (id),
      ticket text unique,
      uses smallint not null default 1,
      at timestamptz not null
    )`.execute(db);
  await sql`create index file_events_of_file on file_events (file_id, id)`.execute(db);
  await sql`create index file_events_of_user on file_events (user_id, id)`.execute(db);

  await sql`
    create table file_terms (
      order_id bigint primary key references orders (id),
      days smallint not null check (days in (30, 90, 180)),
      chosen_at timestamptz not null
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['file_terms', 'file_events', 'files']) await db.schema.dropTable(table).execute();
}
