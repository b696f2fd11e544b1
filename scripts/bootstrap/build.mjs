import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';
import { giveUp, step } from './say.mjs';
import { turbo } from './turbo.mjs';

/** The shell and every remote there is; a new remote needs no line here. */
export function frontends() {
  const remotes = readdirSync(root).filter(
    (name) => name.startsWith('mf-') && existsSync(join(root, name, 'routes.json')),
  );
  return ['shell', ...remotes];
}

async function buildPackages(name, options) {
  await step(`Building ${name}`, async () => {
    const { code } = await turbo(['build'], ['--output-logs=new-only', ...options]);
    if (code === 0) return;
    giveUp(
      'A part could not be built, or the release gate would refuse its sheets or routes.',
      'The lines above name the part, the file and the mistake.',
    );
  });
}

/** Builds the server alone: all that calls of the API need. */
export const buildServer = () => buildPackages('the server', ['--filter=@harbor/server']);

/** Builds what changed since the last time: each remote, the shell and the server on their own, two at a time. */
export const build = () => buildPackages(`${frontends().join(', ')} and the server`, ['--concurrency=2']);
