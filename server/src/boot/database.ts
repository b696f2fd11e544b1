import { startPostgres } from '../db/embedded/start';
import { migrate } from '../db/migrate';
import { prepareQueues } from '../jobs/jobs';
import type { Settings } from '../settings';
import { StartError } from './start-error';

/** The database of this server, migrated. */
export interface OpenedDatabase {
  url: string;
  /** Stops PostgreSQL if this server started it. */
  stop(): Promise<void>;
}

const withoutPassword = (url: string) => url.replace(/(:\/\/[^:@/]+:)[^@]+@/, '$1***@');

async function open(settings: Settings, report: (message: string) => void): Promise<OpenedDatabase> {
  if (settings.databaseUrl) return { url: settings.databaseUrl, stop: async () => {} };
  try {
    return await startPostgres(settings.dataDir, { report });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `PostgreSQL could not be started: ${reason}`,
      'Set DATABASE_URL to use another one.',
    );
  }
}

/** Opens the database and brings it to the newest shape. @throws StartError saying what to do */
export async function openMigrated(
  settings: Settings,
  report: (message: string) => void,
): Promise<OpenedDatabase> {
  const database = await open(settings, report);
  try {
    const done = await migrate(database.url);
    if (done.length > 0) report(`Database migrated: ${done.join(', ')}`);
    await prepareQueues(database.url);
    return database;
  } catch (error) {
    await database.stop();
    const reason = error instanceof Error ? error.message || String(error) : String(error);
    throw new StartError(
      `The database at ${withoutPassword(database.url)} cannot be used: ${reason}`,
      settings.databaseUrl
        ? 'Check DATABASE_URL and that PostgreSQL 14 or newer runs there.'
        : 'The lines above say why.',
    );
  }
}
