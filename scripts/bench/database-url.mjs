import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Address of the database that a server keeps in its data folder; only while it runs, and for who may read the folder. */
export function databaseUrl(dataFolder) {
  const read = (name) => readFileSync(join(dataFolder, 'postgres', name), 'utf8').trim();
  return `postgres://harbor:${read('harbor.password')}@127.0.0.1:${read('harbor.port')}/harbor`;
}
