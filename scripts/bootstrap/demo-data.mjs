import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { frontends } from './build.mjs';
import { fingerprint, isUpToDate, remember } from './fingerprint.mjs';
import { freePort } from './port.mjs';
import { stateFolder } from './run.mjs';
import { step } from './say.mjs';
import { scratchFolder } from './scratch.mjs';
import { startSite, stopSite } from './site.mjs';

const name = 'demo-data';
const folder = join(stateFolder, name);

/** Owners included: PostgreSQL refuses files of others. */
function copy(from, to) {
  mkdirSync(to, { recursive: true });
  execFileSync('cp', ['-Rp', `${from}/.`, to]);
}

/**
 * Keeps the data folder that the built site makes at its first start with the demo, for browser tests to begin with: to
 * copy it takes a fraction of making it. Made anew for another build and on another day, as the demo tells of the days
 * before it.
 */
export async function prepareDemoData() {
  const builds = ['server', ...frontends()].map((part) => join(part, 'dist'));
  const print = `${fingerprint(builds)} ${new Date().toDateString()}`;
  if (existsSync(folder) && isUpToDate(name, print)) return;
  await step('Making the demo data', async () => {
    const scratch = scratchFolder('harbor-demo-');
    try {
      const env = { HARBOR_DATA: scratch, HARBOR_LOG: 'error', NODE_ENV: 'production' };
      await stopSite(await startSite({ port: await freePort(), env }));
      rmSync(folder, { recursive: true, force: true });
      copy(scratch, folder);
    } finally {
      rmSync(scratch, { recursive: true, force: true });
    }
    remember(name, print);
  });
}

/** Copies it into a folder, which is made if need be. */
export const copyDemoData = (to) => copy(folder, to);
