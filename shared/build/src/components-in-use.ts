import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `components-in-use.json` beside the shell's sources: the antd and antd-mobile shares that live parts import. The shell
 * provides every component; these it cuts into files that fit together. A component that is not listed works, with
 * more bytes, until the list is written anew (`npm run components`).
 */
export const listFile = 'components-in-use.json';

const imports = /import\s*\{([^}]*)\}\s*from\s*'(antd|antd-mobile)'/g;

const folderOf = { antd: 'antd/es', 'antd-mobile': 'antd-mobile/es/components' };

const kebab = (name: string) =>
  name.replace(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, '-').toLowerCase();

/** Shares that a source imports, as the SWC transform of the build names them. */
export function componentsOf(source: string): string[] {
  return [...source.matchAll(imports)].flatMap(([, names = '', library]) =>
    names
      .split(',')
      .map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')
      .filter((name) => /^[A-Z]/.test(name))
      .map((name) => `${folderOf[library as keyof typeof folderOf]}/${kebab(name)}`),
  );
}

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
      yield readFileSync(path, 'utf8');
  }
}

/** Every component that sources below these folders import, in order. */
export function scanComponents(folders: string[]): string[] {
  const found = new Set<string>();
  for (const folder of folders)
    for (const source of sources(folder)) for (const name of componentsOf(source)) found.add(name);
  return [...found].sort();
}

/** The list of the shell at `root`; empty where none is written. */
export function componentsInUse(root: string): string[] {
  const file = join(root, listFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}
