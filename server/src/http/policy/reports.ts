import { word } from '@harbor/contract/people-fields';
import { sizeLimits } from '@harbor/contract/size-limits';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Core } from '../../core';
import { addressKey } from '../client-address';
import { reportPath } from './directives';

const text = word().max(2000).optional();

/** A report as `report-uri` sends it. Browsers add more; only this is kept. */
const report = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'blocked-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'source-file': text,
    'line-number': z.number().optional(),
    disposition: text,
  }),
});

/** Lines that all reports together may write a minute: a fault on every page must not fill the log. */
const linesPerMinute = 60;

/** An address without its query, which may hold what is nobody's business; `inline`, `eval` and the like stay as they are. */
export function addressOnly(value: string | undefined): string | undefined {
  if (!value || !URL.canParse(value)) return value?.slice(0, 40);
  const { protocol, origin, pathname } = new URL(value);
  return origin === 'null' ? protocol : origin + pathname.slice(0, 200);
}

/** Counts the lines of the present minute. */
function allowance(now: () => number) {
  let minute = 0;
  let lines = 0;
  return () => {
    const present = Math.floor(now() / 60_000);
    if (present !== minute) {
      minute = present;
      lines = 0;
    }
    lines += 1;
    return lines <= linesPerMinute;
  };
}

/**
 * Takes what browsers tell of refused scripts, styles and sinks, and logs it: an attack, or a page that breaks the
 * policy. Always 204, and more than the quota is dropped, because nobody reads the answer.
 */
export function registerPolicyReports(app: FastifyInstance, core: Core): void {
  const mayWrite = allowance(() => core.settings.clock.now());
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/csp-report', 'application/json'],
      { parseAs: 'string', bodyLimit: sizeLimits.policyReport },
      (_request, body, done) => done(null, body),
    );
    scope.post(reportPath, { config: { open: true }, schema: { hide: true } }, async (request, reply) => {
      const wait = await core.limiter.take('tracking', { address: addressKey(request.ip) });
      const read = wait > 0 ? undefined : readReport(request.body);
      if (read && mayWrite()) request.log.warn({ violation: read }, 'content security policy violated');
      return reply.code(204).send();
    });
  });
}

function readReport(body: unknown) {
  try {
    const { 'csp-report': told } = report.parse(JSON.parse(String(body)));
    return {
      directive: told['effective-directive'] ?? told['violated-directive'],
      blocked: addressOnly(told['blocked-uri']),
      page: addressOnly(told['document-uri']),
      source: addressOnly(told['source-file']),
      line: told['line-number'],
    };
  } catch {
    return undefined;
  }
}
