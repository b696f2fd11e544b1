import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const contractAreas = 'shared/contract/src/areas';
const migrations = 'server/src/db/migrations';
const serverAreas = 'server/src/areas';

/** `order-desk` as a name in code. */
export const camel = (name) => name.replace(/[-_]([a-z0-9])/g, (_, letter) => letter.toUpperCase());

/** Modules of a folder by their names: files, and folders with an index. */
const modulesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !/^index\.ts$|\.test\.ts$/.test(entry.name))
    .filter((entry) => (entry.isDirectory() ? existsSync(join(folder, entry.name, 'index.ts')) : true))
    .map(({ name }) => name.replace(/\.ts$/, ''))
    .sort();

const note = '// Written by `npm run registers` from the files of this folder.';

/** What the API documentation, the server and the types of clients know: every file of the folder. */
function contractList(root) {
  const names = modulesIn(join(root, contractAreas));
  const imports = names.map((name) => `import { ${camel(name)} } from './${name}';`);
  const exports = names.map((name) => `export * from './${name}';`);
  return `${note}
${imports.join('\n')}

${exports.join('\n')}

/** Every call by area; the area's name is its tag in the API documentation. */
export const areas = {
${names.map((name) => `  ${camel(name)},`).join('\n')}
};

/** Every call of the product, keyed by method and path. */
export const api = {
${names.map((name) => `  ...${camel(name)},`).join('\n')}
};
`;
}

function migrationList(root) {
  const names = modulesIn(join(root, migrations));
  const nameOf = (name) => camel(name.replace(/^\d{4}_/, ''));
  return `${note}
import type { Migration } from 'kysely';
${names.map((name) => `import * as ${nameOf(name)} from './${name}';`).join('\n')}

/**
 * Every migration by name, in the order in which they run. A released one is never changed; a new one follows the highest
 * number. Gaps stay gaps: a database that has run a later one refuses to start with one that belongs before it.
 */
export const migrations: Record<string, Migration> = {
${names.map((name) => `  '${name}': ${nameOf(name)},`).join('\n')}
};
`;
}

/** The areas of the server as `room/area`, sorted. */
export const serverAreasOf = (root) =>
  readdirSync(join(root, serverAreas), { withFileTypes: true })
    .filter((room) => room.isDirectory())
    .flatMap(({ name: room }) => readdirSync(join(root, serverAreas, room)).map((area) => `${room}/${area}`))
    .filter((area) => existsSync(join(root, serverAreas, area, 'area.ts')))
    .sort();

function serverList(root) {
  const exports = serverAreasOf(root).map(
    (area) => `export { area as ${camel(area.split('/')[1])} } from './${area}/area';`,
  );
  return `${note}\n${exports.join('\n')}\n`;
}

/** The text of every list that follows from a folder, by its path. */
export const listsOf = (root) => ({
  [`${contractAreas}/index.ts`]: contractList(root),
  [`${migrations}/index.ts`]: migrationList(root),
  [`${serverAreas}/all.ts`]: serverList(root),
});
