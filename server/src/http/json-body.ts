import type { FastifyInstance } from 'fastify';

/** JSON bodies: an empty one is none, and `__proto__` or `constructor.prototype` keys are refused. */
export function registerJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    parse(request, String(body), done);
  });
}
