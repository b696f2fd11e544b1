import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { openSocket, requestText } from './testing/sockets';
import { registerUntakenAnswers } from './untaken-answers';

const MB = 1024 * 1024;
const apps: FastifyInstance[] = [];
afterAll(() => Promise.all(apps.map((app) => app.close())));

/** A site whose answers fit into what the system takes, on a machine with so much memory in use. */
async function site(used: number, host = '127.0.0.1') {
  const app = fastify({ forceCloseConnections: true });
  const memory = async () => ({ used, short: 100 * MB });
  registerUntakenAnswers(app, { memory, share: 0.5, lookEvery: 20, longest: 1 });
  app.get('/large', () => Buffer.alloc(MB));
  apps.push(app);
  return app.listen({ port: 0, host });
}

/** Asks, reads nothing for a while, then all there is. @returns how much came */
async function asksAndWaits(base: string) {
  const socket = await openSocket(base);
  let bytes = 0;
  socket.pause().write(requestText('GET', '/large'));
  await wait(300);
  socket.on('data', (piece: Buffer) => {
    bytes += piece.length;
    // All of it, with its head.
    if (bytes > MB) socket.end();
  });
  socket.resume();
  await once(socket, 'close');
  return bytes;
}

/** Only Linux says what lies in it; elsewhere nobody can be told apart, and nobody is cut off. */
const told = process.platform === 'linux';

test('while memory is short, an answer that lies in a system that says so untaken is given up at once', async () => {
  expect((await asksAndWaits(await site(90 * MB))) < MB / 2).toBe(told);
});

test('the same over IPv6', async () => {
  let base: string;
  try {
    base = await site(90 * MB, '::1');
  } catch {
    // A machine without IPv6.
    return;
  }
  expect((await asksAndWaits(base)) < MB / 2).toBe(told);
});

test('while there is enough, nobody is cut off', async () => {
  expect(await asksAndWaits(await site(40 * MB))).toBeGreaterThan(MB);
});

test('who takes the answer gets it, however short memory is', async () => {
  const base = await site(99 * MB);
  for (let n = 0; n < 20; n += 1) {
    const answer = await fetch(`${base}/large`);
    expect((await answer.arrayBuffer()).byteLength).toBe(MB);
  }
});
