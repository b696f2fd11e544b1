import { mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { componentsInUse } from './components-in-use';
import { isComponent, type ProvidedShare, packageRoot } from './shares';
import { restChunk, shareChunk } from './split';

/** Global under which the shell hands Module Federation's runtime to the remotes, so that it is loaded once. */
const runtimeGlobal = '__HARBOR_FEDERATION__';

/** What remotes would carry along otherwise; 5 KB compressed each. */
const bundlerRuntime = /[\\/]webpack-bundler-runtime[\\/]dist[\\/]bundler/;

/** In a remote, Module Federation's runtime is the shell's. */
export function runtimeOfTheShell(
  { request }: { request?: string },
  callback: (error?: Error, external?: string) => void,
): void {
  if (request && bundlerRuntime.test(request)) callback(undefined, `var ${runtimeGlobal}`);
  else callback();
}

const absent = join(dirname(fileURLToPath(import.meta.url)), 'absent');

/**
 * The parts of the runtime that the product does not use, left out: manifests and preloading (the server chooses), Node.
 * 4 KB compressed. The version of `@module-federation/enhanced` is pinned, as these are files within it.
 */
export const leanRuntime = () => [
  new webpack.NormalModuleReplacementPlugin(
    /[\\/]snapshot[\\/]SnapshotHandler\.js$/,
    join(absent, 'snapshot-handler.js'),
  ),
  new webpack.NormalModuleReplacementPlugin(/[\\/]utils[\\/]preload\.js$/, join(absent, 'preload.js')),
  new webpack.DefinePlugin({
    FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
    ENV_TARGET: JSON.stringify('web'),
    FEDERATION_DEBUG: 'false',
  }),
];

/** Where the runtime's packages lie: they belong to `@module-federation/enhanced`, whose version pins theirs. */
function runtimePackage(name: string, here: string): string {
  const enhanced = realpathSync(packageRoot('@module-federation/enhanced', here));
  return packageRoot(`@module-federation/${name}`, enhanced);
}

const groups = (shares: ProvidedShare[]): [string, ProvidedShare[]][] => {
  const byVersion = new Map<string, ProvidedShare[]>();
  for (const share of shares) byVersion.set(share.version, [...(byVersion.get(share.version) ?? []), share]);
  return [...byVersion];
};

/** Where the table of the shares that no live part imports is written. */
export const restTable = (root: string) => join(root, 'dist/.generated/rest.js');

/** Components that no live part imports are looked up in a table of its own, loaded when one of them is asked for. */
function restModule(rest: ProvidedShare[]): string {
  const lines = rest.map(
    ({ request }) =>
      `'${request}': () => import(/* webpackChunkName: '${restChunk(request)}' */ '${request}'),`,
  );
  return `const rest = {\n${lines.join('\n')}\n};\nexport const load = (name) => rest[name]();\n`;
}

/**
 * The shell's first module: hands the runtime to the remotes and provides every share. Module Federation's own plugin
 * would write a table of 165 KB for the shell to provide and consume its own modules; the shell simply imports them.
 * @param root folder of the shell
 * @param here folder of this package
 * @param shares what to provide
 * @returns path of the module written
 */
export function writeProvider(root: string, here: string, shares: ProvidedShare[]): string {
  const folder = join(root, 'dist/.generated');
  mkdirSync(folder, { recursive: true });
  const inUse = new Set(componentsInUse(root));
  const eager = shares.filter((share) => share.eager);
  const lazy = shares.filter(
    (share) => !share.eager && (!isComponent(share.request) || inUse.has(share.request)),
  );
  const rest = shares.filter((share) => !eager.includes(share) && !lazy.includes(share));
  writeFileSync(restTable(root), restModule(rest));
  const load = ({ request }: ProvidedShare) =>
    `'${request}': () => import(/* webpackChunkName: '${shareChunk(request)}' */ '${request}')`;
  const named = (members: ProvidedShare[]) => JSON.stringify(members.map(({ request }) => request));
  const lines = [
    `import federation from '${join(runtimePackage('webpack-bundler-runtime', here), 'dist/bundler.js')}';`,
    ...eager.map(({ request }, i) => `import * as eager${i} from '${request}';`),
    `globalThis.${runtimeGlobal} = federation;`,
    'const shared = {};',
    'const provide = (version, names, how) => {',
    "  const shareConfig = { singleton: true, requiredVersion: '^' + version };",
    '  for (const name of names) shared[name] = { version, shareConfig, ...how(name) };',
    '};',
    'const get = (load) => ({ get: () => load().then((module) => () => module) });',
    'const provideLoaded = (version, modules) =>',
    '  provide(version, Object.keys(modules), (name) => ({ lib: () => modules[name] }));',
    'const provideLazy = (version, loaders) =>',
    '  provide(version, Object.keys(loaders), (name) => get(loaders[name]));',
    'const provideRest = (version, names) =>',
    "  provide(version, names, (name) => get(() => import('./rest.js').then(({ load }) => load(name))));",
    ...groups(eager).map(
      ([version, members]) =>
        `provideLoaded('${version}', {${members.map((share) => `'${share.request}': eager${eager.indexOf(share)}`)}});`,
    ),
    ...groups(lazy).map(
      ([version, members]) => `provideLazy('${version}', {\n${members.map(load).join(',\n')}\n});`,
    ),
    ...groups(rest).map(([version, members]) => `provideRest('${version}', ${named(members)});`),
    "federation.runtime.init({ name: 'shell', remotes: [], shareStrategy: 'loaded-first', shared });",
  ];
  const file = join(folder, 'provided.js');
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}
