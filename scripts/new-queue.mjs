// `npm run new-queue -- trade/reviews --key journal --title 期刊 --table journals`: a queue of the staff desk in an area.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { checkNode, install } from './bootstrap/install.mjs';
import { root, run } from './bootstrap/run.mjs';
import { giveUp, headline, say } from './bootstrap/say.mjs';
import { leftToDo, problemOf, queueFile, withQueue } from './new-queue/file.mjs';

const usage =
  'npm run new-queue -- <room>/<area> --key journal --title 期刊 --table journals [--right tickets] [--group service] [--print]';

const text = { type: 'string' };
const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  options: { key: text, title: text, table: text, right: text, group: text, print: { type: 'boolean' } },
  allowPositionals: true,
});
const wanted = { right: 'desk', group: 'service', ...values, place: positionals[0] };
const problem = problemOf(wanted);
if (problem) giveUp(problem, usage);
if (wanted.print) {
  process.stdout.write(queueFile(wanted));
  process.exit(0);
}

checkNode();
await install();
const folder = join(root, 'server/src/areas', wanted.place);
const [file, area] = [join(folder, 'desk-queue.ts'), join(folder, 'area.ts')];
if (!existsSync(area)) giveUp(`There is no server/src/areas/${wanted.place}/area.ts.`, usage);
if (existsSync(file)) giveUp(`server/src/areas/${wanted.place} has a queue already.`, usage);
writeFileSync(file, queueFile(wanted));
writeFileSync(area, withQueue(readFileSync(area, 'utf8'), wanted.key));
await run(join(root, 'node_modules/.bin/biome'), ['check', '--write', file, area], {
  cwd: root,
  quiet: true,
});
headline(`The queue ${wanted.title} is in server/src/areas/${wanted.place}/desk-queue.ts.`);
for (const one of leftToDo(wanted)) say(`  ${one}`);
