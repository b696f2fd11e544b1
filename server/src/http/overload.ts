import type { FastifyInstance } from 'fastify';
import { Unavailable } from './problem';

/** More requests at a time than this would only wait for each other. */
const most = 1000;

/** Answers 503 at once when too many requests are under way, so that those already admitted finish. */
export function registerOverload(app: FastifyInstance): void {
  const underWay = new Set<string>();
  app.addHook('onRequest', (request, reply, done) => {
    // A stream that stays open is no work that others wait for.
    if (request.routeOptions.config.stream !== true) underWay.add(request.id);
    // A client that goes away before its answer ends in `close` alone: without this it would count for ever.
    reply.raw.once('close', () => underWay.delete(request.id));
    const open = request.routeOptions.config.open === true;
    done(underWay.size > most && !open ? new Unavailable('overloaded') : undefined);
  });
  app.addHook('onResponse', (request, _reply, done) => {
    underWay.delete(request.id);
    done();
  });
}
