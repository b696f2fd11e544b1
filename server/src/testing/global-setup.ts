import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import '../areas';
import { startPostgres } from '../db/embedded/start';
import { migrate } from '../db/migrate';
import { prepareQueues } from '../jobs/jobs';
import { serverRoot } from '../paths';
import { bundle, bundleBrowser } from './bundle';
import { buildFileChecker } from './file-checker';
import { testFolder } from './folder';
import { running } from './running-postgres';

/** Name of the migrated database that each test file gets a copy of. */
const template = 'harbor_template';

/** Starts one PostgreSQL for all test files (or takes TEST_DATABASE_URL) and migrates the template. */
export default async function setup(): Promise<void> {
  process.env.HARBOR_TEST_KEYS = mkdtempSync(join(tmpdir(), 'harbor-keys-'));
  process.env.HARBOR_TEST_CHECKER = await buildFileChecker();
  // Threads run no sources: theirs are bundled as in the built server.
  const work = join(serverRoot, '.harbor', `work-${process.pid}`);
  await bundle({ work: 'src/work/work.ts', draw: 'src/web/drawing/draw.ts' }, work);
  await bundleBrowser(work);
  process.env.HARBOR_TEST_WORK = join(work, 'work.mjs');
  let url = process.env.TEST_DATABASE_URL;
  if (!url) {
    const folder = testFolder();
    // What is tested survives no crash of the machine, so the disk need not be waited for.
    const options = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'];
    running.postgres = await startPostgres(folder, { options, supervise: false });
    running.folder = folder;
    url = running.postgres.url;
  }
  const name = `${template}_${process.pid}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const templateUrl = new URL(url);
  templateUrl.pathname = `/${name}`;
  try {
    await migrate(templateUrl.href);
    await prepareQueues(templateUrl.href);
  } catch (error) {
    // Jest runs no teardown after a failed setup.
    await running.postgres?.stop();
    throw error;
  }
  process.env.HARBOR_TEST_SERVER = url;
  process.env.HARBOR_TEST_TEMPLATE = name;
}
