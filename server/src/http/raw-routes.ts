import { sizeLimits } from '@harbor/contract/size-limits';
import type { FastifyInstance } from 'fastify';
import type { Core } from '../core';

/** What a gateway sent, untouched, so that its signature can be checked. */
export interface RawRequest {
  raw: Buffer;
  headers: Record<string, string | undefined>;
  query: Record<string, string | undefined>;
  ip: string;
}

/** What goes back to the gateway. */
export interface RawAnswer {
  status: number;
  /** Content type. */
  type: string;
  body: string;
  headers?: Record<string, string>;
}

/** A route outside the contract for machines: no login, no marker header, no rate limit, body of at most 64 KiB. */
export interface RawRoute {
  method: 'GET' | 'POST';
  /** Full path, e.g. `/api/notify/wechat`. */
  path: string;
  handle: (core: Core, request: RawRequest) => Promise<RawAnswer>;
}

const single = (values: Record<string, string | string[] | undefined>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]),
  );

/** Registers routes whose handlers get the raw body. */
export function registerRawRoutes(app: FastifyInstance, core: Core, routes: readonly RawRoute[]): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: sizeLimits.notice },
      (_request, body, done) => done(null, body),
    );
    for (const { method, path, handle } of routes)
      scope.route({
        method,
        url: path,
        config: { open: true },
        schema: { hide: true },
        handler: async (request, reply) => {
          const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
          const query = single(request.query as Record<string, string | string[]>);
          const answer = await handle(core, { raw, headers: single(request.headers), query, ip: request.ip });
          return reply
            .code(answer.status)
            .type(answer.type)
            .headers(answer.headers ?? {})
            .send(answer.body);
        },
      });
  });
}
