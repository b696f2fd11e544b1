import { type Kysely, sql } from 'kysely';

/** What readers say is wrong with a journal, field by field, and what the team answers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table journal_corrections (
      id bigint generated always as identity primary key,
      journal_id bigint not null references journals on delete cascade,
      user_id bigint not null references users,
      field text not null check (char_length(field) <= 20),
      old_value text not null check (char_length(old_value) <= 4000),
      proposed text not null check (char_length(proposed) between 1 and 500),
      source_url text not null default '' check (char_length(source_url) <= 500),
      note text not null default '' check (char_length(note) <= 300),
      status smallint not null default 1 check (status between 1 and 3),
      reply text not null default '' check (char_length(reply) <= 300),
      created_at timestamptz not null,
      answered_at timestamptz,
      answered_by bigint
    );
    create index journal_corrections_of_journal on journal_corrections (journal_id);
    create unique index journal_corrections_open on journal_corrections (user_id, journal_id, field) where status = 1;
    create index journal_corrections_of on journal_corrections (user_id, created_at desc, id desc);
    create index journal_corrections_waiting on journal_corrections (created_at, id) where status = 1;
    create index journal_corrections_adopted on journal_corrections (answered_at desc, id desc) where status = 2;
    create index journal_corrections_declined on journal_corrections (answered_at desc, id desc) where status = 3;
    comment on column journal_corrections.status is '1 待核对 2 已采纳 3 未采纳';
    comment on column journal_corrections.old_value is 'What the library said when it was pointed out.'
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table journal_corrections`.execute(db);
}
