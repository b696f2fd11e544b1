import { createHash } from 'node:crypto';
import { chownSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { reachableByAll } from './binaries';
import type { RunAs } from './run-as';

/**
 * The folder that holds the cluster, made if needed. Normally `postgres` in the data folder; below a private home such
 * as /root, which the lent user cannot enter, a folder in /var/lib named after the data folder.
 */
export function clusterFolder(dataDir: string, runAs: RunAs | undefined): string {
  mkdirSync(dataDir, { recursive: true });
  let folder = join(dataDir, 'postgres');
  if (runAs && !reachableByAll(resolve(dataDir))) {
    const mark = createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 12);
    folder = join('/var/lib', `scholar-harbor-${mark}`);
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (runAs) chownSync(folder, runAs.uid, runAs.gid);
  return folder;
}
