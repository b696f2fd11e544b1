import type { FastifyRequest } from 'fastify';
import { encodingFor } from './compress';

const chosen = (accepted?: string) =>
  encodingFor({ headers: { 'accept-encoding': accepted } } as unknown as FastifyRequest);

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, br;q=1.0', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0, gzip;q=0.5', 'gzip'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['BR', 'br'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['gzip;q=0, br;q=0', undefined],
  ['br;q=nonsense', undefined],
  ['brown', undefined],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
])('of what a browser takes (%s), %s is sent', (accepted, encoding) => {
  expect(chosen(accepted)).toBe(encoding);
});
