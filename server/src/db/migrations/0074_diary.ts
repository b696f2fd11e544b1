import { type Kysely, sql } from 'kysely';

/** What authors write down of their manuscripts for themselves, and the anonymous figures of journals that follow from it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table diary_owners (
      user_id bigint primary key references users,
      shares boolean not null default true,
      feed_hash text unique,
      feed_since timestamptz
    );
    comment on column diary_owners.shares is 'Whether this person''s days count in the medians of journals.';
    comment on column diary_owners.feed_hash is 'SHA-256 of the token of their calendar''s address, which nobody keeps.';

    create table diary_manuscripts (
      id bigint generated always as identity primary key,
      user_id bigint not null references users,
      status smallint not null check (status between 1 and 10),
      title text not null check (char_length(title) between 1 and 200),
      rounds smallint not null default 1,
      since date not null,
      submission_id bigint unique references submissions on delete set null,
      revision integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create index diary_manuscripts_of on diary_manuscripts (user_id, updated_at desc);
    comment on column diary_manuscripts.status is '1 准备中 2 已投稿 3 编辑初审中 4 外审中 5 返修中 6 已修回 7 已录用 8 已拒稿 9 已撤稿 10 已见刊';
    comment on column diary_manuscripts.rounds is 'Number of the current round: journals that it was sent to, one after another.';
    comment on column diary_manuscripts.since is 'The day of the step that led to the status.';

    create table diary_rounds (
      id bigint generated always as identity primary key,
      manuscript_id bigint not null references diary_manuscripts on delete cascade,
      number smallint not null,
      journal_id bigint,
      journal_name text not null default '' check (char_length(journal_name) <= 300),
      manuscript_no text not null default '' check (char_length(manuscript_no) <= 60),
      unique (manuscript_id, number)
    );
    create index diary_rounds_of_journal on diary_rounds (journal_id) where journal_id is not null;
    comment on column diary_rounds.journal_id is 'May be gone from the library when an import was undone: the name stays.';

    create table diary_steps (
      id bigint generated always as identity primary key,
      round_id bigint not null references diary_rounds on delete cascade,
      kind text not null check (kind in ('prepare', 'submit', 'screen', 'review', 'revise', 'return', 'accept', 'reject', 'withdraw', 'publish', 'note')),
      from_status smallint,
      day date not null,
      note text not null default '' check (char_length(note) <= 1000),
      created_at timestamptz not null
    );
    create index diary_steps_of on diary_steps (round_id, id);
    comment on column diary_steps.from_status is 'What taking the step back leads to; null where it moved nothing, or began the diary.';

    create table diary_deadlines (
      id bigint generated always as identity primary key,
      manuscript_id bigint not null references diary_manuscripts on delete cascade,
      title text not null check (char_length(title) between 1 and 60),
      day date not null,
      remind_days smallint check (remind_days between 0 and 30),
      remind_at timestamptz,
      reminded_at timestamptz,
      done_at timestamptz,
      revision integer not null default 0,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create index diary_deadlines_of on diary_deadlines (manuscript_id, day);
    create index diary_deadlines_due on diary_deadlines (remind_at) where remind_at is not null and reminded_at is null and done_at is null;
    comment on column diary_deadlines.remind_at is 'Null without a reminder, and while the manuscript waits for nothing.';
    comment on column diary_deadlines.revision is 'SEQUENCE of its event in calendars.';

    create table diary_figures (
      journal_id bigint not null,
      measure text not null check (measure in ('screen', 'first', 'after', 'accept', 'publish', 'share')),
      shown boolean not null,
      n integer not null,
      median integer not null,
      low integer not null,
      high integer not null,
      computed_on date not null,
      primary key (journal_id, measure)
    );
    comment on column diary_figures.n is 'People behind the published numbers.';
    comment on column diary_figures.shown is 'False while fewer people than five are left: kept, so that what is published next does not differ by one person.';

    create table diary_counted (
      journal_id bigint not null,
      measure text not null,
      user_id bigint not null references users,
      primary key (journal_id, measure, user_id)
    );
    create index diary_counted_of on diary_counted (user_id);
    comment on table diary_counted is 'Who is in which published figure, without a value: it is made anew only once several people differ.';

    create table diary_figures_day (
      one boolean primary key default true check (one),
      day date not null
    );
    insert into diary_figures_day (day) values ('2000-01-01');
    comment on table diary_figures_day is 'The day on which figures were made last: once a day is enough for everybody.'
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop table diary_figures_day, diary_counted, diary_figures, diary_deadlines, diary_steps, diary_rounds, diary_manuscripts, diary_owners
  `.execute(db);
}
