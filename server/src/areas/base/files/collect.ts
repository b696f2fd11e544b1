import type { Core } from '../../../core';
import type { Tick } from '../../../jobs/define';
import { untilNone } from '../../../jobs/until-none';
import { fileLimits } from './limits';
import { moveFile } from './move';
import { fileStatus } from './transitions';

const batch = 100;

/** Uploads that nobody continues, and files that nothing holds. @returns how many it found: others may have taken some */
export async function collectLoose(core: Core): Promise<number> {
  const now = new Date(core.settings.clock.now());
  const loose = await core.db
    .selectFrom('files')
    .selectAll()
    .where('holder_kind', 'is', null)
    .where('status', '<>', fileStatus.deleted)
    .where('updated_at', '<=', new Date(now.getTime() - fileLimits.looseFor))
    .orderBy('updated_at')
    .limit(batch)
    .execute();
  for (const row of loose) {
    // Somebody may take it up at this very moment.
    const collected = await moveFile(core.db, row, 'collect', now).catch(() => false);
    if (collected) await core.files.remove(row.id);
  }
  return loose.length;
}

/** How long bytes without a row lie before they are no file that is just being made, in ms. */
const leftoverAge = 3600_000;

/** Names that one query asks for. */
const lookedUpAtOnce = 1000;

/** Removes bytes that no file needs, as the end of a server between commit and removal leaves them. */
export async function collectLeftovers(core: Core, olderThan = leftoverAge): Promise<string[]> {
  const before = Date.now() - olderThan;
  const old = (await core.files.list()).filter(({ since }) => since.getTime() <= before);
  const removed: string[] = [];
  for (let from = 0; from < old.length; from += lookedUpAtOnce) {
    const names = old.slice(from, from + lookedUpAtOnce).map(({ name }) => name);
    const rows = await core.db
      .selectFrom('files')
      .select('id')
      .where('id', 'in', names)
      .where('status', '<>', fileStatus.deleted)
      .execute();
    const needed = new Set(rows.map(({ id }) => id));
    for (const name of names) {
      if (needed.has(name)) continue;
      await core.files.removeNamed(name);
      removed.push(name);
    }
  }
  return removed;
}

/** Loose files and leftovers go. */
export const collectFiles: Tick = {
  name: 'files.collect',
  everySeconds: 600,
  async run(core) {
    await untilNone(() => collectLoose(core), batch);
    await collectLeftovers(core);
  },
};
