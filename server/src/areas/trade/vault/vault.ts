import type { KeepDays, Vault } from '@harbor/contract';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { conflict, notFound } from '../../../http/problem';
import { toMoment, toMomentOrNull } from '../../../time';
import { deleteContent } from '../../base/files/delete-content';
import { holderKind } from '../../base/files/holders';
import { presentFile } from '../../base/files/present';
import { fileStatus } from '../../base/files/transitions';
import { viewable } from '../../base/files/view/viewable';
import { lockOrder, lockOwnOrder, ownOrder } from '../orders/queries';
import type { OrderRow } from '../orders/rows';
import { accessesOf } from './accesses';
import { deleteAt, keepDaysOf, whyKept } from './terms';
import { filesOfOrder, lookAnew } from './vault-files';

const noOrder = () => notFound('订单不存在');

async function present(db: Db, order: OrderRow): Promise<Vault> {
  const [rows, days] = await Promise.all([filesOfOrder(db, order.id), keepDaysOf(db, order.id)]);
  const accesses = await accessesOf(
    db,
    rows.map(({ id }) => id),
  );
  const why = whyKept(order);
  return {
    files: rows.map((row) => ({
      ...presentFile(row),
      group: holderKind(row.holder_kind ?? '').title,
      own: row.user_id === order.user_id,
      at: toMoment(row.held_at ?? row.created_at),
      deleted_at: toMomentOrNull(row.deleted_at),
      viewable: row.status === fileStatus.ready && viewable(row.type),
      accesses: accesses.get(row.id) ?? [],
    })),
    keep_days: days,
    delete_at: toMomentOrNull(deleteAt(order, days)),
    may_delete: why === '',
    why,
  };
}

/** The files of a person's order. @throws HttpProblem 404 for the order of somebody else */
export async function vaultOf({ db }: Pick<Core, 'db'>, userId: number, orderId: number): Promise<Vault> {
  const order = await ownOrder(db, userId, orderId);
  if (!order) throw noOrder();
  return present(db, order);
}

/** Chooses how long the files of an order are kept after its end. @throws HttpProblem 404 */
export async function chooseKeeping(
  { db, settings }: Core,
  userId: number,
  orderId: number,
  days: KeepDays,
): Promise<Vault> {
  const chosen_at = new Date(settings.clock.now());
  const order = await db.transaction().execute(async (trx) => {
    // The vault's turn locks the order too: it knows the new days, or is told to look again after it.
    const locked = await lockOwnOrder(trx, userId, orderId);
    await trx
      .insertInto('file_terms')
      .values({ order_id: orderId, days, chosen_at })
      .onConflict((on) => on.column('order_id').doUpdateSet({ days, chosen_at }))
      .execute();
    await lookAnew(trx, orderId);
    return locked;
  });
  return present(db, order);
}

/**
 * Deletes one file of an order, or all, at once and for good.
 * @throws HttpProblem 404 for another's order or file, 409 with the reason while the order needs its files
 */
export async function deleteNow(
  core: Core,
  userId: number,
  orderId: number,
  fileId: string | undefined,
): Promise<Vault> {
  const at = new Date(core.settings.clock.now());
  const gone = await core.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (order?.user_id !== userId) throw noOrder();
    const why = whyKept(order);
    if (why) throw conflict(why);
    const there = (await filesOfOrder(trx, orderId)).filter(({ status }) => status === fileStatus.ready);
    const meant = fileId === undefined ? there : there.filter(({ id }) => id === fileId);
    if (meant.length === 0) throw notFound('文件不存在或已删除');
    await deleteContent(trx, meant, { role: 'owner', userId, at });
    return meant;
  });
  for (const { id } of gone) await core.files.remove(id);
  return vaultOf(core, userId, orderId);
}
