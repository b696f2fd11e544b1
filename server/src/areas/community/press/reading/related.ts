import type { PressCard, PressTag } from '@harbor/contract';
import { pressSorts } from '@harbor/contract/press-status';
import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import { pressLimits } from '../limits';
import type { PressRow } from '../rows';
import { cardsOf } from './cards';
import { firstCards } from './lists';
import { tagsByIds } from './shelves';

/** Of each tag so many of the newest are looked at: more say nothing new. */
const looked = 60;

/** Others with the same tags, those that share most of them first; the newest of the same type fill up. */
export async function relatedTo(db: Db, row: Pick<PressRow, 'id' | 'type'>): Promise<PressCard[]> {
  const { rows } = await sql<{ id: number }>`
    select other.press_id as id from press_tag_links own
    cross join lateral (
      select press_id, published_at from press_tag_links
      where tag_id = own.tag_id and published_at is not null and press_id <> ${row.id}
      order by published_at desc, press_id desc limit ${looked}
    ) other
    where own.press_id = ${row.id}
    group by other.press_id
    order by count(*) desc, max(other.published_at) desc, other.press_id desc limit ${pressLimits.related}`.execute(
    db,
  );
  const ids = rows.map(({ id }) => id);
  const related = await cardsOf(db, ids);
  if (related.length >= pressLimits.related) return related;
  const more = await firstCards(db, {
    sort: pressSorts.latest,
    limit: pressLimits.related,
    where: sql`p.type = ${row.type} and p.id <> all(${[...ids, row.id]}::bigint[])`,
  });
  return [...related, ...more].slice(0, pressLimits.related);
}

/** Tags that stand beside those of an article, the most frequent first. */
export async function relatedTags(db: Db, id: number): Promise<PressTag[]> {
  const { rows } = await sql<{ id: number }>`
    select beside.tag_id as id from press_tag_links own
    cross join lateral (
      select press_id from press_tag_links
      where tag_id = own.tag_id and published_at is not null and press_id <> ${id}
      order by published_at desc, press_id desc limit ${looked}
    ) other
    join press_tag_links beside on beside.press_id = other.press_id
    where own.press_id = ${id}
      and beside.tag_id not in (select tag_id from press_tag_links where press_id = ${id})
    group by beside.tag_id order by count(*) desc, beside.tag_id limit ${pressLimits.relatedTags}`.execute(
    db,
  );
  return tagsByIds(
    db,
    rows.map(({ id: tag }) => tag),
  );
}
