import { documentsPolicy, inertPolicy, plainPagePolicy, sitePolicy } from './directives';
import { newNonce } from './nonce';

const directives = (policy: string) =>
  new Map(policy.split('; ').map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1)]));

test('nonces are 128 random bits', () => {
  const nonces = Array.from({ length: 100 }, newNonce);
  expect(new Set(nonces).size).toBe(100);
  for (const nonce of nonces) expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
});

const pages: [string, string][] = [
  ['site', sitePolicy('N', { secure: true })],
  ['cashier', plainPagePolicy('N')],
  ['documents', documentsPolicy('N')],
];

test.each(pages)('the policy of %s lets in only scripts with the nonce, and guards sinks', (_, policy) => {
  const found = directives(policy);
  expect(found.get('script-src')?.[0]).toBe("'nonce-N'");
  for (const weak of ["'unsafe-inline'", "'unsafe-eval'", '*', 'https:', 'http:', 'data:', 'blob:'])
    expect(found.get('script-src')).not.toContain(weak);
  expect(found.get('object-src')).toEqual(["'none'"]);
  expect(found.get('base-uri')).toEqual(["'none'"]);
  expect(found.get('frame-ancestors')).toEqual(["'none'"]);
  expect(found.get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(found.get('trusted-types')).not.toContain('*');
  expect(found.get('report-uri')).toEqual(['/api/platform/csp-reports']);
});

test('the site’s styles need the nonce or a file of the site', () => {
  const found = directives(sitePolicy('N', { secure: false }));
  expect(found.get('style-src')).toEqual(["'self'", "'nonce-N'"]);
  expect(found.get('trusted-types')).toEqual(['harbor', 'default', 'dompurify']);
  expect(found.has('upgrade-insecure-requests')).toBe(false);
  expect(directives(sitePolicy('N', { secure: true })).has('upgrade-insecure-requests')).toBe(true);
});

test('what is no page runs nothing at all', () => {
  const found = directives(inertPolicy);
  expect(found.get('default-src')).toEqual(["'none'"]);
  expect(found.has('script-src')).toBe(false);
});
