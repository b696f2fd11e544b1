import { teacherApplyStatus as a } from '@harbor/contract/teacher-apply-status';
import type { Core } from '../../../../core';
import { conflict } from '../../../../http/problem';
import { settingIn } from '../../../../site-settings/read';
import { audit } from '../../../base/accounts/audit';
import { moveApplication } from '../move';
import { isMine, lockApplication, whileOpen } from './locked';

/**
 * Opens an application for one of the team, for half an hour; opening it again begins the half hour anew. What somebody
 * left open for longer can be taken over.
 * @throws HttpProblem 404, 409 for one that somebody else has open, or that is decided
 */
export async function openApplicationFor(core: Core, staffId: number, id: number): Promise<void> {
  await core.db.transaction().execute(async (trx) => {
    const row = await lockApplication(trx, id);
    const now = new Date(core.settings.clock.now());
    if (
      row.status === a.reviewing &&
      !isMine(row, staffId, now) &&
      row.locked_until !== null &&
      row.locked_until > now
    )
      throw conflict('其他同事正在审核这份申请');
    const minutes = await settingIn(trx, 'certify.lock');
    const until = new Date(now.getTime() + minutes * 60_000);
    await moveApplication(
      trx,
      row,
      'open',
      { actor: 'operator', actorId: staffId, at: now },
      { locked_by: staffId, locked_until: until },
    );
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: staffId },
      action: 'teacher_apply.open',
      object: ['teacher_application', String(id)],
    });
  });
}

/** Puts an application back into the queue. @throws HttpProblem 404, 409 */
export const closeApplication = (core: Core, staffId: number, id: number): Promise<void> =>
  whileOpen(core, staffId, id, 'teacher_apply.close', async (trx, row, at) => {
    await moveApplication(trx, row, 'close', { actor: 'operator', actorId: staffId, at });
    return {};
  });
