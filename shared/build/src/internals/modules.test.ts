import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { lazyParts, takenShares } from '../chunks';
import { type SmallBuild, smallBuild } from '../testing/small-build';
import { nameWebpack } from './federation-runtime';

// What fails here after an upgrade leaves files out of `release.json`: pages would not be preloaded, and the gate would not
// see what a part takes. To look at: ConcatenatedModule.js of webpack, sharing/ConsumeSharedModule of enhanced.

let built: SmallBuild;
beforeAll(async () => {
  nameWebpack();
  built = await smallBuild(
    {
      'main.js': "export const open = () => import('./page.js');",
      'page.js':
        "import { part } from './part.js'; import shared from 'shared-thing'; console.log(part, shared);",
      'part.js': 'export const part = Math.random();',
    },
    (folder) => ({
      entry: {},
      output: { path: join(folder, 'dist'), uniqueName: 'mf_small', publicPath: '/dist/' },
      plugins: [
        new ModuleFederationPlugin({
          name: 'mf_small',
          filename: 'remoteEntry.js',
          exposes: { './main': './main.js' },
          shared: { 'shared-thing': { singleton: true, requiredVersion: '^1.0.0', import: false } },
          dts: false,
          dev: false,
          manifest: false,
        }),
      ],
    }),
  );
});
afterAll(() => built.end());

const partAt = (file: string) =>
  [...lazyParts(built.compilation)].find(({ resource }) => resource === join(built.folder, file));

test('a module that webpack joined with others is known by the file that was asked for', () => {
  expect(partAt('page.js')?.files.js).toHaveLength(1);
});

test('what a part takes from the share scope is known, by the part and in all', () => {
  expect(partAt('page.js')?.files.shares).toEqual(['shared-thing']);
  expect(takenShares(built.compilation)).toEqual(['shared-thing']);
});
