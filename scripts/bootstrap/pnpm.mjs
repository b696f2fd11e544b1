import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/**
 * Command and first arguments that run pnpm in the version that package.json names. It comes through npx, so that nothing
 * has to be on the machine but Node.
 */
export function pnpm() {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return ['npx', '--yes', packageManager];
}
