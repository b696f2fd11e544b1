import { makeBuild, route, writeWorkspace } from '../../areas/operations/platform/testing/builds';
import { type TestApp, testApp } from '../../testing/app';
import { addressOnly } from './reports';

const lines: string[] = [];
let site: TestApp;
beforeAll(async () => {
  site = await testApp({
    full: true,
    builds: writeWorkspace([
      makeBuild({ remote: 'shell' }),
      makeBuild({
        remote: 'mf-services',
        routes: [
          route('/goodsdetail/:goodsId', { seo: 'goods', queries: ['GET /service/detail/:goodsId'] }),
          route('/orderdetail/:id', { access: 'login' }),
        ],
      }),
      makeBuild({ remote: 'mf-account', routes: [route('/login')] }),
    ]),
    env: { HARBOR_LIMITS: 'production' },
    logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
  });
});
afterAll(() => site.close());
beforeEach(() => {
  lines.length = 0;
  site.clock.advance(120_000);
});

const get = (url: string) => site.app.inject({ url });
const nonceIn = (policy: unknown) => /'nonce-([^']+)'/.exec(String(policy))?.[1];

const pages = [
  '/',
  '/goodsdetail/1',
  '/login',
  '/404/',
  '/no/such/page',
  '/orderdetail/1',
  '/api/docs/',
  '/api/docs',
];

test.each(pages)('%s carries a policy with a nonce of its own, which its scripts have', async (url) => {
  const [one, two] = [await get(url), await get(url)];
  const nonce = nonceIn(one.headers['content-security-policy']);
  expect(one.headers['content-type']).toContain('text/html');
  expect(nonce).toBeTruthy();
  expect(nonceIn(two.headers['content-security-policy'])).not.toBe(nonce);
  const scripts = one.body.match(/<script(?![^>]*application\/ld\+json)[^>]*>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
  expect(one.body).not.toMatch(/<[^>]+ on\w+=/);
});

test('a preload carries the nonce and a hash, as its script will', async () => {
  const { body, headers } = await get('/goodsdetail/1');
  const nonce = nonceIn(headers['content-security-policy']);
  const preloads = body.match(/<link rel="preload" as="script"[^>]*>/g) ?? [];
  expect(preloads.length).toBeGreaterThan(1);
  for (const preload of preloads) {
    expect(preload).toContain(`nonce="${nonce}"`);
    expect(preload).toMatch(/integrity="sha384-[A-Za-z0-9+/]{64}"/);
  }
});

test('the sheets of the shell stand in the head, those of a remote are only fetched: one that hangs holds nothing up', async () => {
  const pages = [await get('/'), await get('/goodsdetail/1')];
  const sheets = pages.flatMap(({ body }) => body.match(/<link [^>]*\.css"[^>]*>/g) ?? []);
  const of = (part: string) => sheets.filter((sheet) => sheet.includes(`/releases/${part}/`));
  expect(of('shell').length).toBeGreaterThan(0);
  expect(of('mf-services').length).toBeGreaterThan(0);
  for (const sheet of sheets) expect(sheet).toMatch(/ integrity="sha384-[A-Za-z0-9+/]{64}"/);
  for (const sheet of of('shell')) expect(sheet).toContain('rel="stylesheet"');
  for (const sheet of of('mf-services')) expect(sheet).toContain('rel="preload" as="style"');
});

test.each(['/api/applet/get_links', '/api/nothing', '/robots.txt', '/healthz', '/brand/logo-mark.svg'])(
  '%s is no page, and would do nothing as one',
  async (url) => {
    expect((await get(url)).headers['content-security-policy']).toContain("default-src 'none'");
  },
);

const report = (change: object = {}) => ({
  'csp-report': {
    'document-uri': 'https://harbor.example/login?phone=13800000001',
    'blocked-uri': 'https://evil.example/steal.js?token=ay_x',
    'effective-directive': 'script-src-elem',
    'source-file': 'https://harbor.example/releases/shell/1/main.js?x=1',
    'line-number': 3,
    'original-policy': 'default-src',
    ...change,
  },
});
const send = (payload: string, type = 'application/csp-report') =>
  site.app.inject({
    method: 'POST',
    url: '/api/platform/csp-reports',
    headers: { 'content-type': type },
    payload,
  });

test('a violation is logged with what, where and whence, and without anybody’s queries', async () => {
  expect((await send(JSON.stringify(report()))).statusCode).toBe(204);
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    violation: {
      directive: 'script-src-elem',
      blocked: 'https://evil.example/steal.js',
      page: 'https://harbor.example/login',
      source: 'https://harbor.example/releases/shell/1/main.js',
      line: 3,
    },
  });
  expect(lines[0]).not.toMatch(/token|phone|13800000001/);
});

test('nonsense, and what is too much or too large, is dropped without a word', async () => {
  for (const text of [
    '',
    'x',
    '[]',
    '{"csp-report":1}',
    JSON.stringify({ 'csp-report': { 'blocked-uri': 5 } }),
  ])
    expect((await send(text)).statusCode).toBe(204);
  expect((await send('x'.repeat(20_000))).statusCode).toBe(422);
  expect(lines).toEqual([]);
});

test('reports fill no log: 60 lines a minute from one address', async () => {
  const text = JSON.stringify(report());
  const statuses = await Promise.all(Array.from({ length: 90 }, () => send(text).then((r) => r.statusCode)));
  expect(new Set(statuses)).toEqual(new Set([204]));
  expect(lines.length).toBeLessThanOrEqual(60);
  expect(lines.length).toBeGreaterThan(0);
});

test('an address is logged without its query', () => {
  expect(addressOnly('https://a.example/b?c=d#e')).toBe('https://a.example/b');
  expect(addressOnly('data:text/html,secret')).toBe('data:');
  expect(addressOnly('inline')).toBe('inline');
  expect(addressOnly(undefined)).toBeUndefined();
});
