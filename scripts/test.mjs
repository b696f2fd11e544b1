// `npm test`: everything that proves the product, package by package; turbo.json says what each proof depends on, and what
// did not change since it passed is not proven again. Names of tasks as arguments run only those:
// npm test -- lint types test test:timed generator forum academic services account staff platform site pages

import { browser } from './bootstrap/browser.mjs';
import { build } from './bootstrap/build.mjs';
import { checkNode, install } from './bootstrap/install.mjs';
import { forgetResults, results } from './bootstrap/results.mjs';
import { giveUp, headline, say } from './bootstrap/say.mjs';
import { turbo } from './bootstrap/turbo.mjs';

/** May run beside each other, two at a time. */
const together = ['lint', 'boundaries', 'types', 'build', 'test'];
/** Each needs the machine for itself: clocks that run out, workers of its own, or the whole workspace. */
const alone = [
  'test:timed',
  'generator',
  'forum',
  'academic',
  'services',
  'account',
  'staff',
  'platform',
  'site',
  'pages',
];
/** Groups of browser tests. */
const inBrowser = alone.slice(1);

const started = Date.now();
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => ![...together, ...alone].includes(name));
if (unknown.length > 0)
  giveUp(`There is no task ${unknown.join(', ')}.`, `There are: ${[...together, ...alone].join(', ')}.`);
const wanted = (tasks) => tasks.filter((name) => asked.length === 0 || asked.includes(name));

checkNode();
await install();
forgetResults();
if (wanted(inBrowser).length > 0) {
  await browser();
  await build();
}

const codes = [];
/** Tasks in packages; one that fails keeps none of the others from being done. */
async function run(title, tasks, width) {
  if (tasks.length === 0) return;
  headline(title);
  const { code } = await turbo(tasks, ['--continue', `--concurrency=${width}`, '--log-order=grouped']);
  codes.push(code);
}
await run('Checks, units, components and the server on a real PostgreSQL', wanted(together), 2);
await run('Tests in real time, and the built site in a browser', wanted(alone), 1);

const suites = results();
for (const { name, accounts } of suites.filter(({ accounts }) => accounts.length > 0)) {
  headline(name);
  for (const line of accounts) say(line);
}
const sum = (word) => suites.reduce((all, suite) => all + suite[word], 0);
const failed = codes.some((code) => code !== 0) || sum('failed') > 0;
headline(`${failed ? 'Failed' : 'Everything passed'} in ${((Date.now() - started) / 1000).toFixed(0)} s`);
say(['passed', 'flaky', 'failed', 'skipped'].map((word) => `${sum(word)} ${word}`).join(', '));
process.exit(failed ? 1 : 0);
