import { type Kysely, sql } from 'kysely';

/** How pages of each release came to be drawn, and how long that took: counts by minute. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table release_drawings (
      remote text not null,
      version text not null,
      minute timestamptz not null,
      fact text not null,
      value int not null,
      count bigint not null,
      primary key (remote, version, minute, fact, value)
    )`.execute(db);
  await sql`create index release_drawings_by_minute on release_drawings (minute)`.execute(db);
  await sql`comment on column release_drawings.fact is
    'How an answer came by its page, or what was measured of a drawing: ms, before.'`.execute(db);
  await sql`comment on column release_drawings.value is
    'Of what was measured: ms at most, drawings that were before it; else 0.'`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable('release_drawings').execute();
}
