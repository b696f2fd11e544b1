/** Where browsers tell of what a policy refused. */
export const reportPath = '/api/platform/csp-reports';

/** Names of directives with their values; an empty list is a directive without a value. */
export type Directives = Record<string, readonly string[]>;

/** Directives as the header has them. */
export const policyText = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');

/** What no page of the site ever needs. */
const never: Directives = {
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** Whose players rich text may show, and WeChat's login code, whose frame comes back to a page of this site. */
const framed = [
  "'self'",
  'https://player.bilibili.com',
  'https://v.qq.com',
  'https://player.youku.com',
  'https://open.weixin.qq.com',
];

const guarded = (trustedTypes: readonly string[]): Directives => ({
  'require-trusted-types-for': ["'script'"],
  'trusted-types': trustedTypes,
  // The older of the two ways to report: browsers know it everywhere, and send at once.
  'report-uri': [reportPath],
});

/**
 * The policy of the site's pages. Scripts run that carry the nonce, and those that they load; which addresses these may
 * come from is checked by the page's Trusted Types policy (`shared/runtime/src/policy`), their content by its hash.
 * @param options.builds origins of builds that a developer laid over the site in this browser; a page with one keeps
 *   plain http, which is all that a build on one's own machine has
 */
export function sitePolicy(nonce: string, options: { secure: boolean; builds?: readonly string[] }): string {
  const { secure, builds = [] } = options;
  return policyText({
    'default-src': ["'self'"],
    'script-src': [`'nonce-${nonce}'`, "'strict-dynamic'"],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", `'nonce-${nonce}'`, ...builds],
    // Sizes and colours in rich text; a style attribute loads nothing and reads nothing.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...builds],
    'media-src': ["'self'", 'blob:'],
    'font-src': ["'self'", ...builds],
    'connect-src': ["'self'", ...builds],
    // Players of HLS unpack in a worker that they make themselves.
    'worker-src': ["'self'", 'blob:'],
    'frame-src': framed,
    'form-action': ["'self'"],
    'manifest-src': ["'self'"],
    ...never,
    ...guarded(['harbor', 'default', 'dompurify']),
    ...(secure && builds.length === 0 ? { 'upgrade-insecure-requests': [] } : {}),
  });
}

/** The policy of a page that needs nothing but its own script and sheet: it may make no Trusted Types policy at all. */
export function plainPagePolicy(nonce: string): string {
  return policyText({
    'default-src': ["'none'"],
    'script-src': [`'nonce-${nonce}'`],
    'style-src': [`'nonce-${nonce}'`],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'form-action': ["'self'"],
    ...never,
    ...guarded(["'none'"]),
  });
}

/**
 * The policy of the API's documents: Swagger UI writes style elements, and plain strings into sinks, which the page's
 * default Trusted Types policy cleans with DOMPurify. A second copy of that is inside Swagger UI.
 */
export function documentsPolicy(nonce: string): string {
  return policyText({
    'default-src': ["'none'"],
    'script-src': [`'nonce-${nonce}'`],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'form-action': ["'none'"],
    ...never,
    ...guarded(['default', 'dompurify', "'allow-duplicates'"]),
  });
}

/**
 * The policy of every answer that sets none of its own: data, files, pictures. Whatever it was, a browser that is made to
 * show it as a page does nothing with it. Styles, because drawings have them.
 */
export const inertPolicy = policyText({
  'default-src': ["'none'"],
  'style-src': ["'unsafe-inline'"],
  'form-action': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
});
