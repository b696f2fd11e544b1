import type { DeskPress } from '@harbor/contract';
import { pressStatus } from '@harbor/contract/press-status';
import type { Core } from '../../../core';
import { conflict } from '../../../http/problem';
import { writeLine } from './audit-line';
import { deskPress, lockPress } from './read';

/**
 * Keeps an article at the top of the front page, in place of the one that was kept there. It stays until the team lets it
 * go or takes it offline.
 * @throws HttpProblem 404 · 409 readers do not see it
 */
export async function pinPress(core: Core, staffId: number, id: number): Promise<DeskPress> {
  const now = new Date(core.settings.clock.now());
  await core.db.transaction().execute(async (trx) => {
    const row = await lockPress(trx, id);
    if (row.status !== pressStatus.published) throw conflict('只有已发布的头条可以置顶');
    await trx
      .insertInto('press_pin')
      .values({ press_id: id, pinned_at: now })
      .onConflict((on) => on.column('one').doUpdateSet({ press_id: id, pinned_at: now }))
      .execute();
    await writeLine(core, trx, staffId, {
      action: 'press.pin',
      object: ['press', String(id)],
      detail: { title: row.title },
    });
  });
  return deskPress(core.db, id);
}

/** Lets an article go from the top: the hottest one stands there again. @throws HttpProblem 404 · 409 it is not at the top */
export async function unpinPress(core: Core, staffId: number, id: number): Promise<DeskPress> {
  await core.db.transaction().execute(async (trx) => {
    const { title } = await lockPress(trx, id);
    const gone = await trx
      .deleteFrom('press_pin')
      .where('press_id', '=', id)
      .returning('press_id')
      .executeTakeFirst();
    if (!gone) throw conflict('这篇头条没有置顶，或刚被其他同事换下');
    await writeLine(core, trx, staffId, {
      action: 'press.unpin',
      object: ['press', String(id)],
      detail: { title },
    });
  });
  return deskPress(core.db, id);
}
