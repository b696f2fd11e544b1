// Bundles the server into dist/main.mjs, and beside it what its working processes run (run-work.mjs begins each): file-checker.mjs judges files, draw.mjs draws pages, work.mjs does other long work; packages stay outside. `--production` leaves src/dev, src/demo and src/sandbox out.
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { build } from 'esbuild';

const production = process.argv.includes('--production');
const outdir = process.argv.find((arg) => arg.startsWith('--outdir='))?.slice(9) ?? 'dist';
const started = Date.now();

/**
 * The workspace's own packages are TypeScript sources: they go into the bundle. So do two packages made of hundreds of ES
 * modules, all of which a start would read. Everything else from npm stays a package.
 */
const inside = /^(@harbor\/|kysely$|zod$)/;
const packagesStayOutside = {
  name: 'packages-stay-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === 'entry-point' || inside.test(path)) return undefined;
      return { path, external: true };
    });
  },
};

rmSync(resolve(import.meta.dirname, outdir), { recursive: true, force: true });
const { metafile } = await build({
  absWorkingDir: import.meta.dirname,
  entryPoints: {
    main: 'src/main.ts',
    'create-admin': 'src/create-admin.ts',
    'file-checker': 'src/areas/base/files/check/file-checker.ts',
    work: 'src/work/work.ts',
    'run-work': 'src/work/run-work.mjs',
    draw: 'src/web/drawing/draw.ts',
  },
  outdir,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  define: { HARBOR_PRODUCTION_BUILD: String(production) },
  plugins: [packagesStayOutside],
  metafile: true,
  logLevel: 'warning',
});

/** What a context runs before the builds that it draws: a script of its own, without imports. */
await build({
  absWorkingDir: import.meta.dirname,
  entryPoints: { 'drawing-browser': 'src/web/drawing/context/entry.ts' },
  outdir,
  bundle: true,
  minify: true,
  platform: 'neutral',
  mainFields: ['module', 'main'],
  format: 'iife',
  target: 'node20',
  logLevel: 'warning',
});

const parts = Object.values(metafile.outputs).flatMap((output) => Object.keys(output.inputs));
const forbidden = parts.filter((part) => /^src\/(dev|demo|sandbox)\//.test(part));
if (production && forbidden.length > 0) {
  console.error(`These must not be in a production build: ${forbidden.join(', ')}`);
  process.exit(1);
}
console.log(`server${production ? ' (production)' : ''} built in ${Date.now() - started} ms`);
