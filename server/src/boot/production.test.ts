import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { serverRoot } from '../paths';

const folder = join(serverRoot, '.harbor', `production-${process.pid}`);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function build(flags: string[]): string {
  execFileSync('node', ['build.mjs', `--outdir=${folder}`, ...flags], { cwd: serverRoot });
  return readdirSync(folder)
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}

const start = (env: Record<string, string>) =>
  spawnSync('node', [join(folder, 'main.mjs')], {
    env: { PATH: process.env.PATH ?? '', HARBOR_ENV: 'production', HARBOR_DATA: folder, ...env },
    encoding: 'utf8',
    timeout: 20_000,
  });

// Thirty-two random hexadecimal digits, as `openssl rand -hex 16` makes them.
const random = 'f3b1c9d2807a4e65b0d7128c94ae36f1';
const live = { HARBOR_SECRET: random, HARBOR_PUBLIC_URL: 'https://www.example.cn' };

/** What must never go live: demo accounts, the development SMS driver, the sandbox gateways. */
const forbidden = [/harbor-demo-1/, /1380000000[1239]/, /dev_outbox'\)\.values/, /src\/(dev|demo|sandbox)\//];

test('a production build contains nothing of dev, demo and sandbox', () => {
  const bundle = build(['--production']);
  for (const pattern of forbidden) expect(bundle).not.toMatch(pattern);
}, 30_000);

test('an ordinary build does contain them, so the claim above can fail', () => {
  const bundle = build([]);
  for (const pattern of forbidden.slice(0, 2)) expect(bundle).toMatch(pattern);
}, 30_000);

test.each([
  ['demo data', { ...live, HARBOR_DEMO: '1' }, 'HARBOR_DEMO'],
  ['the development SMS driver', { ...live, HARBOR_SMS: 'dev' }, 'HARBOR_SMS=dev'],
  ['no key', { HARBOR_PUBLIC_URL: live.HARBOR_PUBLIC_URL }, 'HARBOR_SECRET is missing'],
  ['no public address', { HARBOR_SECRET: live.HARBOR_SECRET }, 'HARBOR_PUBLIC_URL is missing'],
  ['the limits of the demo', { ...live, HARBOR_LIMITS: 'demo' }, 'HARBOR_LIMITS=demo'],
  ['any origin', { ...live, HARBOR_ORIGINS: '*' }, 'HARBOR_ORIGINS'],
  ['a key of one letter', { ...live, HARBOR_SECRET: 'x'.repeat(40) }, 'HARBOR_SECRET is one piece repeated'],
  ['a misspelt setting', { ...live, HARBOR_ORIGIN: 'https://m.example.cn' }, 'HARBOR_ORIGINS is meant?'],
  ['no SMS account', live, 'ALIYUN_KEY_ID'],
])('production does not start with %s', (_, env, reason) => {
  const { status, stderr } = start(env);
  expect(status).toBe(1);
  expect(stderr).toMatch(/Refusing to start in production|Settings are wrong/);
  expect(stderr).toContain(reason);
});
