import { exportStatus } from '@harbor/contract/privacy-states';
import type { Core } from '../../../../core';
import type { Tick } from '../../../../jobs/define';
import { removeExport } from './file';
import { moveExport } from './states';

const batch = 50;

/** Ends exports whose time is over, with their files, and gives up those whose job stands still. */
export async function endExports(core: Core): Promise<void> {
  const { clock, dataDir, privacy } = core.settings;
  const now = clock.now();
  const over = await core.db
    .selectFrom('data_exports')
    .select(['id', 'status'])
    .where((eb) =>
      eb.or([
        eb.and([eb('status', '=', exportStatus.ready), eb('expires_at', '<=', new Date(now))]),
        eb.and([
          eb('status', 'in', [exportStatus.queued, exportStatus.running]),
          eb('updated_at', '<', new Date(now - privacy.exportGivenUp)),
        ]),
      ]),
    )
    .limit(batch)
    .execute();
  for (const { id, status } of over) {
    const event = status === exportStatus.ready ? 'expire' : 'fail';
    await moveExport(core, core.db, id, event, { file_key: null });
    await removeExport(dataDir, id);
  }
}

/** Seals the keys of files anew when the newest key of the site is another one. */
async function rekeyExports({ db, cipher }: Core): Promise<void> {
  const old = await db
    .selectFrom('data_exports')
    .select(['id', 'file_key'])
    .where('file_key', 'is not', null)
    .where('file_key', 'not like', `${cipher.newest}.%`)
    .limit(batch)
    .execute();
  for (const { id, file_key } of old) {
    const place = `data_exports.file_key:${id}`;
    const sealed = cipher.seal(cipher.open(file_key ?? '', place), place);
    await db
      .updateTable('data_exports')
      .set({ file_key: sealed })
      .where('id', '=', id)
      .where('file_key', '=', file_key)
      .execute();
  }
}

/** Recurs for exports. */
export const exportTicks: Tick[] = [
  { name: 'privacy.end-exports', everySeconds: 300, run: endExports },
  { name: 'privacy.rekey', everySeconds: 600, run: rekeyExports },
];
