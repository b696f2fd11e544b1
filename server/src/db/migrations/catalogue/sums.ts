import { type Kysely, sql } from 'kysely';

/**
 * What lists need is kept on `goods` itself, by the database, so that no writer can forget it: the cheapest price, the
 * search index, the sums of the reviews, the number of favourites. Every change of a service is announced on the
 * channel `catalogue` with the service's id (0 = a category), followed by ` own` when only its own page shows it.
 */
export async function catalogueSums(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function goods_before_write() returns trigger language plpgsql as $$
    declare
      category text;
      words text;
      cheapest record;
    begin
      select title into category from categories where id = new.category_id;
      select coalesce(min(price_fen), 0) as price_fen, coalesce(min(days), new.deliver_days) as days,
        coalesce((array_agg(revisions order by (days = new.deliver_days) desc, sort, id))[1], new.free_revisions) as revisions
        into cheapest from goods_specs where goods_id = new.id;
      new.price_fen := case when new.price_mode = 3 then 0 else cheapest.price_fen end;
      new.min_days := cheapest.days;
      new.free_revisions := cheapest.revisions;
      words := search_normal(array_to_string(
        array[new.title, new.subtitle, category] || new.tags || new.suitable_for || new.included, E'\n'));
      if new.search_text is not distinct from words then return new; end if;
      new.search_text := words;
      new.search := setweight(search_vector(new.title), 'A')
        || setweight(search_vector(array_to_string(array[new.subtitle, category] || new.tags, E'\x01')), 'B')
        || setweight(search_vector(array_to_string(new.suitable_for || new.included, E'\x01')), 'C');
      return new;
    end $$`.execute(db);
  await sql`create trigger goods_before_write before insert or update on goods
    for each row execute function goods_before_write()`.execute(db);

  await sql`
    create function goods_changed() returns trigger language plpgsql as $$
    declare
      at text := coalesce(new.id, old.id)::text;
    begin
      if tg_op = 'UPDATE' then
        new.collect_count := old.collect_count;
        new.updated_at := old.updated_at;
        if new is not distinct from old then at := at || ' own'; end if;
      end if;
      perform pg_notify('catalogue', at);
      return null;
    end $$`.execute(db);
  await sql`create trigger goods_changed after insert or update or delete on goods
    for each row execute function goods_changed()`.execute(db);

  await sql`
    create function category_changed() returns trigger language plpgsql as $$
    begin
      update goods set updated_at = now() where category_id = new.id;
      perform pg_notify('catalogue', '0');
      return null;
    end $$`.execute(db);
  await sql`create trigger category_changed after insert or update on categories
    for each row execute function category_changed()`.execute(db);

  // A change of a specification passes through its service, whose trigger does the sums and tells everybody.
  await sql`
    create function goods_child_changed() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and new is not distinct from old then return null; end if;
      if tg_op = 'UPDATE' and (new.goods_id, new.price_fen, new.days, new.revisions, new.sort, new.name, new.description)
          is not distinct from (old.goods_id, old.price_fen, old.days, old.revisions, old.sort, old.name, old.description) then
        -- Only the stock moved: nothing to sum up, and the service's row stays free for other buyers.
        perform pg_notify('catalogue', new.goods_id || ' own');
        return null;
      end if;
      update goods set updated_at = now() where id in (new.goods_id, old.goods_id);
      return null;
    end $$`.execute(db);
  await sql`create trigger goods_specs_changed after insert or update or delete on goods_specs
    for each row execute function goods_child_changed()`.execute(db);

  await sql`
    create function count_goods_collects() returns trigger language plpgsql as $$
    begin
      update goods set collect_count = collect_count + n * case tg_op when 'INSERT' then 1 else -1 end
      from (select goods_id, count(*) as n from changed group by goods_id) c where goods.id = c.goods_id;
      return null;
    end $$`.execute(db);
  await sql`create trigger goods_collects_inserted after insert on goods_collects referencing new table as changed
    for each statement execute function count_goods_collects()`.execute(db);
  await sql`create trigger goods_collects_deleted after delete on goods_collects referencing old table as changed
    for each statement execute function count_goods_collects()`.execute(db);

  await sql`
    create function appraise_summary_of(goods bigint) returns jsonb language sql stable as $$
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
        'with_append', count(*) filter (where append_content is not null),
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

  // The service is locked first: the sums are then taken by a statement that sees every review committed before.
  await sql`
    create function refresh_goods_reviews(ids bigint[]) returns void language plpgsql as $$
    begin
      perform 1 from goods where id = any(ids) order by id for no key update;
      update goods set
        appraise_summary = s.summary,
        appraise_count = (s.summary->>'total')::integer,
        score = (s.summary->>'score')::numeric
      from (select id, appraise_summary_of(id) as summary from unnest(ids) as id) s
      where goods.id = s.id;
    end $$`.execute(db);
  await sql`
    create function appraises_changed() returns trigger language plpgsql as $$
    begin
      perform refresh_goods_reviews(array(select distinct goods_id from changed));
      return null;
    end $$`.execute(db);
  await sql`create trigger appraises_inserted after insert on appraises referencing new table as changed
    for each statement execute function appraises_changed()`.execute(db);
  await sql`create trigger appraises_updated after update on appraises referencing new table as changed
    for each statement execute function appraises_changed()`.execute(db);
  await sql`create trigger appraises_deleted after delete on appraises referencing old table as changed
    for each statement execute function appraises_changed()`.execute(db);
}
