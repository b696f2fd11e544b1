import { type Kysely, sql } from 'kysely';

/** Releases of the parts of the site, the pointers on them, who moved what, how they fare, and who may publish. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table releases (
      id bigint generated always as identity primary key,
      remote text not null check (remote ~ '^(shell|mf-[a-z][a-z-]*)$'),
      version text not null check (version ~ '^[0-9A-Za-z][0-9A-Za-z.-]{0,79}$'),
      source text not null check (source in ('publish', 'build')),
      location text not null unique,
      document jsonb not null,
      note text not null default '',
      changelog text not null default '',
      size bigint not null check (size >= 0),
      published_by text not null,
      published_at timestamptz not null,
      unique (remote, version)
    )`.execute(db);
  await sql`create index releases_newest on releases (remote, id desc)`.execute(db);

  await sql`
    create table release_channels (
      remote text primary key,
      revision integer not null check (revision > 0),
      stable text not null,
      stable_since timestamptz not null,
      canary text,
      canary_share numeric(5, 2) not null default 0 check (canary_share between 0 and 100),
      last_good text,
      built text,
      moved_at timestamptz not null,
      moved_by text not null,
      foreign key (remote, stable) references releases (remote, version),
      foreign key (remote, canary) references releases (remote, version),
      foreign key (remote, last_good) references releases (remote, version),
      check (canary is not null or canary_share = 0)
    )`.execute(db);

  await sql`
    create table release_moves (
      id bigint generated always as identity primary key,
      remote text not null,
      revision integer not null,
      action text not null
        check (action in ('publish', 'promote', 'rollback', 'canary', 'heal', 'last_good', 'build')),
      channel text not null check (channel in ('stable', 'canary', 'last_good')),
      from_version text,
      to_version text,
      canary_share numeric(5, 2) not null default 0,
      reason text not null default '',
      moved_by text not null,
      moved_at timestamptz not null
    )`.execute(db);
  await sql`create index release_moves_of_remote on release_moves (remote, id desc)`.execute(db);

  await sql`
    create function append_only() returns trigger language plpgsql as $$
    begin raise exception '% is append-only', tg_table_name; end $$;
    create trigger releases_append_only before update or delete on releases
      for each row execute function append_only();
    create trigger release_moves_append_only before update or delete on release_moves
      for each row execute function append_only();
  `.execute(db);

  await sql`
    create table withdrawn_releases (
      remote text not null,
      version text not null,
      reason text not null,
      withdrawn_at timestamptz not null,
      primary key (remote, version)
    )`.execute(db);

  await sql`
    create table collected_releases (
      remote text not null,
      version text not null,
      collected_at timestamptz not null,
      primary key (remote, version)
    )`.execute(db);

  await sql`
    create table release_views (
      remote text not null,
      version text not null,
      minute timestamptz not null,
      views bigint not null,
      primary key (remote, version, minute)
    )`.execute(db);
  await sql`create index release_views_by_minute on release_views (minute)`.execute(db);

  await sql`
    create table release_outcomes (
      remote text not null,
      version text not null,
      visitor text not null,
      address text not null,
      loaded_at timestamptz,
      failed_at timestamptz,
      kind text,
      message text not null default '',
      path text not null default '',
      primary key (remote, version, visitor)
    )`.execute(db);
  await sql`create index release_outcomes_failed on release_outcomes (remote, version, failed_at)`.execute(
    db,
  );

  await sql`
    create table deploy_tokens (
      id bigint generated always as identity primary key,
      name text not null,
      hash bytea not null unique,
      prefix text not null,
      remotes text[] not null,
      created_at timestamptz not null,
      created_by text not null,
      last_used_at timestamptz,
      revoked_at timestamptz
    )`.execute(db);

  await sql`
    create table release_overrides (
      id text primary key,
      user_id bigint not null references users (id),
      remote text not null,
      address text not null,
      document jsonb not null,
      expires_at timestamptz not null
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  const tables = [
    'release_overrides',
    'deploy_tokens',
    'release_outcomes',
    'release_views',
    'collected_releases',
    'withdrawn_releases',
    'release_moves',
    'release_channels',
    'releases',
  ];
  for (const table of tables) await db.schema.dropTable(table).execute();
  await sql`drop function append_only`.execute(db);
}
