import type { DataOf } from '@harbor/contract';
import type { Core } from '../../../../core';
import { audit } from '../../../base/accounts/audit';
import { recomputeAll } from '../figures/ticks';

/** All levels, credit and rates anew, at somebody's word. */
export async function recomputeForDesk(
  core: Core,
  staffId: number,
): Promise<DataOf<'POST /staff/teacher/level/recompute'>> {
  const done = await recomputeAll(core);
  await audit(core.db, core.settings.clock, {
    actor: { type: 'staff', id: staffId },
    action: 'teacher.recompute',
    detail: { count: done.changed },
  });
  return done;
}
