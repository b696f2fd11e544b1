// `npm run new-remote -- mf-xyz --title 中文名`: a remote with a page for each platform, ready to build, test and release.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { frontends } from './bootstrap/build.mjs';
import { checkNode, install, linkPackage } from './bootstrap/install.mjs';
import { root, run } from './bootstrap/run.mjs';
import { giveUp, headline, say, step } from './bootstrap/say.mjs';
import { filesOf } from './new-remote/files.mjs';
import { lockLike } from './new-remote/lockfile.mjs';
import { namesOf, problemOf } from './new-remote/names.mjs';

const usage =
  'npm run new-remote -- mf-<name> [--title 中文名] [--page first-page] [--access public|login|teacher|staff] [--owner 团队]';

const options = {
  title: { type: 'string' },
  page: { type: 'string' },
  access: { type: 'string' },
  owner: { type: 'string' },
};

function readArguments(args) {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true, strict: false });
  const [name, ...surplus] = positionals;
  const strange = Object.keys(values).filter((option) => !(option in options));
  return { ...values, name, unknown: [...surplus, ...strange.map((option) => `--${option}`)] };
}

const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** Every address that the site has already, with its owner. */
const takenPaths = () =>
  frontends().flatMap((owner) => {
    const { routes, redirects, prefixes = [] } = readJson(join(owner, 'routes.json'));
    return [...prefixes, ...routes.map(({ path }) => path), ...redirects.map(({ from }) => from)].map(
      (path) => ({
        owner,
        path,
      }),
    );
  });

checkNode();
const wanted = readArguments(process.argv.slice(2));
const problem = problemOf(wanted, { exists: (n) => existsSync(join(root, n)), takenPaths });
if (problem) giveUp(problem, usage);

const { name } = wanted;
const names = namesOf(wanted);
await install();
const files = filesOf({
  ...names,
  contractVersion: readJson('shared/contract/package.json').version,
  shellVersion: readJson('shell/package.json').version,
});
const folder = join(root, name);
const lockfile = readFileSync(join(root, 'pnpm-lock.yaml'));

function undo() {
  rmSync(folder, { recursive: true, force: true });
  writeFileSync(join(root, 'pnpm-lock.yaml'), lockfile);
}

try {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  // How long a line becomes depends on the name.
  const { code, output } = await run(
    join(root, 'node_modules/.bin/biome'),
    ['check', '--write', '--error-on-warnings', name],
    { quiet: true },
  );
  if (code !== 0) throw new Error(output);
  const locked = lockLike(name, frontends());
  await step('Linking its packages', () => linkPackage(name, locked));
} catch (error) {
  undo();
  giveUp(`${name} was not made: ${error.message}`, 'Nothing was left behind; run the command again.');
}

headline(`${name} is there: ${names.title}, at ${names.path}`);
say(`  npm run dev -- ${name}        see it while you write it`);
say(`  npm run release -- ${name}    put it on the running site`);
say(`  Its team (owner), routes and access stand in ${name}/routes.json.`);
