import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { serverRoot } from '../paths';

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

/** Tests of the server, and what several of them share. */
export const testSources = (): string[] =>
  filesIn(join(serverRoot, 'src')).filter(
    (path) => /\.test\.ts$/.test(path) || /[\\/]testing[\\/][^.]+\.ts$/.test(path),
  );
