import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { removeRows } from '../../../../db/rows';
import { notFound } from '../../../../http/problem';
import { unknownGoods } from '../../../../labels/unknown-goods';
import { catalogueCache } from './cache';

/** Whether the service is among the person's favourites now, and how many people have it there. */
export interface Collected {
  collected: boolean;
  collect_count: number;
}

/**
 * Puts a service among the favourites, or takes it out. Doing it again changes nothing.
 * @throws HttpProblem 404 unknown service or draft
 */
export async function setCollected(
  core: Core,
  userId: number,
  goodsId: number,
  wanted: boolean,
): Promise<Collected> {
  const count = await core.db.transaction().execute(async (trx) => {
    if (wanted) await collect(trx, userId, goodsId, new Date(core.settings.clock.now()));
    else await forget(trx, userId, goodsId);
    return collectCount(trx, goodsId);
  });
  if (count === undefined) throw notFound(unknownGoods);
  catalogueCache(core).dropOwn(goodsId);
  return { collected: wanted, collect_count: count };
}

async function collect(trx: Db, userId: number, goodsId: number, now: Date): Promise<void> {
  await trx
    .insertInto('goods_collects')
    .columns(['user_id', 'goods_id', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('goods')
        .select((s) => [s.val(userId).as('user_id'), 'id as goods_id', s.val(now).as('created_at')])
        .where('id', '=', goodsId)
        .where('status', '<>', 0),
    )
    .onConflict((on) => on.doNothing())
    .execute();
}

async function forget(trx: Db, userId: number, goodsId: number): Promise<void> {
  await removeRows(trx, 'goods_collects', { user_id: userId, goods_id: goodsId });
}

async function collectCount(trx: Db, goodsId: number): Promise<number | undefined> {
  const row = await trx
    .selectFrom('goods')
    .select('collect_count')
    .where('id', '=', goodsId)
    .where('status', '<>', 0)
    .executeTakeFirst();
  return row?.collect_count;
}
