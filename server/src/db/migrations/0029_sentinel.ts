import { type Kysely, sql } from 'kysely';

/** What the compliance sentinel found, and the notices to staff about who is found often. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sentinel_hits (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      place text not null,
      field text not null,
      rule text not null,
      severity text not null check (severity in ('block', 'warn', 'hide')),
      excerpt text not null,
      digest text not null,
      object_type text not null default '',
      object_id bigint,
      at timestamptz not null
    )`.execute(db);
  await sql`create index sentinel_hits_of on sentinel_hits (user_id, at desc)`.execute(db);
  await sql`create index sentinel_hits_old on sentinel_hits (at)`.execute(db);

  await sql`
    create table sentinel_alerts (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      state text not null default 'open' check (state in ('open', 'closed')),
      hits int not null,
      opened_at timestamptz not null,
      last_at timestamptz not null,
      closed_at timestamptz,
      closed_by bigint references users on delete set null,
      note text not null default ''
    )`.execute(db);
  await sql`create unique index sentinel_alerts_open on sentinel_alerts (user_id) where state = 'open'`.execute(
    db,
  );
  await sql`create index sentinel_alerts_of on sentinel_alerts (user_id)`.execute(db);
  await sql`create index sentinel_alerts_list on sentinel_alerts (state, last_at desc)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table sentinel_alerts, sentinel_hits`.execute(db);
}
