import type { FastifyError, FastifyInstance, FastifyServerOptions } from 'fastify';

const rules: [RegExp, string][] = [
  [/(?<!\d)(1[3-9]\d)\d{4}(\d{4})(?!\d)/g, '$1****$2'],
  [/ay_[\w-]{43}/g, 'ay_[gone]'],
  [/Bearer [^\s"\\]+/gi, 'Bearer [gone]'],
  [/("(?:password|token|dev_code|secret)":)"[^"]*"/g, '$1"[gone]"'],
  [/("(?:sms_)?code":"?)\d{6}(?!\d)/g, '$1[gone]'],
  [/(postgres(?:ql)?:\/\/[^:@\s/]+:)[^@\s/]+@/g, '$1[gone]@'],
];

/** A log line without phone numbers, tokens, codes and passwords, wherever they hide in it. */
export const scrub = (line: string) => rules.reduce((text, [found, by]) => text.replace(found, by), line);

/** What steers a terminal, but for the end of the line. JSON writes the controls of ASCII as numbers, and no others. */
const steering = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;

/** A log line whose every sign is seen: others are numbers, as JSON writes them. */
export const visible = (line: string): string =>
  line.replace(steering, (sign) =>
    Array.from(
      { length: sign.length },
      (_, at) => `\\u${sign.charCodeAt(at).toString(16).padStart(4, '0')}`,
    ).join(''),
  );

/** What is logged of an error: no detail of the database, which quotes values. */
function describeError({ name, message, stack = '', code }: FastifyError) {
  return { type: name, message, stack, code };
}

/** Structured logs, one JSON object a line, scrubbed; bodies and query strings are never logged. */
export function loggerOptions(
  level: string,
  write: (line: string) => void = (line) => void process.stdout.write(line),
): FastifyServerOptions['logger'] {
  if (level === 'silent') return false;
  return {
    level,
    base: undefined,
    serializers: {
      err: describeError,
      req: ({ method, id }) => ({ method, id }),
      res: ({ statusCode }) => ({ statusCode }),
    },
    stream: { write: (line: string) => write(visible(scrub(line))) },
  };
}

/** One line for each finished request; reads that went well only at level debug. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const stays = request.routeOptions.config.stream === true;
    const quiet = request.method === 'GET' && reply.statusCode < 400 && (stays || reply.elapsedTime < 1000);
    const line = {
      method: request.method,
      // The pattern, not the address: no ids, no queries.
      route: request.routeOptions.url ?? '(none)',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      userId: request.user?.id,
    };
    if (quiet) request.log.debug(line, 'request');
    else request.log.info(line, 'request');
    done();
  });
}
