import { type Kysely, sql } from 'kysely';

const histories = ['course_history', 'video_history'];

/** What teachers change of their courses: held back until the team has passed it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table lessons add column held boolean not null default false;
    comment on column lessons.held is 'A teacher''s new lesson that the team has not passed: nobody else sees it.';
    alter table videos add column held boolean not null default false;
    comment on column videos.held is 'Sent by a teacher: it takes its place only with the version that the team passes.';
    create index videos_held on videos (lesson_id, id desc) where held;

    create table lesson_versions (
      id bigint generated always as identity primary key,
      lesson_id bigint not null references lessons on delete cascade,
      user_id bigint references users,
      status smallint not null check (status between 0 and 4),
      title text,
      captions jsonb not null default '{}',
      video_id bigint references videos on delete set null,
      reason text not null default '',
      submitted_at timestamptz,
      decided_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create unique index lesson_versions_open on lesson_versions (lesson_id) where status in (0, 1, 3);
    create index lesson_versions_waiting on lesson_versions (submitted_at) where status = 1;
    create index lesson_versions_by on lesson_versions (user_id);
    comment on column lesson_versions.status is '0 草稿 1 待审 2 已通过 3 退回修改 4 已放弃';
    comment on column lesson_versions.title is 'Null where it stays.';
    comment on column lesson_versions.captions is 'By language; empty for captions that go. Those that stay are not named.';
    comment on column lesson_versions.video_id is 'The recording that was submitted; null where it stays.';

    create table lesson_version_history (
      id bigint generated always as identity primary key,
      version_id bigint not null references lesson_versions on delete cascade,
      event text not null,
      from_status smallint,
      to_status smallint not null,
      actor text not null check (actor in ('teacher', 'operator', 'system')),
      actor_id bigint,
      note text not null default '',
      at timestamptz not null
    );
    create index lesson_version_history_of on lesson_version_history (version_id, id);

    alter table lesson_files add column version_id bigint references lesson_versions on delete cascade;
    create index lesson_files_version on lesson_files (version_id) where version_id is not null;
    comment on column lesson_files.version_id is 'Of a material that the team has not passed yet.'`.execute(
    db,
  );
  for (const table of histories)
    await sql`
      alter table ${sql.table(table)} drop constraint ${sql.ref(`${table}_actor_check`)};
      alter table ${sql.table(table)} add constraint ${sql.ref(`${table}_actor_check`)}
        check (actor in ('operator', 'system', 'teacher'))`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of histories)
    await sql`
      update ${sql.table(table)} set actor = 'operator' where actor = 'teacher';
      alter table ${sql.table(table)} drop constraint ${sql.ref(`${table}_actor_check`)};
      alter table ${sql.table(table)} add constraint ${sql.ref(`${table}_actor_check`)}
        check (actor in ('operator', 'system'))`.execute(db);
  await sql`
    delete from lesson_files where version_id is not null;
    alter table lesson_files drop column version_id;
    drop table lesson_version_history, lesson_versions;
    alter table videos drop column held;
    alter table lessons drop column held`.execute(db);
}
