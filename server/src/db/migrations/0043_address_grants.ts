import { type Kysely, sql } from 'kysely';

/**
 * Which part holds which addresses. What was released before holds what it serves; where two parts had pages below the
 * same first segment, it is the shell's, else of the part that had it first.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table address_grants (
      prefix text primary key check (prefix ~ '^/[a-z0-9_-]+/$'),
      remote text not null check (remote ~ '^(shell|mf-[a-z][a-z-]*)$'),
      granted_at timestamptz not null,
      granted_by text not null
    )`.execute(db);
  await sql`
    with places as (
      select r.id, r.remote, r.version, lower(split_part(place ->> 'path', '/', 2)) as word
        from releases r, jsonb_array_elements(r.document -> 'routes' -> 'routes') place
      union all
      select r.id, r.remote, r.version, lower(split_part(place ->> 'from', '/', 2))
        from releases r, jsonb_array_elements(r.document -> 'routes' -> 'redirects') place
    ), held as (
      select remote, word, min(id) as since from places p
      group by remote, word
      having bool_or(exists (select from release_channels c
        where c.remote = p.remote and p.version in (c.stable, c.canary, c.last_good)))
    )
    insert into address_grants (prefix, remote, granted_at, granted_by)
    select distinct on (word) '/' || word || '/', remote, now(), '系统升级' from held
    where word ~ '^[a-z0-9_-]+$'
      and word not in ('404', 'platform', 'api', 'brand', 'healthz', 'media', 'r', 'readyz', 'releases', 'sandbox')
    order by word, remote <> 'shell', since`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('address_grants').execute();
}
