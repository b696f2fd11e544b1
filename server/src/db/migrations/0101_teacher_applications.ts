import { type Kysely, sql } from 'kysely';
import { idData10 } from './teacher-agreements/id-data-1.0';
import { pledge10 } from './teacher-agreements/pledge-1.0';
import { rules10 } from './teacher-agreements/rules-1.0';

/** How somebody becomes a teacher: the application, its evidence, who looked at it, and what was agreed to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table teacher_applications (
      id bigint generated always as identity primary key,
      no text not null unique,
      user_id bigint not null references users on delete cascade,
      kind smallint not null check (kind in (1, 2)),
      flow_version smallint not null check (flow_version in (2, 3)),
      status smallint not null check (status in (0, 1, 2, 3, 4, 5)),
      answers jsonb not null default '{}',
      id_type text not null default 'resident',
      id_number text,
      id_hash bytea,
      id_masked text not null default '',
      round smallint not null default 0,
      first_submitted_at timestamptz,
      submitted_at timestamptz,
      locked_by bigint references users,
      locked_until timestamptz,
      supplement_until timestamptz,
      reminded_at timestamptz,
      decided_at timestamptz,
      decided_by bigint,
      reason text not null default '',
      forged boolean not null default false,
      evidence_until timestamptz,
      saved_at timestamptz not null,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check ((id_number is null) = (id_hash is null)),
      check (status not in (1, 2, 3, 4) or submitted_at is not null),
      check (status <> 3 or supplement_until is not null)
    );
    create unique index teacher_applications_open on teacher_applications (user_id) where status in (0, 1, 2, 3);
    create index teacher_applications_of on teacher_applications (user_id, id desc);
    create index teacher_applications_waiting on teacher_applications (submitted_at, id) where status in (1, 2);
    create index teacher_applications_first on teacher_applications (submitted_at, id) where status in (1, 2) and kind = 1;
    create index teacher_applications_change on teacher_applications (submitted_at, id) where status in (1, 2) and kind = 2;
    create index teacher_applications_supplement on teacher_applications (supplement_until, id) where status = 3;
    create index teacher_applications_done on teacher_applications (decided_at desc, id desc) where status in (4, 5);
    create index teacher_applications_evidence on teacher_applications (evidence_until) where evidence_until is not null;
    create index teacher_applications_drafts on teacher_applications (saved_at) where status = 0;
    create index teacher_applications_person on teacher_applications (id_hash) where id_hash is not null;
    comment on column teacher_applications.kind is '1 首次认证 2 变更认证';
    comment on column teacher_applications.status is '0 草稿 1 待审核 2 审核中 3 需补充 4 已通过 5 已驳回';
    comment on column teacher_applications.id_number is 'Sealed with a key that is not in the database.';
    comment on column teacher_applications.id_hash is 'Keyed, to find the same person in two accounts.';
    comment on column teacher_applications.evidence_until is 'When pictures and originals are deleted.';

    create table teacher_application_items (
      application_id bigint not null references teacher_applications on delete cascade,
      item text not null,
      result smallint not null check (result in (1, 2)),
      reason text not null default '',
      round smallint not null,
      fixed_at timestamptz,
      decided_by bigint not null,
      decided_at timestamptz not null,
      primary key (application_id, item)
    );
    comment on column teacher_application_items.result is '1 通过 2 需补充';
    comment on column teacher_application_items.fixed_at is 'When the applicant replaced what was sent back.';

    create table teacher_application_history (
      id bigint generated always as identity primary key,
      application_id bigint not null references teacher_applications on delete cascade,
      event text not null,
      from_status smallint,
      to_status smallint not null,
      actor text not null check (actor in ('teacher', 'operator', 'system')),
      actor_id bigint,
      note text not null default '',
      at timestamptz not null
    );
    create index teacher_application_history_of on teacher_application_history (application_id, id);

    create table teacher_evidence (
      id text primary key,
      application_id bigint not null references teacher_applications on delete cascade,
      user_id bigint not null references users on delete cascade,
      item text not null,
      status smallint not null check (status in (1, 2, 3, 4)),
      file_id text not null,
      name text not null,
      size bigint not null,
      type text,
      sha256 text,
      key text,
      view_type text,
      print text,
      note text not null default '',
      replaces text,
      round smallint not null default 0,
      created_at timestamptz not null,
      kept_at timestamptz,
      replaced_at timestamptz,
      deleted_at timestamptz,
      check (status = 1 or sha256 is not null),
      check (status not in (2, 3) or key is not null),
      check ((status = 4) = (deleted_at is not null))
    );
    create index teacher_evidence_of on teacher_evidence (application_id, item, id);
    create index teacher_evidence_same on teacher_evidence (sha256) where sha256 is not null;
    create index teacher_evidence_prints on teacher_evidence (print) where print is not null;
    create index teacher_evidence_of_user on teacher_evidence (user_id);
    create index teacher_evidence_receiving on teacher_evidence (created_at) where status = 1;
    comment on column teacher_evidence.status is '1 上传中 2 在用 3 已被替换 4 已删除，只留校验码';
    comment on column teacher_evidence.key is 'Of its files, sealed with a key that is not in the database.';
    comment on column teacher_evidence.print is 'Of the picture as it looks, to find it in another application.';

    create table teacher_views (
      id bigint generated always as identity primary key,
      application_id bigint not null references teacher_applications on delete cascade,
      evidence_id text references teacher_evidence on delete cascade,
      item text not null,
      what text not null check (what in ('open', 'reveal')),
      viewer_id bigint not null references users,
      why text not null default '',
      audit_id bigint,
      at timestamptz not null
    );
    create index teacher_views_of on teacher_views (application_id, id desc);

    create table teacher_agreements (
      document text not null check (document in ('rules', 'pledge', 'id_data')),
      version text not null,
      title text not null,
      change text not null,
      sections jsonb not null,
      effective_at timestamptz not null,
      asked_at timestamptz,
      primary key (document, version)
    );
    create index teacher_agreements_newest on teacher_agreements (document, effective_at desc);
    create index teacher_agreements_asking on teacher_agreements (effective_at) where asked_at is null;
    comment on column teacher_agreements.asked_at is 'When those who had signed an earlier version were asked anew.';

    create table teacher_consents (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      application_id bigint references teacher_applications on delete cascade,
      document text not null check (document in ('rules', 'pledge', 'id_data', 'truth')),
      version text not null,
      action text not null check (action in ('agree', 'withdraw')),
      ip inet,
      user_agent text not null default '',
      at timestamptz not null
    );
    create index teacher_consents_of on teacher_consents (user_id, document, id desc)`.execute(db);
  for (const { document, version, title, change, sections, since } of [rules10, pledge10, idData10])
    await sql`
      insert into teacher_agreements (document, version, title, change, sections, effective_at, asked_at) values
        (${document}, ${version}, ${title}, ${change}, ${JSON.stringify(sections)}::jsonb, ${since}, ${since})`.execute(
      db,
    );
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of [
    ...['teacher_consents', 'teacher_agreements', 'teacher_views', 'teacher_evidence'],
    ...['teacher_application_history', 'teacher_application_items', 'teacher_applications'],
  ])
    await db.schema.dropTable(table).execute();
}
