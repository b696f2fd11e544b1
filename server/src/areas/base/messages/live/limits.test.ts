import type { Socket } from 'node:net';
import { comesTrue, openSocket, requestText } from '../../../../http/testing/sockets';
import { type TestApp, testApp } from '../../../../testing/app';
import { openEventStream } from '../../../../testing/event-stream';
import { startSession } from '../../../identity/auth/sessions';

let site: TestApp;
let base: string;
beforeAll(async () => {
  site = await testApp({
    areas: ['messages'],
    env: { HARBOR_TRUST_PROXY: '127.0.0.1' },
    settings: { streams: { perSession: 2, perUser: 4, perAddress: 8, most: 100 } },
  });
  base = await site.listen();
});
afterAll(() => site.close());

/** Asks for a stream without waiting for the answer. */
async function ask(token: string, from: string): Promise<{ socket: Socket; text: () => string }> {
  const socket = await openSocket(base);
  let text = '';
  socket.on('data', (piece) => {
    text += String(piece);
  });
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': from, connection: 'close' };
  socket.write(requestText('GET', '/api/applet/message/stream', headers));
  return { socket, text: () => text };
}

const session = (userId: number) =>
  startSession(site.core, site.core.db, userId, { ip: '127.0.0.1', userAgent: 'test' });
const none = () => comesTrue(() => site.core.live.count() === 0);

test('however many streams a person asks for at once, few stay, and the others hear when to come back', async () => {
  const { id, token } = await site.user();
  const tokens = [token, await session(id), await session(id), await session(id)];
  const asked = await Promise.all(
    Array.from({ length: 100 }, (_, n) => ask(tokens[n % 4] ?? token, `198.51.100.${n}`)),
  );
  const over = () => asked.filter(({ socket }) => socket.readyState === 'closed');
  expect(await comesTrue(() => over().length === 96)).toBe(true);
  expect(site.core.live.count()).toBe(4);
  for (const { text } of over()) expect(text()).toMatch(/retry: 300000\n\n/);
  for (const { socket } of asked) socket.destroy();
  expect(await none()).toBe(true);
});

test('of one session the newest stay, and those of other sessions too', async () => {
  const { id, token } = await site.user();
  const other = await ask(await session(id), '198.51.100.1');
  expect(await comesTrue(() => other.text().includes('retry'))).toBe(true);
  const mine: Awaited<ReturnType<typeof ask>>[] = [];
  for (let n = 0; n < 4; n += 1) {
    mine.push(await ask(token, '198.51.100.1'));
    expect(await comesTrue(() => mine.at(-1)?.text().includes('retry') === true)).toBe(true);
  }
  const open = () => mine.map(({ socket }) => socket.readyState !== 'closed');
  expect(await comesTrue(() => !open()[0] && !open()[1])).toBe(true);
  expect([open(), other.socket.readyState]).toEqual([[false, false, true, true], 'open']);
  for (const { socket } of [other, ...mine]) socket.destroy();
  expect(await none()).toBe(true);
});

test('one address has so many, is told when to ask again, and keeps nobody elsewhere out', async () => {
  const asked = [];
  for (let n = 0; n < 8; n += 1) {
    const { token } = await site.user();
    asked.push(await ask(token, '198.51.100.7'));
  }
  expect(await comesTrue(() => site.core.live.count() === 8)).toBe(true);
  const { token } = await site.user();
  const headers = { authorization: `Bearer ${token}` };
  const from = (address: string) =>
    fetch(`${base}/api/applet/message/stream`, { headers: { ...headers, 'x-forwarded-for': address } });
  const refused = await from('198.51.100.7');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '120']);
  expect(await refused.json()).toMatchObject({ msg: '实时消息的连接太多，新消息会晚一些显示' });
  const elsewhere = await from('198.51.100.8');
  expect(elsewhere.status).toBe(200);
  await elsewhere.body?.cancel();
  for (const { socket } of asked) socket.destroy();
  expect(await none()).toBe(true);
  const again = await from('198.51.100.7');
  expect(again.status).toBe(200);
  await again.body?.cancel();
  expect(await none()).toBe(true);
});

test('who has gone before it was known who it is leaves nothing behind', async () => {
  const people = await Promise.all(Array.from({ length: 40 }, () => site.user()));
  const asked = await Promise.all(people.map(({ token }, n) => ask(token, `198.51.100.${n}`)));
  for (const { socket } of asked) socket.destroy();
  // Behind them, so that they were all dealt with when it is there.
  const last = await site.user();
  const stream = await openEventStream(base, last.token);
  await stream.next('unread');
  expect(await comesTrue(() => site.core.live.count() === 1)).toBe(true);
  stream.close();
  expect(await none()).toBe(true);
});
