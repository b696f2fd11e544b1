import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

function findRoot(from: string): string {
  for (let dir = from; ; dir = dirname(dir)) {
    if (existsSync(join(dir, 'pnpm-workspace.yaml'))) return dir;
    if (dirname(dir) === dir) return process.cwd();
  }
}

/** The workspace's folder, found upwards from this file or from the bundle made of it. */
export const workspaceRoot = findRoot(import.meta.dirname);

/** The server's own folder: `demo/` data and media lie in it. */
export const serverRoot = join(workspaceRoot, 'server');
