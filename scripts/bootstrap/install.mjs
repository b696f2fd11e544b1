import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, isUpToDate, remember } from './fingerprint.mjs';
import { pnpm } from './pnpm.mjs';
import { root, run } from './run.mjs';
import { giveUp, step } from './say.mjs';

const inputs = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'];

/** Stops early on a Node that the packages do not run on. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  giveUp(
    `Node ${process.versions.node} is too old.`,
    'Install Node 20.19 or newer, then run the command again.',
  );
}

/** Installs the packages of the lockfile, if they are not installed already. */
export async function install() {
  const print = fingerprint(inputs);
  if (existsSync(join(root, 'node_modules/.modules.yaml')) && isUpToDate('install', print)) return;
  await step('Installing packages', async () => {
    const [command, ...args] = [...pnpm(), 'install', '--frozen-lockfile', '--reporter=append-only'];
    const { code, output } = await run(command, args, { prefix: '  ', env: { CI: 'true' } });
    if (code === 0) return remember('install', print);
    const offline = /ENOTFOUND|ETIMEDOUT|ECONNREFUSED|EAI_AGAIN/.test(output);
    giveUp(
      'The packages could not be installed.',
      offline
        ? 'The package registry cannot be reached: check the network or the proxy settings of npm, then run the command again.'
        : 'The lines above say which package failed; remove node_modules and run the command again.',
    );
  });
}

/**
 * Links the packages of one that was added to the workspace. With its entry in the lockfile nothing has to be resolved,
 * and everything lies in the store already: seconds, without the network. Else pnpm resolves the workspace anew.
 * @param name folder of the package
 * @param locked whether the lockfile has its entry
 * @returns {Promise<string | undefined>} what was different from that, in a word or two
 */
export async function linkPackage(name, locked) {
  const options = { quiet: true, env: { CI: 'true' } };
  const [command, ...args] = [...pnpm(), 'install', '--reporter=append-only'];
  const quick = [...args, '--offline', '--frozen-lockfile', '--filter', `./${name}`];
  const { code } = locked ? await run(command, quick, options) : { code: 1 };
  const anew = code !== 0;
  if (anew) {
    const whole = await run(command, [...args, '--no-frozen-lockfile', '--prefer-offline'], options);
    if (whole.code !== 0) throw new Error(`its packages could not be linked.\n${whole.output}`);
  }
  remember('install', fingerprint(inputs));
  return anew ? 'resolved anew' : undefined;
}
