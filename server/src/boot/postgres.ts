import { startPostgres } from '../db/embedded/start';
import type { Settings } from '../settings';
import { StartError } from './start-error';

/** The database of this server. */
export interface OpenedPostgres {
  url: string;
  /** Stops PostgreSQL if this server started it. */
  stop(): Promise<void>;
}

/** Opens the database that the settings name, or the embedded one. @throws StartError saying what to do */
export async function openPostgres(
  settings: Settings,
  report: (message: string) => void,
): Promise<OpenedPostgres> {
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
