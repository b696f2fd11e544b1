import { type Kysely, sql } from 'kysely';

/** Wrong questions and notes at a second of a lesson, with the dates on which they come back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table review_items (
      id bigint generated always as identity primary key,
      user_id bigint not null references users,
      course_id bigint not null references courses,
      kind text not null check (kind in ('question', 'note')),
      question_id bigint references questions,
      note_id bigint,
      attempt_id bigint,
      item jsonb,
      mine jsonb not null default '[]',
      due_at timestamptz not null,
      stability double precision not null default 0,
      difficulty double precision not null default 0,
      scheduled_days integer not null default 0,
      learning_steps integer not null default 0,
      reps integer not null default 0,
      lapses integer not null default 0,
      state smallint not null default 0 check (state between 0 and 3),
      last_grade smallint check (last_grade between 1 and 4),
      reviewed_at timestamptz,
      removed_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check ((kind = 'question') = (question_id is not null)),
      check ((kind = 'note') = (note_id is not null)),
      check ((kind = 'question') = (item is not null))
    );
    create unique index review_items_question on review_items (user_id, question_id) where kind = 'question';
    create unique index review_items_note on review_items (user_id, note_id) where kind = 'note';
    create index review_items_of on review_items (user_id, due_at, id) where removed_at is null;
    comment on column review_items.item is 'The question as it was answered wrong last, with what is right.';
    comment on column review_items.mine is 'What was answered last.';
    comment on column review_items.state is 'Of the FSRS algorithm: 0 new 1 learning 2 review 3 relearning';

    create table review_log (
      id bigint generated always as identity primary key,
      item_id bigint not null references review_items on delete cascade,
      user_id bigint not null references users,
      grade smallint not null check (grade between 1 and 4),
      day date not null,
      at timestamptz not null
    );
    create index review_log_of on review_log (user_id, day desc);
    comment on column review_log.day is 'In Beijing.';

    create table review_settings (
      user_id bigint primary key references users,
      remind boolean not null default true,
      hour smallint not null default 20 check (hour between 8 and 21),
      reminded_on date,
      updated_at timestamptz not null
    );
    create index review_settings_hour on review_settings (hour, user_id) where remind;
    comment on table review_settings is 'Of everybody who has something to review; made with their first item.'
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table review_settings, review_log, review_items`.execute(db);
}
