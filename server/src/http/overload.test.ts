import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import fastify from 'fastify';
import { registerErrors } from './errors';
import { registerOverload } from './overload';
import { newRequestId } from './request-id';

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
