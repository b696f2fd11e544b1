import { once } from 'node:events';
import { Readable } from 'node:stream';
import fastify, { type FastifyInstance } from 'fastify';
import { type ReaderLimits, registerSlowReaders } from './slow-readers';
import { comesTrue, openSocket, requestText } from './testing/sockets';

const MB = 1024 * 1024;
const apps: FastifyInstance[] = [];
afterAll(() => Promise.all(apps.map((app) => app.close())));

/** A site that sends more than a client takes who reads nothing: each end of an answer is one that was cut off. */
async function generous(limits: Partial<ReaderLimits>) {
  const app = fastify({ forceCloseConnections: true, trustProxy: true });
  const state = { streams: 0, cut: [] as string[] };
  registerSlowReaders(app, { lookEvery: 5, ...limits });
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('close', () => void state.cut.push(request.ip));
    done();
  });
  app.get('/large', () => Buffer.alloc(32 * MB));
  app.get('/stream', (_request, reply) => {
    state.streams += 1;
    const endless = new Readable({ read: () => void endless.push(Buffer.alloc(MB)) });
    endless.once('close', () => {
      state.streams -= 1;
    });
    return reply.send(endless);
  });
  app.get('/waits', (_request, reply) => {
    // The client waits for us.
    const late = Readable.from(
      (async function* () {
        yield 'first ';
        await once(process, 'harbor-test-goes-on');
        yield 'last';
      })(),
    );
    return reply.send(late);
  });
  apps.push(app);
  const base = await app.listen({ port: 0, host: '127.0.0.1' });
  return { base, state };
}

async function readNothing(base: string, path: string, from: string) {
  const socket = await openSocket(base);
  socket.pause();
  socket.write(requestText('GET', path, { 'x-forwarded-for': from }));
  return socket;
}

const never = { stall: 600_000, grace: 600_000 };

test('what nobody reads is bounded for an address, and others keep what they have', async () => {
  const { base, state } = await generous({ ...never, each: 80 * MB, most: 1000 * MB });
  const other = await readNothing(base, '/large', '198.51.100.1');
  const greedy = await Promise.all(
    Array.from({ length: 5 }, () => readNothing(base, '/large', '198.51.100.2')),
  );
  expect(await comesTrue(() => state.cut.length === 3)).toBe(true);
  expect(state.cut).toEqual(Array(3).fill('198.51.100.2'));
  for (const socket of [other, ...greedy]) socket.destroy();
});

test('and in all, however many addresses they come from', async () => {
  const { base, state } = await generous({ ...never, each: 1000 * MB, most: 80 * MB });
  const sockets = await Promise.all(
    ['1', '2', '3', '4'].map((n) => readNothing(base, '/large', `203.0.113.${n}`)),
  );
  expect(await comesTrue(() => state.cut.length === 2)).toBe(true);
  for (const socket of sockets) socket.destroy();
});

test('who reads nothing for long is cut off, and what was being sent is closed', async () => {
  const { base, state } = await generous({ ...never, stall: 100 });
  const sockets = await Promise.all(
    Array.from({ length: 5 }, () => readNothing(base, '/stream', '198.51.100.1')),
  );
  expect(await comesTrue(() => state.cut.length === 5)).toBe(true);
  expect(await comesTrue(() => state.streams === 0)).toBe(true);
  for (const socket of sockets) socket.destroy();
});

test.each([
  ['for want of room', { ...never, each: MB }],
  ['after long silence', { ...never, stall: 100 }],
])('who is cut off %s leaves nothing in the buffers of the system', async (_, limits) => {
  const { base, state } = await generous(limits);
  const socket = await readNothing(base, '/large', '198.51.100.1');
  const ended = once(socket, 'close');
  expect(await comesTrue(() => state.cut.length === 1)).toBe(true);
  let came = 0;
  socket.on('data', (piece: Buffer) => {
    came += piece.length;
  });
  socket.resume();
  await ended;
  // What had reached the client before; an ordinary end comes behind all that the system had taken.
  expect(came).toBeLessThan(MB / 2);
});

test('who reads next to nothing is cut off too, and who waits for us is not', async () => {
  const { base, state } = await generous({ stall: 600_000, grace: 100, leastRate: 1000 * MB });
  const waiting = fetch(`${base}/waits`, { headers: { 'x-forwarded-for': '198.51.100.2' } });
  const slow = await readNothing(base, '/large', '198.51.100.1');
  expect(await comesTrue(() => state.cut.includes('198.51.100.1'))).toBe(true);
  process.emit('harbor-test-goes-on' as never);
  expect(await (await waiting).text()).toBe('first last');
  slow.destroy();
});
