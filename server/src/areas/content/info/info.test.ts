import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routesJson } from '@harbor/contract';
import { matchPattern } from '@harbor/contract/route-match';
import { workspaceRoot } from '../../../paths';
import { type TestApp, testApp } from '../../../testing/app';
import { answerQueries } from '../../../web/inline-queries';
import { fanOut } from '../../base/messages/announcements/fan-out';
import { help } from './content';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ areas: ['info', 'messages'] });
});
afterAll(() => site.close());

const search = async (keyword: string) =>
  (await site.call('GET /help/search', { query: { keyword } })).data.data.map(({ id }) => id);

test.each([
  ['怎么退款', 401],
  ['如何申请退款？', 401],
  ['退款多久到账', 403],
  ['退钱', 401],
  ['忘记密码怎么办', 103],
  ['收不到验证码', 102],
  ['开发票', 206],
  ['代写', 202],
  ['微信', 105],
])('“%s” finds its question first', async (keyword, id) => {
  expect((await search(keyword))[0]).toBe(id);
});

test('what is nowhere finds nothing, and words around it alone find what contains them at most', async () => {
  expect(await search('量子火箭燃料')).toEqual([]);
  expect(await search('？？！')).toEqual([]);
  expect((await search('怎么办')).length).toBeLessThanOrEqual(12);
});

test('signs of patterns and markup are only text', async () => {
  expect(await search('%_.*<>')).toEqual([]);
});

test.each([
  ['', '请输入要搜索的问题'],
  ['  ', '请输入要搜索的问题'],
  ['长'.repeat(51), '最多输入50个字'],
])('an unfit search is refused: %s', async (keyword, text) => {
  const { status, errors } = await site.call('GET /help/search', { query: { keyword } });
  expect([status, errors.keyword]).toEqual([422, [text]]);
});

const parts = readdirSync(workspaceRoot).filter((name) => /^(shell|mf-[a-z]+)$/.test(name));
const routes = parts.flatMap((part) => {
  const file = join(workspaceRoot, part, 'routes.json');
  return existsSync(file) ? [routesJson.parse(JSON.parse(readFileSync(file, 'utf8')))] : [];
});

test.each(['desktop', 'mobile'] as const)('links of the help centre lead to pages on the %s', (platform) => {
  const pages = routes.flatMap((part) => part.routes).filter((page) => page.platform === platform);
  const turns = routes.flatMap((part) => part.redirects).filter((turn) => turn.platform === platform);
  const there = (path: string) => pages.some((page) => matchPattern(page.path, path));
  const links = help().categories.flatMap(({ articles }) => articles.flatMap(({ link }) => link?.path ?? []));
  expect(links.length).toBeGreaterThan(5);
  for (const link of links) {
    const to = turns.find((turn) => matchPattern(turn.from, link))?.to ?? link;
    expect([link, there(to)]).toEqual([link, true]);
  }
});

test('texts in a page hold for members too; of announcements that is not said', async () => {
  const asked = ['GET /info/about', 'GET /announcement/list'];
  const inlined = await answerQueries(
    site.app,
    asked,
    { queries: asked } as never,
    {},
    new URLSearchParams(),
  );
  expect(inlined.map(({ key, forEverybody }) => [key, forEverybody])).toEqual([
    ['GET /info/about', true],
    ['GET /announcement/list', undefined],
  ]);
});

test('words that only help to find a question are not shown', async () => {
  const { data } = await site.call('GET /help/list');
  expect(JSON.stringify(data)).not.toContain('keywords');
  expect(data.categories.length).toBeGreaterThan(3);
});

test('visitors see what the packs hold; members get the files', async () => {
  const open = await site.call('GET /info/packs');
  expect(JSON.stringify(open.data)).not.toContain('/media/');
  expect((await site.call('POST /Resource_packs')).status).toBe(401);
  const { token } = await site.user();
  const { data } = await site.call('POST /Resource_packs', { token });
  expect(data.data.map(({ id }) => id)).toEqual(open.data.data.map(({ id }) => id));
  for (const { files } of data.data)
    for (const { url, size } of files) {
      expect(url).toMatch(/^\/media\/packs\/[a-z-]+\.(md|csv)$/);
      expect(size).toBeGreaterThan(100);
    }
});

const client = {
  platform: 'windows' as const,
  title: '桌面客户端',
  version: '1.2.0',
  system: 'Windows 10 及以上',
  url: 'https://download.harbor.example/harbor-1.2.0.exe',
  file_name: 'harbor-1.2.0.exe',
  size: 52_428_800,
  sha256: 'a'.repeat(64),
  notes: ['启动更快'],
  active: true,
};

test('the latest active client of each platform is offered; each change is in the audit log', async () => {
  const staff = (await site.user({ is_staff: true })).token;
  const save = (more: object) =>
    site.call('POST /staff/client/save', { token: staff, body: { ...client, ...more } });
  const offered = async () =>
    (await site.call('GET /clientAndServer/all/list')).data.data.map(({ version }) => version);
  await save({ version: '1.1.0' });
  site.clock.advance(60_000);
  const newest = (await save({})).data;
  expect(await offered()).toEqual(['1.2.0']);
  await save({ id: newest.id, active: false });
  expect(await offered()).toEqual(['1.1.0']);
  expect((await site.call('GET /staff/client/list', { token: staff })).data.data).toHaveLength(2);
  const rows = await site.core.db
    .selectFrom('audit_log')
    .select('action')
    .where('object_type', '=', 'client')
    .where('object_id', '=', String(newest.id))
    .orderBy('id')
    .execute();
  expect(rows.map(({ action }) => action)).toEqual(['client.add', 'client.change']);
  expect((await save({ id: 99_999 })).status).toBe(404);
  expect((await save({ id: newest.id, revision: newest.revision })).status).toBe(409);
});

test.each([
  [{ sha256: '' }, 'sha256', '请填写文件的SHA-256校验值'],
  [{ sha256: 'XYZ' }, 'sha256', '校验值为64位十六进制小写'],
  [{ size: 0 }, 'file_name', '请填写文件名与大小'],
  [{ url: 'http://download.example/a.exe' }, 'url', '下载地址应以 https:// 开头'],
  [{ url: 'javascript:alert(1)' }, 'url', '下载地址应以 https:// 开头'],
  [{ version: 'latest' }, 'version', '版本号形如 1.2.0'],
])('%j is refused', async (more, field, text) => {
  const { token } = await site.user({ is_staff: true });
  const { status, errors } = await site.call('POST /staff/client/save', {
    token,
    body: { ...client, ...more },
  });
  expect([status, errors[field]]).toEqual([422, [text]]);
});

test('clients are written by staff alone', async () => {
  const { token } = await site.user();
  expect((await site.call('POST /staff/client/save', { token, body: client })).status).toBe(403);
});

test('an announcement without a link of its own leads to its page', async () => {
  const staff = (await site.user({ is_staff: true })).token;
  const reader = (await site.user()).token;
  const { data } = await site.call('POST /staff/announcement/save', {
    token: staff,
    body: { title: '服务时间', body: '春节期间照常服务。', audience: 'all', top_bar: false },
  });
  await site.call('POST /staff/announcement/publish/:id', { token: staff, params: { id: data.id } });
  await fanOut.run(site.core, { id: data.id });
  const box = await site.call('POST /message/notice', { token: reader, body: { sub: 40 } });
  expect(box.data.data[0]?.link).toBe(`/breadcrumb/2/${data.id}`);
});
