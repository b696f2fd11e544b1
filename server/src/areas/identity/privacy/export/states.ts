import { type ExportStatus, exportStatus as s } from '@harbor/contract/privacy-states';
import type { Updateable } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import type { DB } from '../../../../db/schema';
import { defineMachine } from '../../../../machine';

/** What happens to an export. */
export type ExportEvent = 'start' | 'finish' | 'fail' | 'expire';

/** Every legal step of an export. A job that was cut off starts again. */
export const exportTransitions: readonly { event: ExportEvent; from: ExportStatus[]; to: ExportStatus }[] = [
  { event: 'start', from: [s.queued, s.running], to: s.running },
  { event: 'finish', from: [s.running], to: s.ready },
  { event: 'fail', from: [s.queued, s.running], to: s.failed },
  { event: 'expire', from: [s.ready], to: s.expired },
];

/**
 * Takes an export one step further; the only place that changes `data_exports.status`.
 * @returns its owner, or undefined when the export is gone or not where the step begins
 */
export async function moveExport(
  core: Core,
  db: Db,
  id: string,
  event: ExportEvent,
  change: Updateable<DB['data_exports']> = {},
): Promise<number | undefined> {
  const at = new Date(core.settings.clock.now());
  const [moved] = await exportMachine.moveAll(db, event, undefined, (eb) => eb('id', '=', id), {
    ...change,
    updated_at: at,
  });
  return moved?.user_id;
}

const exportMachine = defineMachine<{ id: string; status: ExportStatus }, undefined>()({
  table: 'data_exports',
  key: 'id',
  steps: exportTransitions,
});
