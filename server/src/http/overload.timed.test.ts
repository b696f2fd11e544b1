import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { registerErrors } from './errors';
import { type Overload, registerOverload } from './overload';
import { newRequestId } from './request-id';
import { comesTrue, openSocket, requestText } from './testing/sockets';

test('clients that leave before their answer do not count for ever', async () => {
  const app = fastify({ genReqId: newRequestId, forceCloseConnections: true });
  let came = 0;
  app.addHook('onRequest', (_request, _reply, done) => {
    came += 1;
    done();
  });
  registerOverload(app);
  registerErrors(app);
  // Answers nobody as long as the test lasts.
  let answer = (_: { ok: boolean }) => {};
  const late = new Promise<{ ok: boolean }>((resolve) => {
    answer = resolve;
  });
  app.get('/slow', () => late);
  app.get('/quick', () => ({ ok: true }));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const port = Number(new URL(address).port);
  for (let round = 1; round <= 11; round += 1) {
    const sockets = Array.from({ length: 100 }, () => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      socket.write('GET /slow HTTP/1.1\r\nHost: test\r\n\r\n');
      return socket;
    });
    while (came < round * 100) await wait(5);
    for (const socket of sockets) socket.destroy();
  }
  // As soon as the server has heard of their going; with any of them counted for ever this would not end.
  let status = 0;
  for (let tries = 0; status !== 200 && tries < 500; tries += 1) {
    await wait(20);
    ({ status } = await fetch(`${address}/quick`));
  }
  expect(status).toBe(200);
  answer({ ok: true });
  await app.close();
});

describe('places of work', () => {
  let app: FastifyInstance;
  let address: string;
  let overload: Overload;
  let answer: () => void;
  beforeEach(async () => {
    app = fastify({ genReqId: newRequestId, forceCloseConnections: true, trustProxy: true });
    overload = registerOverload(app, { most: 8 });
    registerErrors(app);
    const late = new Promise<void>((resolve) => {
      answer = resolve;
    });
    app.get('/slow', async () => {
      await late;
      return { ok: true };
    });
    app.post('/take', () => ({ ok: true }));
    app.get('/page', { config: { open: true } }, () => 'page');
    app.get('/alive', { config: { open: true, health: true } }, () => 'alive');
    app.get('/stream', { config: { stream: true } }, (_request, reply) => {
      reply.hijack();
      reply.raw.writeHead(200);
      reply.raw.write('begins');
    });
    address = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(() => app.close());

  const ask = (path: string, from: string, more: RequestInit = {}) =>
    fetch(address + path, { ...more, headers: { 'x-forwarded-for': from, ...more.headers } });

  test('who asks for all at a time leaves places to others, and is served again afterwards', async () => {
    const greedy = Array.from({ length: 8 }, () => ask('/slow', '198.51.100.1'));
    expect(await comesTrue(() => overload.count() === 4)).toBe(true);
    expect((await ask('/slow', '198.51.100.1')).status).toBe(503);
    expect([overload.overloaded('198.51.100.1'), overload.overloaded('198.51.100.2')]).toEqual([true, false]);
    expect((await ask('/take', '198.51.100.2', { method: 'POST' })).status).toBe(200);
    // Pages and probes go on for everybody.
    expect((await ask('/page', '198.51.100.1')).status).toBe(200);
    expect((await ask('/alive', '198.51.100.1')).status).toBe(200);
    answer();
    const statuses = (await Promise.all(greedy)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(4);
    expect(overload.count()).toBe(0);
    expect((await ask('/slow', '198.51.100.1')).status).toBe(200);
  });

  test('bodies on their way, open streams and answers that nobody reads are no work', async () => {
    const sockets = await Promise.all(Array.from({ length: 20 }, () => openSocket(address)));
    const half = requestText('POST', '/take', { 'content-type': 'text/plain', 'content-length': '9' });
    for (const socket of sockets.slice(0, 10)) socket.write(`${half}.`);
    for (const socket of sockets.slice(10)) socket.write(requestText('GET', '/stream'));
    await Promise.all(sockets.slice(10).map((socket) => once(socket, 'data')));
    expect((await ask('/take', '198.51.100.1', { method: 'POST' })).status).toBe(200);
    expect(overload.count()).toBe(0);
    const answered = sockets.slice(0, 10).map((socket) => once(socket, 'data'));
    for (const socket of sockets.slice(0, 10)) socket.write('12345678');
    for (const [text] of await Promise.all(answered)) expect(String(text)).toMatch(/^HTTP\/1\.1 200/);
    for (const socket of sockets) socket.destroy();
    expect(overload.count()).toBe(0);
  });

  test('who only asks counts at once, whatever body it says is to come', async () => {
    const sockets = await Promise.all(Array.from({ length: 6 }, () => openSocket(address)));
    for (const socket of sockets) socket.write(requestText('GET', '/slow', { 'content-length': '9' }));
    expect(await comesTrue(() => overload.count() === 4)).toBe(true);
    answer();
    for (const socket of sockets) socket.destroy();
    expect(await comesTrue(() => overload.count() === 0)).toBe(true);
  });

  test('what goes on for a client that has gone counts until it is done', async () => {
    const gone = await Promise.all(Array.from({ length: 4 }, () => openSocket(address)));
    for (const socket of gone) socket.write(requestText('GET', '/slow'));
    expect(await comesTrue(() => overload.count() === 4)).toBe(true);
    for (const socket of gone) socket.destroy();
    answer();
    expect(await comesTrue(() => overload.count() === 0)).toBe(true);
  });
});
