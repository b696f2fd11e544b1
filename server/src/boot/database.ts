import { migrate } from '../db/migrate';
import { prepareQueues } from '../jobs/jobs';
import type { Settings } from '../settings';
import type { Phases } from './phases';
import { StartError } from './start-error';

const withoutPassword = (url: string) => url.replace(/(:\/\/[^:@/]+:)[^@/]+@/, '$1***@');

/** Brings the database and the queues in it to their newest shape. @throws StartError saying what to do */
export async function prepareDatabase(
  settings: Settings,
  url: string,
  report: (message: string) => void,
  during: Phases['during'],
): Promise<void> {
  try {
    const done = await during('migrations', () => migrate(url));
    if (done.length > 0) report(`Database migrated: ${done.join(', ')}`);
    await during('queues', () => prepareQueues(url));
  } catch (error) {
    const reason = error instanceof Error ? error.message || String(error) : String(error);
    throw new StartError(
      `The database at ${withoutPassword(url)} cannot be used: ${reason}`,
      settings.databaseUrl
        ? 'Check DATABASE_URL and that PostgreSQL 14 or newer runs there.'
        : 'The lines above say why.',
    );
  }
}
