import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { registerBodyTimeout } from './body-timeout';

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
