import type { GoodsCard } from '@harbor/contract';
import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import { privacySettingsOf } from '../../../identity/privacy/settings';

/** How many of the newest favourites and orders speak for what somebody is interested in. */
const looked = 50;

/** Categories that a person collected or bought from, the most frequent first. */
async function interests(db: Db, userId: number): Promise<number[]> {
  const { rows } = await sql<{ category_id: number }>`
    select category_id from (
      (select g.category_id from goods_collects c join goods g on g.id = c.goods_id
        where c.user_id = ${userId} order by c.created_at desc limit ${looked})
      union all
      (select (o.goods->>'category_id')::integer from orders o
        where o.user_id = ${userId} order by o.created_at desc limit ${looked})
    ) seen
    group by category_id order by count(*) desc, category_id`.execute(db);
  return rows.map((row) => row.category_id);
}

/**
 * Recommended services in the order for one person: what they are interested in comes first, within it the shop's own
 * order. Only with their consent; everybody else gets the shop's order, which is the same for all.
 */
export async function forYou(db: Db, cards: GoodsCard[], userId: number | undefined): Promise<GoodsCard[]> {
  if (userId === undefined || !(await privacySettingsOf(db, userId)).recommend) return cards;
  const liked = await interests(db, userId);
  const rank = ({ category_id }: GoodsCard) => {
    const at = liked.indexOf(category_id);
    return at === -1 ? liked.length : at;
  };
  return [...cards].sort((a, b) => rank(a) - rank(b));
}
