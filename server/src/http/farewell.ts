import type { FastifyInstance } from 'fastify';

/**
 * While the server drains or closes, every answer ends its connection: no client sends into one that is about to close, and a
 * closing server waits for no client that would keep one.
 */
export function registerFarewell(app: FastifyInstance, isDraining: () => boolean): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing || isDraining()) reply.header('connection', 'close');
    done(null, payload);
  });
}
