import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import pg from 'pg';
import { running } from './running-postgres';

/** Stops the PostgreSQL of this run, or drops the template from a given one. */
export default async function teardown(): Promise<void> {
  rmSync(process.env.HARBOR_TEST_KEYS ?? '', { recursive: true, force: true });
  if (process.env.HARBOR_TEST_CHECKER)
    rmSync(dirname(process.env.HARBOR_TEST_CHECKER), { recursive: true, force: true });
  if (process.env.HARBOR_TEST_WORK)
    rmSync(dirname(process.env.HARBOR_TEST_WORK), { recursive: true, force: true });
  if (running.postgres) {
    await running.postgres.stop();
    if (running.folder) rmSync(running.folder, { recursive: true, force: true });
    return;
  }
  const client = new pg.Client({ connectionString: process.env.HARBOR_TEST_SERVER });
  await client.connect();
  for (const name of ['', '_demo'])
    await client.query(`drop database if exists ${process.env.HARBOR_TEST_TEMPLATE}${name} with (force)`);
  await client.end();
}
