import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { extensions } from './platforms';

/** Packages of the workspace are sources and are read; all others are known by the lockfile. */
const packagesStayOutside: Plugin = {
  name: 'packages-stay-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@harbor/') ? undefined : { path, external: true },
    );
  },
};

const withoutScripts = ['.css', '.svg', '.png', '.webp', '.jpg'];

/** Scripts below a folder, without declarations and what belongs to tests. */
function scriptsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$|(^|[\\/])testing[\\/]/.test(name))
    .map((name) => join(folder, name));
}

/**
 * Files of the contract and the sentinel of which something stays in the scripts of these folders. Who takes types alone
 * depends on none of them, so that a new call rebuilds only the parts that make it. Each script counts by itself: that is
 * more than a build takes up, and knows both platforms of a component.
 * @param repository the workspace's folder
 * @param folders whole paths
 * @returns whole paths, sorted
 */
export async function contractInUse(repository: string, folders: string[]): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: repository,
    entryPoints: folders.flatMap(scriptsIn),
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'nowhere',
    write: false,
    metafile: true,
    jsx: 'automatic',
    resolveExtensions: [...extensions, '.json'],
    loader: Object.fromEntries(withoutScripts.map((ending) => [ending, 'empty'])),
    plugins: [packagesStayOutside],
    logLevel: 'error',
  });
  const used = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : [])),
  );
  return [...new Set(used)]
    .filter((file) => /^shared\/(contract|sentinel)\//.test(file))
    .map((file) => join(repository, file))
    .sort();
}
