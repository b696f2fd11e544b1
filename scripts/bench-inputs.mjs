// `npm run bench:inputs`: how long the largest inputs that are accepted, and those that are refused, keep the main thread
// from everybody else, each in the worst shapes known. The server's calls go over HTTP to a server on a database of its
// own; what browsers do with the texts of others is measured in Node. Each shape is sent a few times, and the best of
// them counts: the rest is what else the machine does. Beyond 50 ms it fails.
// Options: --only=markup,json (groups) --times=3 --all (every shape, not only the worst of each input)
import { mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { checkNode, install } from './bootstrap/install.mjs';
import { root, run } from './bootstrap/run.mjs';

checkNode();
await install();
const server = join(root, 'server');
const { build } = createRequire(join(server, 'package.json'))('esbuild');
const folder = join(server, '.harbor', `bench-inputs-${process.pid}`);
mkdirSync(folder, { recursive: true });
try {
  await build({
    absWorkingDir: root,
    entryPoints: ['scripts/bench/inputs/main.mjs'],
    outfile: join(folder, 'main.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    define: { HARBOR_PRODUCTION_BUILD: 'false' },
    logLevel: 'warning',
    plugins: [
      {
        name: 'packages-of-the-server-stay-outside',
        setup({ onResolve, resolve }) {
          // Parts of the server that lie in packages of their own; what those need, the server has as well.
          const parts = ['contract', 'gate'].map((name) => join(root, 'shared', name));
          const serves = (importer) => [server, ...parts].some((place) => importer.startsWith(place));
          onResolve({ filter: /^[^./]/ }, ({ path, kind, importer, pluginData }) => {
            if (kind === 'entry-point' || pluginData === 'resolved') return undefined;
            if (path.startsWith('@harbor/'))
              return resolve(path, { kind, resolveDir: server, pluginData: 'resolved' });
            return serves(importer) ? { path, external: true } : undefined;
          });
        },
      },
    ],
  });
  const { code } = await run('node', [join(folder, 'main.mjs'), ...process.argv.slice(2)], {
    cwd: server,
    env: { HARBOR_ENV: 'test' },
  });
  process.exitCode = code;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
