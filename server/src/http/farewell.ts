import type { FastifyInstance } from 'fastify';

/** While the server shuts down, every answer ends its connection, so that no client sends into one that is about to close. */
export function registerFarewell(app: FastifyInstance, isDraining: () => boolean): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isDraining()) reply.header('connection', 'close');
    done(null, payload);
  });
}
