import { type Kysely, sql } from 'kysely';

/** What a service keeps of its specifications; of those that are not retired, once they can be. */
export async function goodsBeforeWrite(db: Kysely<unknown>, canRetire: boolean): Promise<void> {
  const sold = canRetire ? sql`and retired_at is null` : sql``;
  await sql`
    create or replace function goods_before_write() returns trigger language plpgsql as $$
    declare
      category text;
      words text;
      cheapest record;
    begin
      select title into category from categories where id = new.category_id;
      select coalesce(min(price_fen), 0) as price_fen, coalesce(min(days), new.deliver_days) as days,
        coalesce((array_agg(revisions order by (days = new.deliver_days) desc, sort, id))[1], new.free_revisions) as revisions
        into cheapest from goods_specs where goods_id = new.id ${sold};
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
}

/** Tells of a specification that changed; that one was retired is such a change. */
export async function specChanged(db: Kysely<unknown>, canRetire: boolean): Promise<void> {
  const [added, before] = canRetire ? [sql`, new.retired_at`, sql`, old.retired_at`] : [sql``, sql``];
  await sql`
    create or replace function goods_child_changed() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and new is not distinct from old then return null; end if;
      if tg_op = 'UPDATE' and (new.goods_id, new.price_fen, new.days, new.revisions, new.sort, new.name, new.description${added})
          is not distinct from (old.goods_id, old.price_fen, old.days, old.revisions, old.sort, old.name, old.description${before}) then
        -- Only the stock moved: nothing to sum up, and the service's row stays free for other buyers.
        perform pg_notify('catalogue', new.goods_id || ' own');
        return null;
      end if;
      update goods set updated_at = now() where id in (new.goods_id, old.goods_id);
      return null;
    end $$`.execute(db);
}
