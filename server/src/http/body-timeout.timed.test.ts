import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { registerBodyTimeout } from './body-timeout';
import { registerErrors } from './errors';
import { comesTrue, openSocket, requestText } from './testing/sockets';

let app: FastifyInstance;
beforeAll(async () => {
  app = fastify({ requestTimeout: 0, forceCloseConnections: true });
  registerBodyTimeout(app);
  app.post('/quick', { config: { bodyTimeout: 150 } }, () => 'taken');
  app.post('/slow', { config: { bodyTimeout: 20_000 } }, () => 'taken');
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** Sends half of a body, the rest when told; the answer's first line comes with the end of the connection. */
function halfSent(path: string) {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += String(chunk);
  });
  socket.on('error', () => undefined);
  const headers = 'host: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: 8';
  socket.write(`POST ${path} HTTP/1.1\r\n${headers}\r\n\r\n{"a"`);
  const ended = once(socket, 'close').then(() => answer.split('\r\n')[0]);
  return { finish: () => socket.write(':12}'), ended };
}

test('who sends a body too slowly is cut off', async () => {
  expect(await halfSent('/quick').ended).toBe('HTTP/1.1 408 Request Timeout');
});

test('a route for large uploads waits longer', async () => {
  const quick = halfSent('/quick');
  const slow = halfSent('/slow');
  await quick.ended;
  slow.finish();
  expect(await slow.ended).toBe('HTTP/1.1 200 OK');
});

describe('bodies on their way', () => {
  let site: FastifyInstance;
  let base: string;
  /** Connections whose bodies are on their way, as the server has them. */
  const served: Socket[] = [];
  beforeAll(async () => {
    site = fastify({ requestTimeout: 0, forceCloseConnections: true, trustProxy: true });
    registerBodyTimeout(site, { most: 4, each: 2, ripe: 0 });
    registerErrors(site);
    site.addHook('onRequest', (request, _reply, done) => {
      served.push(request.raw.socket);
      done();
    });
    site.post('/take', { config: { bodyTimeout: 60_000 } }, () => 'taken');
    base = await site.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => site.close());

  /** Begins a body of 100 bytes, so that the server has heard of it. */
  async function begin(from: string, bytes: number) {
    const socket = await openSocket(base);
    let answer = '';
    socket.on('data', (text) => {
      answer += String(text);
    });
    const headers = { 'x-forwarded-for': from, 'content-type': 'text/plain', 'content-length': '100' };
    const before = served.length;
    socket.write(requestText('POST', '/take', headers));
    await comesTrue(() => served.length > before);
    const there = served.at(-1)?.bytesRead ?? 0;
    socket.write('.'.repeat(bytes));
    await comesTrue(() => (served.at(-1)?.bytesRead ?? 0) === there + bytes);
    const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(answer)));
    const finish = () => void socket.write('.'.repeat(100 - bytes));
    return { socket, ended, finish, answered: once(socket, 'data').then(() => answer) };
  }
  const whole = (from: string) =>
    fetch(`${base}/take`, {
      method: 'POST',
      body: 'all of it',
      headers: { 'x-forwarded-for': from, 'content-type': 'text/plain' },
    });

  test('the slowest of an address makes room for its next, and those of others stay', async () => {
    const other = await begin('198.51.100.9', 1);
    const slow = await begin('198.51.100.1', 1);
    const quicker = await begin('198.51.100.1', 90);
    const third = await begin('198.51.100.1', 1);
    expect(await slow.ended).toMatch(/^HTTP\/1\.1 408/);
    for (const one of [other, quicker, third]) one.finish();
    for (const one of [other, quicker, third]) {
      expect(await one.answered).toMatch(/^HTTP\/1\.1 200/);
      one.socket.destroy();
    }
  });

  test('many addresses together leave room for who comes', async () => {
    const many = [];
    for (const n of [1, 2, 3, 4]) many.push(await begin(`203.0.113.${n}`, 1));
    const ended = Promise.race(many.map((one) => one.ended));
    expect((await whole('198.51.100.2')).status).toBe(200);
    expect(await ended).toMatch(/^HTTP\/1\.1 408/);
    for (const { socket } of many) socket.destroy();
    expect((await whole('203.0.113.1')).status).toBe(200);
  });
});
