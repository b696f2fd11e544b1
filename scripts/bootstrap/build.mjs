import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, isUpToDate, remember } from './fingerprint.mjs';
import { inParallel, root, run } from './run.mjs';
import { giveUp, step } from './say.mjs';

/** The shell and every remote there is; a new remote needs no line here. */
export function frontends() {
  const remotes = readdirSync(root).filter(
    (name) => name.startsWith('mf-') && existsSync(join(root, name, 'routes.json')),
  );
  return ['shell', ...remotes];
}

async function buildFrontend(name) {
  const { code } = await run('node', ['../shared/build/bin/harbor-build.mjs'], {
    cwd: join(root, name),
    prefix: '  ',
  });
  if (code !== 0)
    giveUp(
      `${name} could not be built, or the release gate would refuse its sheets or routes.`,
      'The lines above name the file and the mistake.',
    );
}

/** Builds the server alone: all that calls of the API need. */
export async function buildServer() {
  const { code } = await run('node', ['build.mjs'], { cwd: join(root, 'server'), prefix: '  ' });
  if (code !== 0) giveUp('The server could not be built.', 'The lines above name the file and the mistake.');
}

/** Builds what changed since the last time: each remote, the shell and the server on their own. */
export async function build() {
  const names = frontends();
  const print = fingerprint([...names, 'shared', 'server/src', 'server/build.mjs', 'pnpm-lock.yaml']);
  const there = names.every((name) => existsSync(join(root, name, 'dist/current.json')));
  if (there && existsSync(join(root, 'server/dist/main.mjs')) && isUpToDate('build', print)) return;
  await step(`Building ${names.join(', ')} and the server`, async () => {
    await inParallel([...names.map((name) => () => buildFrontend(name)), buildServer], 2);
    remember('build', print);
  });
}
