import { type Kysely, sql } from 'kysely';

/** Lists of recognised journals: their rows as they were given, who follows them, and which one somebody reads by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table journal_lists (
      id bigint generated always as identity primary key,
      user_id bigint not null references users,
      title text not null check (char_length(title) between 1 and 40),
      code text unique check (code ~ '^[0-9A-Z]{10}$'),
      revision integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create index journal_lists_of on journal_lists (user_id, id);
    comment on column journal_lists.revision is 'Raised with its rows: what is kept of their matches belongs to one.';

    create table journal_list_entries (
      list_id bigint not null references journal_lists on delete cascade,
      row_no integer not null,
      name text not null check (char_length(name) <= 300),
      number text not null check (char_length(number) <= 20),
      grade text not null check (char_length(grade) between 1 and 20),
      primary key (list_id, row_no)
    );
    comment on table journal_list_entries is 'What stands in a list. Which journals that are is looked up in the library as it is now.';

    create table journal_list_follows (
      user_id bigint not null references users,
      list_id bigint not null references journal_lists on delete cascade,
      created_at timestamptz not null,
      primary key (user_id, list_id)
    );
    create index journal_list_follows_of_list on journal_list_follows (list_id);

    create table journal_list_choices (
      user_id bigint primary key references users,
      list_id bigint not null references journal_lists on delete cascade
    );
    create index journal_list_choices_of_list on journal_list_choices (list_id);
    comment on table journal_list_choices is 'The list that is laid over every list of journals that somebody reads.'
  `.execute(db);
}
