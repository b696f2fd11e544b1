import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadKeys } from '../keys/keys';

/** Gives a sandbox the keys that the first one of this test run has made: five pairs of them cost a second, and secrets are not tested. */
export async function shareKeys(dir: string): Promise<void> {
  const shared = process.env.HARBOR_TEST_KEYS;
  if (!shared) return;
  await loadKeys(shared);
  copyFileSync(join(shared, 'keys.json'), join(dir, 'keys.json'));
}
