// `npm run check`: lint, format, borders between features, and types of the whole workspace.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { frontends } from './bootstrap/build.mjs';
import { checkNode, install } from './bootstrap/install.mjs';
import { inParallel, root, run, stateFolder } from './bootstrap/run.mjs';
import { say } from './bootstrap/say.mjs';

const bin = (name) => join(root, 'node_modules/.bin', name);

/** What is checked as one program each: the frontends with their runtime together, every other package alone. */
function programs() {
  const inside = (folder) => readdirSync(join(root, folder)).map((name) => join(folder, name));
  const alone = [...inside('.'), ...inside('shared')]
    .filter((name) => ![...frontends(), 'shared/runtime'].includes(name))
    .filter((name) => existsSync(join(root, name, 'tsconfig.json')));
  return ['tsconfig.frontends.json', ...alone];
}

/** What did not change since the last check is not looked at again. */
const remembered = (name) => [
  '--incremental',
  '--tsBuildInfoFile',
  join(stateFolder, 'types', `${name.replaceAll(/[\\/]/g, '-')}.tsbuildinfo`),
];

checkNode();
await install();
const started = Date.now();
const checks = [
  ['lint and format', bin('biome'), ['check', '--error-on-warnings', '--max-diagnostics=60', '.']],
  ['borders between features', process.execPath, [join(root, 'scripts/boundaries.mjs')]],
  ...programs().map((name) => [
    `types of ${name}`,
    bin('tsc'),
    // Several threads of one program infer the same types again: more than twice the work. Two programs go at a time.
    ['-p', name, '--noEmit', '--singleThreaded', ...remembered(name)],
  ]),
];
const failed = [];
await inParallel(
  checks.map(([name, command, args]) => async () => {
    const { code, output } = await run(command, args, { quiet: true });
    if (code === 0) return;
    failed.push(name);
    say(`\n✗ ${name}\n${output}`);
  }),
  2,
);
const seconds = ((Date.now() - started) / 1000).toFixed(1);
if (failed.length > 0) {
  say(`✗ ${failed.join(', ')} (${seconds} s)`);
  process.exit(1);
}
say(`✓ lint, format and types in ${seconds} s`);
