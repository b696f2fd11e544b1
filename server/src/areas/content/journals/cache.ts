import { announcedAnswers } from '../../../cache/announced';
import type { Db } from '../../../db/connect';
import { notifyChannel } from '../../../db/notify-hub';

/** On which processes hear of a new state of the library. */
export const libraryChannel = 'journals';

/** What everybody reads of the library. Every new state of it ends it. */
export const {
  cached,
  invalidate: invalidateJournals,
  heard: heardOfJournals,
} = announcedAnswers({ channel: libraryChannel, atMost: 2000, longer: { ms: 30_000, endsWithWrites: true } });

/**
 * Raises the library's number in the transaction that changes it, and tells all processes with the commit: they make what
 * they search anew.
 */
export async function libraryChanged(trx: Db): Promise<number> {
  const { version } = await trx
    .updateTable('journal_library')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .returning('version')
    .executeTakeFirstOrThrow();
  await notifyChannel(trx, libraryChannel, String(version));
  return version;
}

/** The number of the library's state. */
export async function libraryVersion(db: Db): Promise<number> {
  const { version } = await db.selectFrom('journal_library').select('version').executeTakeFirstOrThrow();
  return version;
}
