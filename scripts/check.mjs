// `npm run check`: lint, format and types of the whole workspace.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode, install } from './bootstrap/install.mjs';
import { inParallel, root, run, stateFolder } from './bootstrap/run.mjs';
import { say } from './bootstrap/say.mjs';

const bin = (name) => join(root, 'node_modules/.bin', name);

function packages() {
  const top = readdirSync(root).filter((name) => !name.startsWith('.') && name !== 'node_modules');
  const shared = readdirSync(join(root, 'shared')).map((name) => join('shared', name));
  return [...top, ...shared].filter((name) => existsSync(join(root, name, 'tsconfig.json')));
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
  ...packages().map((name) => [
    `types of ${name}`,
    bin('tsc'),
    ['-p', name, '--noEmit', ...remembered(name)],
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
say(`✓ lint, format and types of ${checks.length - 1} packages in ${seconds} s`);
