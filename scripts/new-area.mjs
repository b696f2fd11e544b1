// `npm run new-area -- content/journals --title 期刊`: an area of the server with calls, rule, table, whose things it names, and a test.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkNode, install } from './bootstrap/install.mjs';
import { root, run } from './bootstrap/run.mjs';
import { giveUp, headline, say } from './bootstrap/say.mjs';
import { filesOf } from './new-area/files.mjs';
import { namesOf, problemOf, withLine } from './new-area/names.mjs';

const usage = 'npm run new-area -- <room>/<area> [--title 中文名]';

function readArguments(args) {
  const options = { title: { type: 'string' } };
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true, strict: false });
  const [place, ...surplus] = positionals;
  const strange = Object.keys(values).filter((option) => !(option in options));
  return { ...values, place, unknown: [...surplus, ...strange.map((option) => `--${option}`)] };
}

checkNode();
const wanted = readArguments(process.argv.slice(2));
const problem = problemOf(wanted, root);
if (problem) giveUp(problem, usage);
await install();

const names = namesOf(wanted, root);
const files = filesOf(names);
const order = 'server/src/areas/index.ts';
/** What changes beside the new files, as it was. */
const changed = [
  order,
  'server/src/areas/all.ts',
  'shared/contract/src/areas/index.ts',
  'server/src/db/migrations/index.ts',
  'server/src/db/tables.ts',
].map((path) => [path, readFileSync(join(root, path), 'utf8')]);

function undo() {
  for (const path of Object.keys(files)) rmSync(join(root, path), { force: true });
  rmSync(join(root, `server/src/areas/${names.room}/${names.area}`), { recursive: true, force: true });
  for (const [path, text] of changed) writeFileSync(join(root, path), text);
}

async function must(command, args) {
  const { code, output } = await run(command, args, { cwd: root, quiet: true });
  if (code !== 0) throw new Error(output);
}

try {
  const line = withLine(readFileSync(join(root, order), 'utf8'), names, root);
  for (const [path, text] of Object.entries(files)) {
    if (existsSync(join(root, path))) throw new Error(`${path} exists already`);
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  writeFileSync(join(root, order), line);
  // How long a line becomes depends on the name.
  await must(join(root, 'node_modules/.bin/biome'), ['check', '--write', ...Object.keys(files)]);
  await must(process.execPath, ['scripts/tables.mjs']);
} catch (error) {
  undo();
  giveUp(`${wanted.place} was not made: ${error.message}`, 'Nothing was left behind; run the command again.');
}

headline(`${wanted.place} is there: its calls stand in shared/contract/src/areas/${names.area}.ts`);
say(`  cd server && npx jest src/areas/${names.room}/${names.area} src/areas/access.test.ts    its tests`);
say(`  npm run where -- /${names.path}/add    where everything of a call stands`);
