import type { FastifyRequest } from 'fastify';
import type { Origin } from './sessions';

/** Where a request came from. */
export const originOf = (request: FastifyRequest): Origin => ({
  ip: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
});
