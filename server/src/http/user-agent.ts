import { peopleText } from '@harbor/contract/people-text';
import type { FastifyInstance } from 'fastify';

/** Longest name of a browser that is read, in characters; those of real ones have some 250. */
export const longestUserAgent = 512;

/**
 * Cuts what a browser says it is, before anybody reads it: telling browsers apart looks for many words in any order,
 * which takes the square of the length, and a header may have 16 KB. What steers a terminal goes as well: staff read the
 * names of browsers.
 */
export function registerUserAgent(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request.raw;
    const name = headers['user-agent']?.slice(0, longestUserAgent);
    headers['user-agent'] = name === undefined ? name : peopleText.word(name);
    done();
  });
}
