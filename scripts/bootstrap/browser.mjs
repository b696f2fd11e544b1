import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { root, run } from './run.mjs';
import { giveUp, say, step } from './say.mjs';

// The headless shell first: without a window it takes a fifth less of the processor for the same page.
const names = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const macs = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const files = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...files, ...macs].find(isExecutable);
}

function playwrightsOwn() {
  const { chromium } = createRequire(join(root, 'e2e/package.json'))('@playwright/test');
  const file = chromium.executablePath();
  return file && existsSync(file) ? file : undefined;
}

async function installFromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const update = await run('apt-get', ['update', '-qq'], { env, prefix: '  ' });
  if (update.code !== 0) return;
  const add = (...packages) =>
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env, quiet: true });
  const { code } = await add('chromium-headless-shell', 'fonts-noto-cjk');
  if (code !== 0) await add('chromium', 'fonts-noto-cjk');
}

/**
 * A Chromium for the browser tests and the tour: `CHROMIUM_PATH`, one on the PATH, Playwright's own, or one installed
 * now.
 * @returns the path of its executable
 */
export async function browser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!isExecutable(given)) giveUp(`CHROMIUM_PATH names ${given}, which cannot be run.`);
    return given;
  }
  let found = onPath() ?? playwrightsOwn();
  if (!found) {
    await step('Installing a browser for the tests', async () => {
      const { code } = await run('npx', ['playwright', 'install', '--with-deps', 'chromium'], {
        cwd: join(root, 'e2e'),
        quiet: true,
      });
      if (code !== 0) await installFromDebian();
      found = playwrightsOwn() ?? onPath();
    });
  }
  if (!found) {
    giveUp(
      'No browser for the tests could be found or installed.',
      'Install Chromium or Chrome, or set CHROMIUM_PATH to one, then run the command again.',
    );
  }
  say(`  Browser: ${found}`);
  return found;
}

/**
 * Switches under which Chromium runs in containers, as root and without a network of its own. The long list takes away
 * what Playwright takes away by default (a list of one's own replaces that one) and the toolbar that Chromium draws as
 * pages: even without a screen it costs half a second of processor time for each new window.
 */
export const browserSwitches = JSON.parse(
  readFileSync(new URL('./browser-switches.json', import.meta.url), 'utf8'),
);
