import type { FastifyRequest } from 'fastify';

/**
 * Whether a form or a script of this very site sent a request. Browsers say so with every POST, and no page can make
 * them say otherwise; what says nothing is no browser, and is not believed.
 * @param publicUrl the site's own address, for proxies that hand on another host than people asked for
 */
export function isSameOrigin({ headers, host }: FastifyRequest, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  const { origin } = headers;
  if (origin === undefined || !URL.canParse(origin)) return false;
  return [host, new URL(publicUrl).host].includes(new URL(origin).host);
}
