import { type Kysely, sql } from 'kysely';

/** Titles that journals published: what texts are held against, beside the journals' own words. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table journal_titles (
      journal_id bigint not null references journals on delete cascade,
      year smallint not null check (year between 1800 and 2100),
      title text not null check (char_length(title) between 1 and 400),
      primary key (journal_id, year, title)
    );
    comment on table journal_titles is 'Titles of articles that journals published. They go with the journal when its import is undone.'
  `.execute(db);
}
