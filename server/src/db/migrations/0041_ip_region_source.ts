import { type Kysely, sql } from 'kysely';

/** Where the table of provinces comes from, for its licence; and no claim about provinces where there is no table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ip_region_source (
      single boolean primary key default true check (single),
      name text not null,
      url text not null default '',
      licence text not null default '',
      loaded_at timestamptz not null
    )`.execute(db);
  await sql`
    insert into ip_region_source (name, loaded_at) select '', now() where exists (select from ip_regions)`.execute(
    db,
  );
  for (const table of ['posts', 'comments']) {
    await sql`alter table ${sql.table(table)} alter column ip_region set default ''`.execute(db);
    await sql`
      update ${sql.table(table)} set ip_region = ''
      where ip_region = '未知' and not exists (select from ip_regions)`.execute(db);
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['posts', 'comments'])
    await sql`alter table ${sql.table(table)} alter column ip_region set default '未知'`.execute(db);
  await sql`drop table ip_region_source`.execute(db);
}
