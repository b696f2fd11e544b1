import { join } from 'node:path';
import { devices, expect, test } from '@playwright/test';
import { issueToken } from '../support/api';
import {
  changes,
  keepWorkspace,
  made,
  type Running,
  read,
  replaceFile,
  restoreWorkspace,
  root,
  run,
  script,
  start,
} from './workspace';

const title = '试验台';
const path = '/made-by-test/first-steps';
const words = 'src/features/first-steps/words.ts';
const sheet = 'src/features/first-steps/FirstStepsPage.module.css';
const ready = `main[data-remote="${made}"][data-state="ready"]`;

test.describe.configure({ mode: 'serial' });

let before: string[] = [];
let token = '';
let dev: Running | undefined;

test.beforeAll(async ({ request }) => {
  keepWorkspace();
  before = await changes();
  token = await issueToken(request, made);
});

test.afterAll(async () => {
  await dev?.interrupt();
  restoreWorkspace();
  expect(await changes()).toEqual(before);
});

const site = (baseURL: string | undefined) => ['--site', baseURL ?? '', '--token', token];

test('names that cannot be are refused, and nothing is left behind', async () => {
  const refusals: [string[], RegExp][] = [
    [[], /How shall the remote be called/],
    [['forum'], /begins with mf-/],
    [['mf-Forum'], /small letters/],
    [['mf-a--b'], /single hyphens/],
    [['../mf-out'], /no name for a remote/],
    [['mf-account'], /folder mf-account exists already/],
    [['mf-login'], /\/login\/ belongs to mf-account/],
    [['mf-api'], /answered by the server itself/],
    [[made, '--title', '<b>'], /title has 1 to 20/],
    [[made, '--owner', '<b>'], /owner has 1 to 20/],
    [[made, '--page', 'First'], /page has small letters/],
    [[made, '--access', 'everybody'], /access is one of public, login, teacher, staff/],
    [[made, 'surplus'], /Unknown argument: surplus/],
    [[made, '--acess', 'staff'], /Unknown argument: staff --acess/],
  ];
  for (const [args, reason] of refusals) {
    const { code, output } = await script('new-remote', ...args);
    expect([args, code]).toEqual([args, 1]);
    expect(output).toMatch(reason);
  }
  expect(await changes()).toEqual(before);
});

test('a remote is made that passes lint, format, types and its own tests', async () => {
  const { code, output } = await script(
    'new-remote',
    made,
    ...['--title', title, '--page', 'first-steps', '--owner', '试验组'],
  );
  expect(code, output).toBe(0);
  // What was resolved for the other parts holds for it too, without the network and in a fifth of the time.
  expect(output).toContain('Linking its packages');
  expect(output).not.toContain('resolved anew');
  const { owner, prefixes, routes, redirects } = JSON.parse(read('routes.json'));
  expect([owner, prefixes]).toEqual(['试验组', ['/made-by-test/']]);
  expect(routes).toMatchObject([
    { platform: 'desktop', path, access: 'public' },
    { platform: 'mobile', path, access: 'public' },
  ]);
  expect(redirects).toEqual([
    { platform: 'desktop', from: '/made-by-test/', to: path },
    { platform: 'mobile', from: '/made-by-test/', to: path },
  ]);
  const bin = (name: string) => join(root, 'node_modules/.bin', name);
  const checks = await Promise.all([
    run(bin('biome'), ['check', '--error-on-warnings', made]),
    run(bin('tsc'), ['-p', made, '--noEmit', '--singleThreaded']),
  ]);
  for (const check of checks) expect(check.code, check.output).toBe(0);
  const jest = join(root, made, 'node_modules/jest/bin/jest.js');
  const tests = await run('node', [jest, '--silent', '--maxWorkers=1'], join(root, made));
  expect(tests.code, tests.output).toBe(0);
  expect(tests.output).toMatch(/Tests: +2 passed, 2 total/);
});

test('a remote for staff, and one with nothing but a name, are declared as they were asked for', async () => {
  const declared = async (wanted: object) => {
    const code = `import { filesOf } from './scripts/new-remote/files.mjs';
      import { namesOf } from './scripts/new-remote/names.mjs';
      console.log(filesOf(namesOf(${JSON.stringify(wanted)}))['routes.json']);`;
    const { output } = await run('node', ['--input-type=module', '--eval', code]);
    return JSON.parse(output);
  };
  expect(await declared({ name: 'mf-desk', page: 'queues', access: 'staff' })).toMatchObject({
    routes: [
      { platform: 'desktop', path: '/desk/queues', access: 'staff', page: 'features/queues/QueuesPage' },
      {
        platform: 'mobile',
        path: '/desk/queues',
        access: 'staff',
        page: 'features/queues/QueuesPage.mobile',
      },
    ],
  });
  expect(await declared({ name: 'mf-data-room', title: '数据室' })).toMatchObject({
    owner: '数据室组',
    prefixes: ['/data-room/'],
    routes: [{ path: '/data-room/', access: 'public' }, { path: '/data-room/' }],
    redirects: [],
  });
});

test('its developer sees it on the running site before anybody else, and each change', async ({
  page,
  request,
  baseURL,
}) => {
  dev = start('dev', made, ...site(baseURL));
  const [link] = await dev.says(/http\S+\/platform\/dev-builds\/\S+/);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: '在本浏览器中试用开发中的构建？' })).toBeVisible();
  for (const said of [made, `令牌「${made}」`, 'http://localhost:9', '未经平台检查'])
    await expect(page.getByRole('main')).toContainText(said);
  await page.getByRole('button', { name: '在本浏览器中试用' }).click();
  await expect(page.locator(ready)).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByRole('complementary', { name: '版本替换提示' })).toContainText(made);
  expect((await request.get(path)).status()).toBe(404);

  // A file that is only written again is no change: nothing is said for it, so that what is said next is of the real one.
  replaceFile(words, read(words));
  await dev.says(/Its files are as they were/);
  replaceFile(words, read(words).replace('这里还没有内容', '正在布置'));
  await dev.says(/Reload the page to see the change/);
  await page.reload();
  await expect(page.getByText('正在布置')).toBeVisible();

  expect(await dev.interrupt()).toContain('is withdrawn');
  dev = undefined;
  await page.reload();
  await expect(page).toHaveURL((url) => url.pathname === '/404/');
});

test('a build whose sheet would paint the whole site fails, in the words of the gate', async ({
  baseURL,
}) => {
  const written = read(sheet);
  replaceFile(sheet, `${written}\n.page {\n  :is(body, &) {\n    background: red;\n  }\n}\n`);
  const { code, output } = await script('release', made, ...site(baseURL));
  replaceFile(sheet, written);
  expect(code, output).toBe(1);
  expect(output).toMatch(
    /样式 .*\.css 含全局选择器 .*body.*，会影响其他团队的页面：请改用 CSS Modules 的类名/,
  );
});

test('a build with a route twice fails, in the words of the gate', async ({ baseURL }) => {
  const written = read('routes.json');
  const routes = JSON.parse(written);
  routes.routes.push(routes.routes[0]);
  replaceFile('routes.json', JSON.stringify(routes));
  const { code, output } = await script('release', made, ...site(baseURL));
  replaceFile('routes.json', written);
  expect(code, output).toBe(1);
  expect(output).toContain(`电脑端路由 ${path} 在 routes.json 中出现了两次：请删去一个`);
});

test('a release puts it on the running site, on both platforms, with no change to the shell', async ({
  browser,
  page,
  request,
  baseURL,
}) => {
  const shell = async () => /\/releases\/shell\/[^/]+\//.exec(await (await request.get('/')).text())?.[0];
  const shellBefore = await shell();
  const { code, output } = await script('release', made, '--note', '第一个页面', ...site(baseURL));
  expect(code, output).toBe(0);
  expect(read('CHANGELOG.md')).toMatch(/## 0\.1\.1 \(\d{4}-\d{2}-\d{2}\)\n- 第一个页面/);

  await page.goto(path);
  await expect(page.locator(ready)).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText('正在布置')).toBeVisible();

  const phone = await browser.newContext({ ...devices['Pixel 7'], baseURL });
  const mobile = await phone.newPage();
  await mobile.goto(path);
  await expect(mobile.locator(ready)).toBeVisible();
  await expect(mobile.getByText('正在布置')).toBeVisible();
  await phone.close();
  expect(await shell()).toBe(shellBefore);
});

test('a rollback past the version before says so at the terminal, and goes on only when told to', async ({
  baseURL,
}) => {
  for (const note of ['第二版', '第三版']) {
    const { code, output } = await script('release', made, '--note', note, ...site(baseURL));
    expect(code, output).toBe(0);
  }
  const sentence = new RegExp(
    `${made} 将从 0\\.1\\.3-\\w+ 回退到 0\\.1\\.1-\\w+，跳过 0\\.1\\.2-\\w+（还没有被记为最近良好）`,
  );
  const asked = await script('rollback', made, ...site(baseURL));
  expect(asked.code, asked.output).toBe(1);
  expect(asked.output).toMatch(sentence);
  expect(asked.output).toContain('Add --yes');
  const agreed = await script('rollback', made, '--yes', ...site(baseURL));
  expect(agreed.code, agreed.output).toBe(0);
  expect(agreed.output).toMatch(/stable 0\.1\.1-/);
});
