import { type Kysely, sql } from 'kysely';

/** Certified teachers: what of them was looked at and is in force, and what they and the platform say of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table teachers (
      user_id bigint primary key references users on delete cascade,
      status smallint not null check (status in (4, 6, 7, 8)),
      application_id bigint,
      real_name text not null,
      gender smallint not null default 0 check (gender between 0 and 2),
      degree text not null default '',
      title text not null default '',
      university text not null default '',
      major text not null default '',
      unit text not null default '',
      institutions text[] not null default '{}',
      subject_ids int[] not null default '{}',
      disciplines text[] not null default '{}',
      major_ids int[] not null default '{}',
      skills int[] not null default '{}',
      languages text[] not null default '{}',
      research text[] not null default '{}',
      works jsonb not null default '[]',
      intro text not null default '',
      motto text not null default '',
      not_doing text not null default '',
      avatar text not null default '',
      badges text[] not null default '{}',
      level smallint not null default 1 check (level between 1 and 4),
      credit smallint not null default 90 check (credit between 0 and 100),
      on_time_count int not null default 0,
      on_time_total int not null default 0,
      accept_count int not null default 0,
      accept_total int not null default 0,
      score_sum int not null default 0,
      score_count int not null default 0,
      reply_seconds int not null default 0,
      reply_count int not null default 0,
      done_count int not null default 0,
      collect_count int not null default 0,
      figures_at timestamptz,
      available boolean not null default true,
      away_until date,
      night boolean not null default false,
      week int not null default 0 check (week between 0 and 2097151),
      max_formal smallint not null default 3 check (max_formal between 1 and 20),
      suspended_until timestamptz,
      suspend_reason text not null default '',
      rules_version text,
      pledge_version text,
      signed_at timestamptz,
      approved_at timestamptz not null,
      left_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check ((status = 7) = (suspended_until is not null)),
      check ((status = 8) = (left_at is not null))
    );
    create index teachers_suspended on teachers (suspended_until) where status = 7;
    create index teachers_in_force on teachers (user_id) where status in (4, 6);
    comment on column teachers.status is '4 已通过 6 变更待审 7 已暂停 8 已退出';
    comment on column teachers.application_id is 'Whose data are in force.';
    comment on column teachers.degree is 'A key of degrees: master, doctor …';
    comment on column teachers.institutions is 'Every institution known from the certification, one entry a name: Chinese, English, aliases.';
    comment on column teachers.subject_ids is 'Fields (门类), 1 to 14; the disciplines (一级学科) by their four digits stand beside.';
    comment on column teachers.skills is 'Numbers of the order forms that they take.';
    comment on column teachers.week is 'Bits of the weekly grid: row * 7 + day.';
    comment on column teachers.signed_at is 'When they signed the rules and the pledge that are in force; null while they have not.';

    create table teacher_history (
      id bigint generated always as identity primary key,
      user_id bigint not null references teachers on delete cascade,
      event text not null,
      from_status smallint,
      to_status smallint not null,
      actor text not null check (actor in ('teacher', 'operator', 'system')),
      actor_id bigint,
      note text not null default '',
      at timestamptz not null
    );
    create index teacher_history_of on teacher_history (user_id, id)`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['teacher_history', 'teachers']) await db.schema.dropTable(table).execute();
}
