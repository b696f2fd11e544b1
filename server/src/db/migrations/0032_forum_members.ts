import { type Kysely, sql } from 'kysely';

/** What members do in the forum: likes, favourites, follows, names, blocks, what they read, and drafts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, thing] of [
    ['post_likes', 'post'],
    ['post_collects', 'post'],
    ['comment_likes', 'comment'],
  ]) {
    await sql`
      create table ${sql.raw(`${table}`)} (
        ${sql.raw(`${thing}_id`)} bigint not null references ${sql.raw(`${thing}s`)} on delete cascade,
        user_id bigint not null references users,
        created_at timestamptz not null,
        primary key (${sql.raw(`${thing}_id`)}, user_id)
      )`.execute(db);
    await sql`create index ${sql.raw(`${table}_of_user`)}
      on ${sql.raw(`${table}`)} (user_id, created_at desc, ${sql.raw(`${thing}_id`)} desc)`.execute(db);
  }
  await sql`
    create table member_follows (
      user_id bigint not null references users,
      followed_id bigint not null references users,
      created_at timestamptz not null,
      primary key (user_id, followed_id),
      check (user_id <> followed_id)
    )`.execute(db);
  await sql`create index member_fans on member_follows (followed_id, created_at desc, user_id desc)`.execute(
    db,
  );
  await sql`create index member_followed on member_follows (user_id, created_at desc, followed_id desc)`.execute(
    db,
  );
  await sql`
    create table member_remarks (
      user_id bigint not null references users,
      member_id bigint not null references users,
      remark text not null check (char_length(remark) between 1 and 20),
      primary key (user_id, member_id)
    )`.execute(db);
  await sql`
    create table member_blocks (
      user_id bigint not null references users,
      blocked_id bigint not null references users,
      created_at timestamptz not null,
      primary key (user_id, blocked_id),
      check (user_id <> blocked_id)
    )`.execute(db);
  await sql`create index member_blocked on member_blocks (blocked_id)`.execute(db);
  await sql`create index member_remarked on member_remarks (member_id)`.execute(db);
  await sql`
    create table post_views (
      post_id bigint not null references posts on delete cascade,
      visitor text not null,
      day date not null,
      primary key (post_id, day, visitor)
    )`.execute(db);
  await sql`create index post_views_by_day on post_views (day)`.execute(db);
  await sql`
    create table post_reads (
      user_id bigint not null references users,
      post_id bigint not null references posts on delete cascade,
      viewed_at timestamptz not null,
      primary key (user_id, post_id)
    )`.execute(db);
  await sql`create index post_reads_newest on post_reads (user_id, viewed_at desc, post_id desc)`.execute(db);
  await sql`create index post_reads_by_time on post_reads (viewed_at)`.execute(db);
  await sql`
    create table post_drafts (
      id bigint primary key,
      user_id bigint not null references users,
      post_id bigint unique references posts on delete cascade,
      title text not null default '',
      content text not null default '',
      excerpt text not null default '',
      category_id bigint references post_categories,
      topics jsonb not null default '[]',
      ai_flag boolean not null default false,
      version integer not null default 1,
      created_at timestamptz not null,
      saved_at timestamptz not null
    )`.execute(db);
  await sql`create index post_drafts_of_user on post_drafts (user_id, saved_at desc, id desc)`.execute(db);
  await sql`
    create table ip_regions (
      first inet primary key,
      last inet not null,
      region text not null,
      check (first <= last)
    )`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table ip_regions, post_drafts, post_reads, post_views, member_blocks, member_remarks, member_follows,
    comment_likes, post_collects, post_likes`.execute(db);
}
