import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import fastify from 'fastify';
import { registerErrors } from './errors';
import { registerOverload } from './overload';
import { newRequestId } from './request-id';

test('clients that leave before their answer do not count for ever', async () => {
  const app = fastify({ genReqId: newRequestId, forceCloseConnections: true });
  registerOverload(app);
  registerErrors(app);
  app.get('/slow', () => wait(150, { ok: true }));
  app.get('/quick', () => ({ ok: true }));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const port = Number(new URL(address).port);
  for (let round = 0; round < 11; round += 1) {
    const sockets = Array.from({ length: 100 }, () => {
      const socket = connect(port, '127.0.0.1');
      socket.on('error', () => {});
      socket.write('GET /slow HTTP/1.1\r\nHost: test\r\n\r\n');
      return socket;
    });
    await wait(80);
    for (const socket of sockets) socket.destroy();
  }
  await wait(300);
  expect((await fetch(`${address}/quick`)).status).toBe(200);
  await app.close();
});
