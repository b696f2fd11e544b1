import { Migrator } from 'kysely';
import { openDatabase, openPool } from './connect';
import { migrations } from './migrations';

/**
 * Brings the database to the newest shape. Kysely holds an advisory lock meanwhile, so servers that start together wait
 * for one another; a second run does nothing.
 * @throws Error naming the migration that failed; the database is left as it was.
 */
export async function migrate(url: string): Promise<string[]> {
  // Nobody waits for an answer yet: a database on a busy machine has a minute for the connection.
  const db = openDatabase(openPool(url, { max: 1, limits: false, patience: 20 }));
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
    const { error, results = [] } = await migrator.migrateToLatest();
    if (error) {
      const failed = results.find((result) => result.status === 'Error')?.migrationName ?? 'the migrations';
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`Migration ${failed} failed: ${reason}`, { cause: error });
    }
    return results.map((result) => result.migrationName);
  } finally {
    await db.destroy();
  }
}
