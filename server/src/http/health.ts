import type { FastifyInstance } from 'fastify';
import type { Core } from '../core';

/** What else than the database decides whether the server may get requests. */
export interface Readiness {
  isDraining: () => boolean;
  /** Whether requests from who asks would be turned away. */
  overloaded: (ip: string) => boolean;
}

/**
 * `/healthz`: the process lives. `/readyz`: it may get requests: the database answers, there is a place for who asks (for a
 * balancer that is not trusted: for all whom it stands for), and no shutdown has begun.
 */
export function registerHealth(
  app: FastifyInstance,
  core: Core,
  { isDraining, overloaded }: Readiness,
): void {
  // Some of those who watch over servers ask by HEAD.
  const open = { exposeHeadRoute: true, config: { open: true, health: true }, schema: { hide: true } };
  app.get('/healthz', open, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  );
  app.get('/readyz', open, async (request, reply) => {
    const busy = overloaded(request.ip);
    const ready = !isDraining() && !busy && (await core.hub.ping(1000));
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(busy ? { ready, overloaded: true } : { ready });
  });
}
