import type { Core } from '../../../core';
import type { StaffQueue } from '../../../queues/queue';
import { escalationLimits } from './limits';
import type { Late } from './words';

/** The first of some cases as the desk shows them; one that is gone since is left out. */
export async function namedOf(core: Core, queue: StaffQueue, ids: readonly number[]): Promise<Late['named']> {
  const first = ids.slice(0, escalationLimits.named);
  const shown = new Map((await queue.show(core, first)).map((one) => [one.id, one]));
  return first.flatMap((id) => shown.get(id) ?? []);
}
