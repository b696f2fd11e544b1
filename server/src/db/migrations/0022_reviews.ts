import { type Kysely, sql } from 'kysely';

/** The sums of a service's reviews; `withAppend` says which of them count as added to. */
async function summary(db: Kysely<unknown>, withAppend: string): Promise<void> {
  await sql`
    create or replace function appraise_summary_of(goods bigint) returns jsonb language sql stable as $$
      select jsonb_build_object(
        'total', count(*),
        'score', coalesce(round(avg(stars), 1), 0),
        'distribution', jsonb_build_array(
          count(*) filter (where stars = 5), count(*) filter (where stars = 4), count(*) filter (where stars = 3),
          count(*) filter (where stars = 2), count(*) filter (where stars = 1)),
        'rubrics', jsonb_build_object(
          'overall', coalesce(round(avg(stars), 1), 0),
          'professional', coalesce(round(avg(professional), 1), 0),
          'punctual', coalesce(round(avg(punctual), 1), 0),
          'communication', coalesce(round(avg(communication), 1), 0),
          'norm', coalesce(round(avg(norm), 1), 0)),
        'with_text', count(*) filter (where content <> ''),
        'with_images', count(*) filter (where cardinality(images) > 0),
        'with_append', count(*) filter (where ${sql.raw(withAppend)}),
        'low', count(*) filter (where stars <= 3),
        'tags', coalesce((
          select jsonb_agg(jsonb_build_object('name', name, 'count', n) order by n desc, name)
          from (
            select tag as name, count(*) as n
            from appraises a cross join unnest(a.tags) as tag
            where a.goods_id = appraise_summary_of.goods and a.status = 2
            group by tag order by n desc, tag limit 12
          ) named), '[]'::jsonb))
      from appraises where goods_id = appraise_summary_of.goods and status = 2
    $$`.execute(db);
}

/** Reviews of orders: moderation of a review and of its addition, each step kept. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table appraises
      add column append_status smallint check (append_status between 1 and 3),
      add column hidden_reason text not null default '',
      add column append_hidden_reason text not null default '',
      add constraint appraises_append_length check (char_length(append_content) <= 500)`.execute(db);
  // Additions were shown with their reviews until now.
  await sql`update appraises set append_status = 2 where append_content is not null`.execute(db);
  await sql`alter table appraises add constraint appraises_append_whole
    check ((append_status is null) = (append_content is null))`.execute(db);
  await summary(db, 'append_status = 2');

  await sql`
    create table appraise_history (
      id bigint generated always as identity primary key,
      appraise_id bigint not null references appraises on delete cascade,
      part text not null check (part in ('review', 'append')),
      event text not null,
      from_status smallint,
      to_status smallint not null,
      actor text not null,
      actor_id bigint,
      note text not null default '',
      at timestamptz not null
    )`.execute(db);
  await sql`create index appraise_history_of on appraise_history (appraise_id, id)`.execute(db);
  await sql`create index appraises_shown on appraises (created_at desc, id desc) where status = 2`.execute(
    db,
  );
  await sql`create index appraises_waiting on appraises (created_at, id)
    where status = 1 or append_status = 1`.execute(db);
  await sql`create index appraises_of_teacher on appraises (teacher_id, created_at desc, id desc)
    where status = 2`.execute(db);
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await summary(db, 'append_content is not null');
  await sql`drop index appraises_of_teacher, appraises_waiting, appraises_shown`.execute(db);
  await sql`drop table appraise_history`.execute(db);
  await sql`
    alter table appraises
      drop constraint appraises_append_whole,
      drop constraint appraises_append_length,
      drop column append_hidden_reason,
      drop column hidden_reason,
      drop column append_status`.execute(db);
}
