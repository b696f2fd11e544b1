import { mkdtempSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { serverRoot } from '../paths';

/** Builds the process that judges files as the server's build does, inside the package so that it finds its libraries. */
export async function buildFileChecker(): Promise<string> {
  const parent = join(serverRoot, '.harbor');
  await mkdir(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, 'file-checker-'));
  await build({
    absWorkingDir: serverRoot,
    entryPoints: ['src/areas/base/files/check/file-checker.ts'],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    plugins: [
      {
        name: 'packages-stay-outside',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@harbor/') ? undefined : { path, external: true },
          ),
      },
    ],
    logLevel: 'warning',
  });
  return join(folder, 'file-checker.mjs');
}
