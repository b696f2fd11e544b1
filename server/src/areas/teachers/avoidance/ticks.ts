import type { Core } from '../../../core';
import type { Tick } from '../../../jobs/define';
import { changedTeachers } from './known';
import { refreshTeacher } from './terms';

const batch = 50;

/**
 * Finds anew under which lists teachers fall whose profile changed. The check under an order's lock does not wait for it; lists
 * of orders follow within the minute.
 * @returns how many were looked at
 */
export async function refreshChanged(core: Core): Promise<number> {
  const ids = await changedTeachers(core.db, batch);
  for (const id of ids) await core.db.transaction().execute((trx) => refreshTeacher(trx, id));
  return ids.length;
}

export const avoidanceTicks: Tick[] = [
  {
    name: 'avoidance.refresh',
    everySeconds: 60,
    run: async (core) => {
      while ((await refreshChanged(core)) === batch);
    },
  },
];
