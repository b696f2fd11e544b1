import { type Kysely, sql } from 'kysely';

/** What authors tell of their submissions to journals, once the team has looked at it, and what readers think of that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table journal_experiences (
      id bigint generated always as identity primary key,
      journal_id bigint not null references journals on delete cascade,
      user_id bigint not null references users,
      status smallint not null check (status between 1 and 5),
      result smallint not null check (result between 1 and 6),
      submitted_on date not null,
      first_decision_on date check (first_decision_on >= submitted_on),
      accepted_on date check (accepted_on >= submitted_on),
      fee_fen bigint check (fee_fen between 0 and 20000000),
      difficulty smallint not null check (difficulty between 1 and 5),
      text text not null default '' check (char_length(text) <= 1000),
      proof text not null default '' check (proof in ('', 'order', 'submission')),
      reason text not null default '' check (char_length(reason) <= 200),
      useful integer not null default 0,
      reports integer not null default 0,
      reported_at timestamptz,
      revision integer not null default 1,
      is_demo boolean not null default false,
      handed_in_at timestamptz not null,
      decided_at timestamptz,
      published_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (journal_id, user_id, submitted_on)
    );
    create index journal_experiences_of on journal_experiences (user_id, updated_at desc, id desc);
    create index journal_experiences_newest on journal_experiences (journal_id, published_at desc, id desc) where status = 2;
    create index journal_experiences_waiting on journal_experiences (handed_in_at, id) where status = 1;
    create index journal_experiences_reported on journal_experiences (reported_at, id) where status = 2 and reports > 0;
    create index journal_experiences_shown on journal_experiences (published_at desc, id desc) where status = 2;
    create index journal_experiences_down on journal_experiences (decided_at desc, id desc) where status = 5;
    comment on table journal_experiences is 'Read without their author; figures count the newest submission of each author.';
    comment on column journal_experiences.status is '1 待审核 2 已发布 3 退回修改 4 已撤下 5 已下架';
    comment on column journal_experiences.result is '1 直接录用 2 退修后录用 3 编辑初审拒稿 4 外审后拒稿 5 审理中 6 作者撤稿';
    comment on column journal_experiences.fee_fen is 'What the journal took in all, in 分; null where its author does not say, 0 where nothing.';
    comment on column journal_experiences.proof is 'What this site knows of its author and the journal: a finished order that names it, or a direct submission that was sent to it.';
    comment on column journal_experiences.reports is 'Reports that nobody has looked at.';
    comment on column journal_experiences.revision is 'Raised with every change: who decides or changes it says what they saw.';

    create table journal_experience_marks (
      experience_id bigint not null references journal_experiences on delete cascade,
      user_id bigint not null references users,
      created_at timestamptz not null,
      primary key (experience_id, user_id)
    );
    create index journal_experience_marks_of on journal_experience_marks (user_id);
    comment on table journal_experience_marks is 'Who found an experience useful.';

    create table journal_experience_reports (
      experience_id bigint not null references journal_experiences on delete cascade,
      user_id bigint not null references users,
      reason text not null check (reason in ('untrue', 'names', 'advert', 'other')),
      created_at timestamptz not null,
      settled_at timestamptz,
      primary key (experience_id, user_id)
    );
    create index journal_experience_reports_of on journal_experience_reports (user_id);

    create table journal_experience_history (
      id bigint generated always as identity primary key,
      experience_id bigint not null references journal_experiences on delete cascade,
      event text not null,
      from_status smallint,
      to_status smallint not null,
      actor text not null check (actor in ('user', 'operator')),
      actor_id bigint,
      note text not null default '',
      at timestamptz not null
    );
    create index journal_experience_history_of on journal_experience_history (experience_id, id)
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop table journal_experience_history, journal_experience_reports, journal_experience_marks, journal_experiences
  `.execute(db);
}
