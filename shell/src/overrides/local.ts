/** Where `npm run dev` serves a build, unless told otherwise. */
export const localDefault = 'http://localhost:9100/';

const address = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?\/$/;

/**
 * Link that lays a local build over the site in this browser: the developer's own server sends it on to the site with
 * its signed link. A link, not a request: pages may not ask other hosts for anything.
 * @returns undefined for an address that is not on this machine
 */
export function localLink(base: string, back: string): string | undefined {
  const whole = base.endsWith('/') ? base : `${base}/`;
  return address.test(whole) ? `${whole}open?back=${encodeURIComponent(back)}` : undefined;
}
