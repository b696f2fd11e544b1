import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings';
import { inertPolicy } from './policy';

/** Headers of every answer. Pages replace the content security policy by their own. */
export function securityHeaders(settings: Settings): Record<string, string> {
  return {
    'content-security-policy': inertPolicy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-permitted-cross-domain-policies': 'none',
    'x-dns-prefetch-control': 'off',
    ...(settings.production && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

/** Sets them before anything else can answer. */
export function registerSecurityHeaders(app: FastifyInstance, settings: Settings): void {
  const headers = securityHeaders(settings);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    done();
  });
}
