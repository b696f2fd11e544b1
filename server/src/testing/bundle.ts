import { build, type Plugin } from 'esbuild';
import { serverRoot } from '../paths';

/** The workspace's own packages are sources and go into the bundle, everything from npm stays a package. */
const packagesStayOutside: Plugin = {
  name: 'packages-stay-outside',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@harbor/') ? undefined : { path, external: true },
    ),
};

/**
 * Bundles modules of the server as they run outside of Jest.
 * @param entries by the name of their bundle: `{ work: 'src/work/work.ts' }` makes `work.mjs`
 * @param folder below the server's, so that its packages are found
 */
export async function bundle(entries: Record<string, string>, folder: string): Promise<void> {
  await build({
    absWorkingDir: serverRoot,
    entryPoints: entries,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    define: { HARBOR_PRODUCTION_BUILD: 'false' },
    plugins: [packagesStayOutside],
    logLevel: 'warning',
  });
}

/** Bundles the first script of the contexts in which pages are drawn. */
export async function bundleBrowser(folder: string): Promise<void> {
  await build({
    absWorkingDir: serverRoot,
    entryPoints: { 'drawing-browser': 'src/web/drawing/context/entry.ts' },
    outdir: folder,
    bundle: true,
    platform: 'neutral',
    mainFields: ['module', 'main'],
    format: 'iife',
    target: 'node20',
    logLevel: 'warning',
  });
}
