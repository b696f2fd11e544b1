import type { Core } from '../core';
import type { Db } from '../db/connect';
import { insertRow } from '../db/rows';
import { demoServices } from './catalogue/services';
import { Chance } from './chance';
import { demoReviewers } from './members';

const buyer = 1;
const buyersChoice = [1, 33, 18, 37];

/** Favourites: the better a service sells, the more people have it. */
export async function seedFavourites(trx: Db, core: Core): Promise<void> {
  const chance = new Chance(4711);
  const now = core.settings.clock.now();
  const people = demoReviewers();
  const rows = demoServices().flatMap(({ id, sales }) => {
    const share = Math.min(0.8, sales / 2500 + 0.03);
    const fans = people.filter(() => chance.is(share)).map((person) => person.id);
    if (buyersChoice.includes(id)) fans.push(buyer);
    return fans.map((user_id) => ({
      user_id,
      goods_id: id,
      created_at: new Date(now - chance.int(1, 300) * 86_400_000),
    }));
  });
  await insertRow(trx, 'goods_collects', rows);
}
