import { type Kysely, sql } from 'kysely';

/** Words that the team judges texts by, numbers that it sets while the site runs, and since when a text waits for a look. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table word_versions (
      no int primary key,
      note text not null,
      made_by bigint references users on delete set null,
      made_at timestamptz not null,
      -- The version whose list this one took up again.
      restored_from int,
      added int not null,
      changed int not null,
      removed int not null,
      words int not null
    );
    comment on column word_versions.words is 'How many words hold from this version on.';

    -- A line is never changed: another version ends it, and begins its successor.
    create table words (
      id bigint generated always as identity primary key,
      word text not null,
      folded text not null,
      places text[] not null check (cardinality(places) > 0),
      action text not null check (action in ('warn', 'review', 'block')),
      rewrite text not null,
      note text not null,
      from_version int not null references word_versions,
      until_version int references word_versions
    );
    comment on column words.folded is 'As texts are compared: one line of a version for each.';
    comment on column words.until_version is 'The first version in which the line does not hold; null: it holds.';
    create unique index words_now on words (folded) where until_version is null;
    create index words_began on words (from_version);
    create index words_ended on words (until_version) where until_version is not null;

    create table setting_versions (
      no int primary key,
      chosen jsonb not null,
      changed text[] not null,
      note text not null,
      made_by bigint references users on delete set null,
      made_at timestamptz not null,
      restored_from int
    );
    comment on column setting_versions.chosen is 'Every setting that is not as the code has it, by its key.';

    -- With a limit that can change, the moment when a case is due no longer tells since when it waits.
    alter table posts add column waits_since timestamptz;
    alter table comments add column waits_since timestamptz;
    alter table tickets add column waits_since timestamptz;
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table posts drop column waits_since;
    alter table comments drop column waits_since;
    alter table tickets drop column waits_since;
    drop table setting_versions, words, word_versions;
  `.execute(db);
}
