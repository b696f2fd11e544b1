import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { packageRoot } from '../shares';
import { smallBuild } from '../testing/small-build';
import {
  bundlerRuntimeFile,
  nameWebpack,
  runtimeGlobal,
  runtimeOfTheShell,
  runtimeSwitches,
  unusedInRuntime,
} from './federation-runtime';

// What fails here after an upgrade of @module-federation/enhanced makes pages larger or keeps remotes from starting.

const here = join(__dirname, '../..');
nameWebpack();

test('the runtime that the shell hands on can be begun (to look at: webpack-bundler-runtime/dist/bundler.js)', async () => {
  const build = await smallBuild(
    { 'main.js': `export { default } from '${bundlerRuntimeFile(here)}';` },
    (folder) => ({
      target: 'node',
      output: { path: join(folder, 'dist'), library: { type: 'commonjs2' } },
    }),
  );
  const { default: federation } = require(join(build.folder, 'dist/main.js'));
  build.end();
  expect(federation.runtime.init).toEqual(expect.any(Function));
});

test('a remote asks for the runtime by a file that `runtimeOfTheShell` knows (to look at: FederationRuntimePlugin of enhanced)', async () => {
  const build = (externals: boolean) =>
    smallBuild({ 'main.js': 'export const page = 1;' }, (folder) => ({
      entry: {},
      externals: externals ? [runtimeOfTheShell] : [],
      output: { path: join(folder, 'dist'), uniqueName: 'mf_small', publicPath: '/dist/' },
      plugins: [
        new ModuleFederationPlugin({
          name: 'mf_small',
          filename: 'remoteEntry.js',
          library: { type: 'var', name: 'mf_small' },
          exposes: { './page': './main.js' },
          shareStrategy: 'loaded-first',
          dts: false,
          dev: false,
          manifest: false,
        }),
      ],
    }));
  const [lean, whole] = [await build(true), await build(false)];
  const [small, large] = [lean.text('remoteEntry.js'), whole.text('remoteEntry.js')];
  expect(small).toContain(runtimeGlobal);
  expect(large.length - small.length).toBeGreaterThan(30_000);
  for (const each of [lean, whole]) each.end();
});

/** Compiled files of the runtime, by path. */
function runtimeFiles(): Map<string, string> {
  const enhanced = realpathSync(packageRoot('@module-federation/enhanced', here));
  const runtime = packageRoot('@module-federation/runtime', enhanced);
  const places = [
    runtime,
    packageRoot('@module-federation/runtime-core', realpathSync(runtime)),
    packageRoot('@module-federation/sdk', enhanced),
  ];
  return new Map(
    places.flatMap((place) =>
      readdirSync(join(place, 'dist'), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.js'))
        .map((file): [string, string] => [
          join(place, 'dist', file),
          readFileSync(join(place, 'dist', file), 'utf8'),
        ]),
    ),
  );
}

test.each(Object.keys(runtimeSwitches))(
  'the runtime still asks for %s (to look at: DefinePlugin in ModuleFederationPlugin of enhanced)',
  (name) => expect([...runtimeFiles().values()].some((text) => text.includes(name))).toBe(true),
);

test.each(unusedInRuntime)(
  'what stands in for %s has all that the runtime takes from there (to look at: that file in runtime-core)',
  (file, standIn) => {
    const [path] = [...runtimeFiles().keys()].filter((each) => file.test(each));
    expect(path).toBeDefined();
    const taken = namesIn(readFileSync(path ?? '', 'utf8'));
    expect(taken.length).toBeGreaterThan(0);
    const given = namesIn(readFileSync(join(__dirname, 'unused-runtime', standIn), 'utf8'));
    expect(given).toEqual(expect.arrayContaining(taken));
  },
);

/** What a module exports by name. */
function namesIn(source: string): string[] {
  const listed = [...source.matchAll(/export \{([^}]*)\}/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(' as ').at(-1) ?? ''),
  );
  const declared = [...source.matchAll(/export (?:const|class|function) (\w+)/g)].map(
    ([, name = '']) => name,
  );
  return [...listed, ...declared].filter(Boolean);
}
