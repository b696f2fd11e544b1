import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');

/** Runs `npm run staff -- …` against the site under test. @returns what it prints */
export async function staffCommand(site: string | undefined, ...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    'node',
    [join(root, 'scripts/staff.mjs'), ...words, '--site', site ?? 'http://localhost:8080'],
    { cwd: root },
  );
  return stdout;
}
