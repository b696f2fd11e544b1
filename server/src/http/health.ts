import type { FastifyInstance } from 'fastify';
import type { Core } from '../core';

/** `/healthz`: the process lives. `/readyz`: it may get requests: the database answers and no shutdown has begun. */
export function registerHealth(app: FastifyInstance, core: Core, isDraining: () => boolean): void {
  const open = { config: { open: true }, schema: { hide: true } };
  app.get('/healthz', open, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  );
  app.get('/readyz', open, async (_request, reply) => {
    const ready = !isDraining() && (await core.hub.ping(1000));
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ ready });
  });
}
