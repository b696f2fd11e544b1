import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { forgetPackagedBrowser, packagedBrowser } from './packaged-browser.mjs';
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

/** What was tried to get a browser, with what was said to it. */
const tried = [];

async function attempt(command, args, options) {
  const { code, output } = await run(command, args, { ...options, quiet: true });
  if (code !== 0) tried.push({ command: [command, ...args].join(' '), output });
  return code === 0;
}

const mayAddPackages = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/**
 * Packages of Debian; only root may add them.
 * @returns {Promise<boolean>} whether they are there now; other systems with apt-get may know them by other names
 */
async function fromDebian(...packages) {
  if (!mayAddPackages) return false;
  const apt = (...args) => attempt('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  const add = () => apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
  if (await add()) return true;
  // There may be no lists of packages yet, or old ones. Those of other sources may fail, which is no matter.
  await apt('update', '-qq');
  return add();
}

const fonts = ['fonts-noto-cjk', 'fonts-noto-color-emoji'];

/** The system's libraries that the packaged browser is linked with, besides those that each Linux has. */
const libraries = ['libnss3', 'libexpat1'];

const starts = (file) => attempt(file, ['--version']);

/** Whether the system can draw Chinese; without such a font all text of a page is empty boxes, and of other widths. */
async function hasChineseFont() {
  const { output } = await run('fc-list', [':lang=zh-cn', 'file'], { quiet: true });
  return /^\/.+:/m.test(output);
}

/** The browser of the lockfile, with what it needs of the system. */
async function fromPackage() {
  const file = await packagedBrowser().catch((error) => {
    tried.push({ command: 'unpacking @sparticuz/chromium', output: String(error) });
  });
  if (!file) return undefined;
  if ((await starts(file)) && (await hasChineseFont())) return file;
  if (mayAddPackages)
    await step('Installing fonts and libraries for the tests’ browser', async () => {
      await fromDebian(...fonts, 'fontconfig', ...libraries);
    });
  if (!(await starts(file))) return forgetPackagedBrowser();
  if (!(await hasChineseFont()))
    say('  No Chinese font was found: pages are other ones without. Install fontconfig and fonts-noto-cjk.');
  return file;
}

const fromPlaywright = () =>
  attempt('npx', ['playwright', 'install', '--with-deps', 'chromium'], { cwd: join(root, 'e2e') });

/** The last words of everything that was tried. */
function sayWhatWasTried() {
  for (const { command, output } of tried) {
    say(`\n  ${command}`);
    for (const line of output.trimEnd().split('\n').slice(-8)) say(`    ${line}`);
  }
}

/**
 * A Chromium for the browser tests and the tour: `CHROMIUM_PATH`, the one of the lockfile, one on the PATH, Playwright's
 * own, or one installed now.
 * @returns the path of its executable
 */
export async function browser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!isExecutable(given)) giveUp(`CHROMIUM_PATH names ${given}, which cannot be run.`);
    return given;
  }
  let found = (await fromPackage()) ?? onPath() ?? playwrightsOwn();
  if (!found) {
    await step('Installing a browser for the tests', async () => {
      // Debian's headless shell first: Playwright adds an X server and forty packages more before it asks for its own
      // browser, twice the work.
      if (!(await fromDebian('chromium-headless-shell', ...fonts)) && !(await fromPlaywright()))
        await fromDebian('chromium', ...fonts);
      found = onPath() ?? playwrightsOwn();
    });
  }
  if (!found) {
    sayWhatWasTried();
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
