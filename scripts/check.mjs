// `npm run check`: lint, format, borders between features, and types; of the whole workspace or of the packages named:
// npm run check -- mf-forum
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode, install } from './bootstrap/install.mjs';
import { root, run } from './bootstrap/run.mjs';
import { giveUp, say } from './bootstrap/say.mjs';
import { turbo } from './bootstrap/turbo.mjs';

const packages = process.argv.slice(2);
const unknown = packages.filter((name) => !existsSync(join(root, name, 'package.json')));
if (unknown.length > 0) giveUp(`There is no package ${unknown.join(', ')}.`);

checkNode();
await install();
const started = Date.now();

const codes =
  packages.length === 0
    ? [(await turbo(['lint', 'boundaries', 'types'], ['--continue', '--concurrency=2'])).code]
    : [
        (
          await run(join(root, 'node_modules/.bin/biome'), [
            'check',
            '--error-on-warnings',
            '--max-diagnostics=60',
            ...packages,
          ])
        ).code,
        (
          await turbo(
            ['boundaries', 'types'],
            ['--continue', ...packages.map((name) => `--filter=./${name}`), '--filter=//'],
          )
        ).code,
      ];
const seconds = ((Date.now() - started) / 1000).toFixed(1);
if (codes.some((code) => code !== 0))
  giveUp(`Something is wrong (${seconds} s).`, 'The lines above say what.');
say(`✓ lint, format, borders and types in ${seconds} s`);
