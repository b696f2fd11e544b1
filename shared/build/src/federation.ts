import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { componentsInUse } from './components-in-use';
import { bundlerRuntimeFile, runtimeGlobal } from './internals/federation-runtime';
import { isComponent, type ProvidedShare } from './shares';
import { restChunk, shareChunk } from './split';

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
    `import federation from '${bundlerRuntimeFile(here)}';`,
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
