import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Ends connections that never asked for anything when the server closes. Browsers open some ahead of need, and clients that
 * gave up while they connected leave some behind; Node counts them among the busy ones and stops timing them out, so that a
 * closing server would wait for them until somebody else ends them.
 */
export function registerSilentConnections(app: FastifyInstance): void {
  const silent = new Set<Socket>();
  let closing = false;
  const endIfSilent = (socket: Socket) => void (socket.bytesRead === 0 && socket.destroy());
  app.server.on('connection', (socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
    if (closing) endIfSilent(socket);
  });
  app.server.on('request', ({ socket }) => void silent.delete(socket));
  app.addHook('preClose', async () => {
    closing = true;
    for (const socket of silent) endIfSilent(socket);
  });
}
