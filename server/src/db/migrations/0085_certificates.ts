import { type Kysely, sql } from 'kysely';

/** Certificates of courses that were learnt and passed, which everybody may check by their code. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table certificates (
      id bigint generated always as identity primary key,
      user_id bigint not null references users,
      course_id bigint not null references courses,
      code text not null unique check (code ~ '^[0-9A-Z]{12}$'),
      course_title text not null,
      name text not null,
      named boolean not null default false,
      score numeric(5, 2) not null check (score between 0 and 100),
      status smallint not null check (status between 1 and 2),
      issued_at timestamptz not null,
      withdrawn_at timestamptz,
      withdrawn_reason text not null default '',
      withdrawn_by bigint,
      is_demo boolean not null default false,
      updated_at timestamptz not null,
      check ((withdrawn_at is null) = (status = 1))
    );
    create unique index certificates_one_valid on certificates (user_id, course_id) where status = 1;
    create index certificates_of on certificates (user_id, issued_at desc, id desc);
    create index certificates_newest on certificates (issued_at desc, id desc);
    comment on column certificates.status is '1 有效 2 已撤销';
    comment on column certificates.name is 'As it stands on the document: the nickname until its holder says another, once.';

    create table certificate_history (
      id bigint generated always as identity primary key,
      certificate_id bigint not null references certificates on delete cascade,
      event text not null,
      from_status smallint,
      to_status smallint not null,
      actor text not null check (actor in ('operator', 'system')),
      actor_id bigint,
      note text not null default '',
      at timestamptz not null
    );
    create index certificate_history_of on certificate_history (certificate_id, id)
  `.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table certificate_history, certificates`.execute(db);
}
