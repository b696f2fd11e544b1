// What a person reads while something runs: one line a step, with the time it took.

import { printable } from './printable.mjs';

const bold = (text) => (process.stdout.isTTY ? `\x1b[1m${text}\x1b[0m` : text);
const dim = (text) => (process.stdout.isTTY ? `\x1b[2m${text}\x1b[0m` : text);

export function say(text) {
  console.log(printable(text));
}

export function headline(text) {
  console.log(`\n${bold(printable(text))}`);
}

/** Runs one step, says that it runs and how long it took; a failure is named after the step. */
export async function step(name, work) {
  const started = Date.now();
  console.log(`• ${name} …`);
  const note = await work();
  console.log(dim(`  ${name}: ${note ? `${note}, ` : ''}${((Date.now() - started) / 1000).toFixed(1)} s`));
}

/** Ends the program with what went wrong and what to do about it. */
export function giveUp(problem, advice) {
  console.error(printable(`\n✗ ${problem}`));
  if (advice) console.error(printable(`  ${advice}`));
  process.exit(1);
}
