import { type Kysely, sql } from 'kysely';

/** What posts read before they were changed, accepted answers, and what becomes of posts when an account is closed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table post_versions (
      id bigint generated always as identity primary key,
      post_id bigint not null references posts on delete cascade,
      title text not null,
      content text not null,
      ai_flag boolean not null,
      written_at timestamptz not null,
      replaced_at timestamptz not null,
      reviewed_again boolean not null
    )`.execute(db);
  await sql`create index post_versions_of on post_versions (post_id, id desc)`.execute(db);
  await sql`alter table post_categories add asks boolean not null default false`.execute(db);
  await sql`alter table posts add accepted_comment_id bigint references comments on delete set null`.execute(
    db,
  );
  await sql`create index posts_accepting on posts (accepted_comment_id) where accepted_comment_id is not null`.execute(
    db,
  );
  await sql`alter table account_closings
    add posts text not null default 'keep' check (posts in ('keep', 'delete'))`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table account_closings drop column posts`.execute(db);
  await sql`alter table posts drop column accepted_comment_id`.execute(db);
  await sql`alter table post_categories drop column asks`.execute(db);
  await sql`drop table post_versions`.execute(db);
}
