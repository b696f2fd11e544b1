import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** How a remote declares one shared module to Module Federation: it never carries a copy, the shell provides it. */
export interface ConsumedShare {
  singleton: true;
  requiredVersion: string;
  import: false;
}

/** A module that the shell provides. */
export interface ProvidedShare {
  request: string;
  version: string;
  /** Part of the shell's first script instead of a chunk of its own. */
  eager: boolean;
}

/**
 * Needed by every page of both platforms, so they travel in the shell's first script. What only `@harbor/runtime` uses
 * (router, jotai, axios, React Query) is no share: it travels with the runtime, without what nobody asks for.
 */
const eagerShares = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@harbor/runtime',
  '@harbor/ui',
];

const lazyShares = ['@harbor/ui/desktop', '@harbor/ui/mobile', 'dayjs'];

/** Folders of antd that are no component a page would import. */
const notComponents = new Set([
  '_util',
  'version',
  'locale',
  'style',
  'qrcode',
  'back-top',
  'col',
  'row',
  'color-picker',
]);

export function packageRoot(name: string, from: string): string {
  const require = createRequire(join(from, 'package.json'));
  for (const base of require.resolve.paths(name) ?? []) {
    if (existsSync(join(base, name, 'package.json'))) return join(base, name);
  }
  throw new Error(`${name} is not installed for ${from}`);
}

function versionOf(name: string, from: string): string {
  return JSON.parse(readFileSync(join(packageRoot(name, from), 'package.json'), 'utf8')).version;
}

function folders(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(dir, entry.name, 'index.js')))
    .map((entry) => entry.name)
    .filter((name) => !notComponents.has(name) && !name.startsWith('_'));
}

/**
 * Each antd and antd-mobile component as a share of its own: a page then loads only the components that it uses, once
 * for all remotes, and a remote that needs one more does not need a new shell.
 * @param from folder of a package that depends on antd and antd-mobile
 */
function componentShares(from: string): string[] {
  const desktop = folders(join(packageRoot('antd', from), 'es')).map((name) => `antd/es/${name}`);
  const mobile = folders(join(packageRoot('antd-mobile', from), 'es/components')).map(
    (name) => `antd-mobile/es/components/${name}`,
  );
  return [...desktop, ...mobile];
}

/** Whether a share is a component of antd or antd-mobile. */
export const isComponent = (request: string) => /^antd(-mobile)?\/es\//.test(request);

function nameOfPackage(request: string): string {
  const [first = '', second = ''] = request.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}

/** Everything that the shell provides. */
export function providedShares(from: string): ProvidedShare[] {
  const share = (request: string, eager: boolean): ProvidedShare => ({
    request,
    version: versionOf(nameOfPackage(request), from),
    eager,
  });
  return [
    ...eagerShares.map((request) => share(request, true)),
    ...lazyShares.map((request) => share(request, false)),
    ...componentShares(from).map((request) => share(request, false)),
  ];
}

/** The same from the view of a remote, by request. */
export function consumedShares(shares: ProvidedShare[]): Record<string, ConsumedShare> {
  return Object.fromEntries(
    shares.map(({ request, version }) => [
      request,
      { singleton: true, requiredVersion: `^${version}`, import: false },
    ]),
  );
}
