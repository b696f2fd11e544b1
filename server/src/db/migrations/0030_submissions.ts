import { type Kysely, sql } from 'kysely';

/** Direct submission: manuscripts with their drafts, and every step of theirs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table submissions (
      id bigint generated always as identity primary key,
      submission_no text unique,
      user_id bigint not null references users on delete cascade,
      status smallint not null check (status between 0 and 7),
      revision int not null default 0,
      manuscript jsonb not null default '{}',
      editor_id bigint references users on delete set null,
      question text not null default '',
      due_at timestamptz,
      reminded_at timestamptz,
      recommendations jsonb not null default '[]',
      recommendation_note text not null default '',
      sent jsonb,
      feedback jsonb,
      close_event text not null default '',
      close_reason text not null default '',
      closed_at timestamptz,
      files_kept boolean not null default true,
      submitted_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      constraint submissions_numbered check ((status = 0) = (submission_no is null)),
      constraint submissions_dated check ((status = 0) = (submitted_at is null))
    )`.execute(db);
  await sql`create unique index submissions_draft on submissions (user_id) where status = 0`.execute(db);
  await sql`create index submissions_of on submissions (user_id, updated_at desc)`.execute(db);
  await sql`create index submissions_desk on submissions (status, updated_at)`.execute(db);
  await sql`create index submissions_due on submissions (due_at) where due_at is not null`.execute(db);
  await sql`create index submissions_kept on submissions (closed_at) where files_kept and status = 7`.execute(
    db,
  );

  await sql`
    create table submission_lines (
      id bigint generated always as identity primary key,
      submission_id bigint not null references submissions on delete cascade,
      event text not null,
      from_status smallint,
      to_status smallint not null,
      actor text not null,
      actor_id bigint,
      content text not null default '',
      at timestamptz not null
    )`.execute(db);
  await sql`create index submission_lines_of on submission_lines (submission_id, id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table submission_lines, submissions`.execute(db);
}
