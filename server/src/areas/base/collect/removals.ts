import type { DataOf } from '@harbor/contract';
import { type CollectKind, collectKinds } from '@harbor/contract/collect-kinds';
import type { Core } from '../../../core';
import { notFound } from '../../../http/problem';
import type { Tick } from '../../../jobs/define';
import { collectCounts, sourceOf } from './kinds';

/** A removal can be undone for so long, in ms; screens offer it for some seconds. */
const undoFor = 10 * 60_000;

/** Takes several favourites out; ids that are not among the person's own change nothing. */
export async function removeCollected(
  core: Core,
  userId: number,
  kind: CollectKind,
  ids: readonly number[],
): Promise<DataOf<'POST /user/del_collect'>> {
  const source = sourceOf(kind);
  const done = await core.db.transaction().execute(async (trx) => {
    const removed = (await source?.remove(trx, userId, ids)) ?? [];
    if (removed.length === 0) return { removed, undo: null };
    const { id } = await trx
      .insertInto('collect_removals')
      .values({
        user_id: userId,
        kind,
        items: JSON.stringify(removed),
        at: new Date(core.settings.clock.now()),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { removed, undo: id };
  });
  const removed = done.removed.map(({ id }) => id);
  source?.changed?.(core, removed);
  return { removed, undo: done.undo, counts: await collectCounts(core.db, userId) };
}

/**
 * Puts back what one removal took out.
 * @throws HttpProblem 404 for a removal of somebody else, one too long ago, or one that was undone already
 */
export async function restoreCollected(
  core: Core,
  userId: number,
  undo: number,
): Promise<DataOf<'POST /user/restore_collect'>> {
  const since = new Date(core.settings.clock.now() - undoFor);
  const removal = await core.db.transaction().execute(async (trx) => {
    const row = await trx
      .deleteFrom('collect_removals')
      .where('id', '=', undo)
      .where('user_id', '=', userId)
      .where('at', '>', since)
      .returning(['kind', 'items'])
      .executeTakeFirst();
    const kind = collectKinds.find((one) => one === row?.kind);
    if (!row || !kind) throw notFound('已超过可撤销的时间');
    await sourceOf(kind)?.restore(trx, userId, row.items);
    return { kind, ids: row.items.map(({ id }) => id) };
  });
  sourceOf(removal.kind)?.changed?.(core, removal.ids);
  return { restored: removal.ids, counts: await collectCounts(core.db, userId) };
}

/** Ends removals that nobody can undo any more. */
export const forgetRemovals: Tick = {
  name: 'collect.forget-removals',
  everySeconds: 3600,
  async run({ db, settings }) {
    await db
      .deleteFrom('collect_removals')
      .where('at', '<', new Date(settings.clock.now() - undoFor))
      .execute();
  },
};
