import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { prepareQueues } from '../jobs/jobs';
import { type TestApp, testApp } from '../testing/app';
import { testFolder } from '../testing/folder';
import { type EmbeddedPostgres, startPostgres } from './embedded/start';
import { migrate } from './migrate';

let folder: string;
let postgres: EmbeddedPostgres;
let site: TestApp;
let address: string;
let token: string;

beforeAll(async () => {
  folder = testFolder();
  postgres = await startPostgres(folder, { supervise: false });
  await migrate(postgres.url);
  await prepareQueues(postgres.url);
  const database = { url: postgres.url, drop: async () => {} };
  site = await testApp({ areas: ['auth', 'media', 'visits', 'support'], database });
  address = await site.listen();
  token = (await site.user()).token;
}, 60_000);

afterAll(async () => {
  await site.close();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string) => fetch(address + path, { headers: { authorization: `Bearer ${token}` } });

async function readyWithin(ms: number, wanted: number): Promise<number> {
  const began = Date.now();
  while (Date.now() - began < ms) {
    if ((await get('/readyz')).status === wanted) return Date.now() - began;
    await sleep(20);
  }
  throw new Error(`/readyz was not ${wanted} within ${ms} ms`);
}

test('a database that is killed costs a bare 503, nobody their session, and comes back without a restart', async () => {
  expect((await get('/api/applet/userInfo')).status).toBe(200);
  expect((await get('/readyz')).status).toBe(200);

  process.kill(postgres.pid() ?? 0, 'SIGKILL');
  await readyWithin(10_000, 503);
  expect((await get('/healthz')).status).toBe(200);
  const away = await get('/api/applet/userInfo');
  expect(away.status).toBe(503);
  expect(away.headers.get('retry-after')).toBe('1');
  expect(await away.text()).toBe('');
  const login = await fetch(`${address}/api/applet/auth/pc_login`, {
    method: 'POST',
    headers: { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' },
    body: JSON.stringify({ phone: '13800000001', password: 'x' }),
  });
  expect([login.status, await login.text()]).toEqual([503, '']);

  postgres = await startPostgres(folder, { supervise: false });
  await readyWithin(20_000, 200);
  const back = await get('/api/applet/userInfo');
  expect(back.status).toBe(200);
  expect(await back.json()).toMatchObject({ code: 200 });
}, 60_000);
