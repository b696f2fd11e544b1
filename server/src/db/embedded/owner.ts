import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from './postmaster';

const file = (folder: string) => join(folder, 'harbor.owner');

/**
 * Makes this process the one that revives and stops the postmaster of `folder`.
 * False when it was adopted and another living server owns it: then this one is its guest and leaves it running.
 */
export function claimOwnership(folder: string, adopted: boolean): boolean {
  try {
    const owner = Number(readFileSync(file(folder), 'utf8'));
    if (adopted && owner !== process.pid && isAlive(owner)) return false;
  } catch {
    // Nobody owned it yet.
  }
  writeFileSync(file(folder), String(process.pid));
  return true;
}

/** Gives the ownership back. */
export function releaseOwnership(folder: string): void {
  rmSync(file(folder), { force: true });
}
