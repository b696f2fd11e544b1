import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Longest time until the body is there, in ms, where it is not the server's own. */
    bodyTimeout?: number;
  }
}

/** Longest time until the body of an ordinary request is there, in ms. */
const ordinary = 15_000;

/**
 * Frees the connection of who sends a body too slowly. Node's own limit holds for the whole server alike; here a route
 * that takes large uploads has its own. Slow headers are Node's business (`headersTimeout`).
 */
export function registerBodyTimeout(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request;
    const hasBody =
      raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length']) > 0;
    if (hasBody) {
      const timer = setTimeout(() => {
        // Calls that come from this very process have no socket.
        if (raw.complete || !(raw.socket instanceof Socket)) return;
        request.log.info('body came too slowly');
        if (!reply.raw.headersSent)
          raw.socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
        raw.destroy();
      }, request.routeOptions.config.bodyTimeout ?? ordinary);
      timer.unref();
      const clear = () => clearTimeout(timer);
      raw.once('end', clear);
      raw.once('close', clear);
    }
    done();
  });
}
