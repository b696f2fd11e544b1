import { type TestApp, testApp } from '../testing/app';
import { comesTrue } from './testing/sockets';

let site: TestApp;
let letGo: () => void;
beforeAll(async () => {
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  site = await testApp({
    areas: ['media', 'visits', 'support'],
    env: { HARBOR_TRUST_PROXY: '127.0.0.1' },
    register: async (app) => {
      app.get('/hold', () => held.then(() => 'held'));
    },
  });
});
afterAll(() => site.close());

const ask = (url: string, from: string) => site.app.inject({ url, headers: { 'x-forwarded-for': from } });
const status = async (url: string, from: string) => (await ask(url, from)).statusCode;

test('who would be turned away hears that the server is not ready, others that it is', async () => {
  const [greedy, other] = ['198.51.100.1', '198.51.100.2'];
  const calls = Array.from({ length: 1100 }, () => status('/hold', greedy));
  expect(await comesTrue(async () => (await status('/readyz', greedy)) === 503)).toBe(true);
  expect((await ask('/readyz', greedy)).json()).toEqual({ ready: false, overloaded: true });
  expect(await status('/healthz', greedy)).toBe(200);
  // The database may take longer than a probe waits for it.
  expect(await comesTrue(async () => (await status('/readyz', other)) === 200)).toBe(true);
  expect(await status('/api/applet/get_links', other)).toBe(200);
  // With many such addresses there is no place for anybody.
  const more = Array.from({ length: 1100 }, (_, n) => status('/hold', `203.0.${n >> 8}.${n & 255}`));
  expect(await comesTrue(async () => (await status('/readyz', other)) === 503)).toBe(true);
  expect(await status('/api/applet/get_links', other)).toBe(503);
  letGo();
  const statuses = new Set(await Promise.all([...calls, ...more]));
  expect([...statuses].sort()).toEqual([200, 503]);
  expect(await comesTrue(async () => (await status('/readyz', greedy)) === 200)).toBe(true);
  expect(await status('/api/applet/get_links', greedy)).toBe(200);
});
