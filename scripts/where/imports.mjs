import { join } from 'node:path';
import { folderOf, isThere, textOf } from './sources.mjs';

const endings = ['.ts', '.tsx', '/index.ts'];

/** The file that an import means; on the phone its own one goes first. */
function fileOf(path, from, platform) {
  const bare = join(folderOf(path), from).replaceAll('\\', '/');
  const own = platform === 'mobile' ? ['.mobile.ts', '.mobile.tsx'] : [];
  return [...own, ...endings].map((ending) => bare + ending).find(isThere);
}

/** The two names of each entry of a clause, `{ a, b as c }`: there and here. Types are left out: nothing runs because of them. */
function namesIn(clause) {
  const whole = /^\* as (\w+)/.exec(clause)?.[1];
  if (whole) return [{ there: '*', here: whole }];
  const ownName = /^\w+/.exec(clause)?.[0];
  const entries = (/\{([^}]*)\}/.exec(clause)?.[1] ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry && !entry.startsWith('type '));
  return [
    ...(ownName ? [{ there: 'default', here: ownName }] : []),
    ...entries.map((entry) => ({ there: entry.split(' as ')[0], here: entry.split(' as ').at(-1) })),
  ];
}

const statement = /^(?:import|export)\s+([^'";]*?)\s*from '(\.[^']*)'|\bimport\('(\.[^']+)'\)/gm;

/** What a file imports or passes on by a relative path: names and files. An `index.ts` that passes a name on is looked through. */
export function importsOf(path, platform) {
  return [...textOf(path).matchAll(statement)]
    .filter(([, clause]) => !clause?.startsWith('type '))
    .flatMap(([, clause, from, loaded]) => {
      const file = fileOf(path, from ?? loaded, platform);
      if (!file || file === path) return [];
      const passedOn = file.endsWith('/index.ts') ? importsOf(file, platform) : [];
      // What is loaded later has no name here but the loading itself.
      if (loaded) return [{ there: '*', here: `import('${loaded}')`, file }];
      return namesIn(clause).map(({ there, here }) => {
        const further = passedOn.find((one) => one.here === there);
        return { there: further?.there ?? there, here, file: further?.file ?? file };
      });
    });
}

/** Files that can be reached by imports, those asked for among them, each with how far it is. */
export function reach(from, { hops, inside, platform }) {
  const far = new Map(from.map((path) => [path, 0]));
  for (const [path, at] of far) {
    if (at === hops) continue;
    for (const { file } of importsOf(path, platform)) {
      if (!far.has(file) && file.startsWith(`${inside}/`)) far.set(file, at + 1);
    }
  }
  return far;
}
