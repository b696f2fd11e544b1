import { createInterface } from 'node:readline/promises';
import { giveUp, say } from '../bootstrap/say.mjs';
import { call, giveUpRefused } from './client.mjs';

/** Asks a person at the terminal. */
async function agrees(question) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
  } finally {
    terminal.close();
  }
}

/**
 * The version that a rollback leads to which names none. Where it passes over the one before, it says which and why, and
 * goes on only when somebody agrees: at the terminal, or by `--yes`.
 * @returns {Promise<string>}
 */
export async function agreedVersion(site, remote, yes) {
  const path = `/channels/${encodeURIComponent(remote)}/rollback`;
  const plan = await call(site, 'GET', path).catch((error) =>
    giveUpRefused(error, `${remote} stays as it was.`),
  );
  if (plan.version === null) giveUp(`${remote} stays as it was.`, plan.sentence);
  if (plan.skipped.length === 0) return plan.version;
  say(plan.sentence);
  if (yes) return plan.version;
  if (!process.stdin.isTTY)
    giveUp(
      `${remote} stays as it was: nobody is there to agree.`,
      `Add --yes, or name a version: npm run rollback -- ${remote} <version>`,
    );
  if (!(await agrees('Go back to it?'))) giveUp(`${remote} stays as it was.`);
  return plan.version;
}
