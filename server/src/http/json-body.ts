import { errorCodes, type FastifyInstance } from 'fastify';
import { jsonFault } from './json-limits';
import { invalid } from './problem';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is bytes, which the handler gets as a stream. */
    raw?: boolean;
  }
}

/**
 * Bytes stay a stream, for the calls declared `raw`. JSON bodies: an empty one is none; one that is nested too deep or
 * made of too many pieces is not parsed, and `__proto__` or `constructor.prototype` keys are refused.
 */
export function registerJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text.length === 0) return done(null, undefined);
    const fault = jsonFault(text);
    if (fault) return done(invalid({ _: [fault] }));
    parse(request, text, done);
  });
  app.addContentTypeParser('application/octet-stream', (request, bytes, done) => {
    if (request.routeOptions.config.raw) done(null, bytes);
    else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE('application/octet-stream'), undefined);
  });
}
