import { AsyncLocalStorage } from 'node:async_hooks';
import { type ApiKey, api, type EndpointSpec } from '@harbor/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { auditWritten, type WrittenLine } from '../areas/base/accounts/audit';
import { auditFields } from '../areas/base/accounts/audit-fields';
import { auditActions, auditObjects } from '../areas/base/accounts/audit-words';
import type { Db } from '../db/connect';
import { urlOf } from '../http/register';

/** Calls of staff that are written as writes and leave no line, each with the reason. */
export const leavesNoLine: Partial<Record<ApiKey, string>> = {
  'POST /staff/order/list': 'a list, whose filters are too long for an address',
  'POST /staff/refund/list': 'a list, whose filters are too long for an address',
  'POST /staff/ticket/list': 'a list, whose filters are too long for an address',
  'POST /staff/invoice/list': 'a list, whose filters are too long for an address',
  'POST /staff/orderform/list': 'a list, whose filters are too long for an address',
  'POST /staff/words/try': 'a look, whose text is too long for an address',
  'POST /staff/journals/titles/check': 'a look at a file, which is too large for an address',
  'POST /staff/coupon/people': 'looks people up, whose phones stay out of addresses',
  'POST /api/platform/overrides': "changes what the asker's own browser loads, and nothing for anybody else",
  'POST /api/platform/dev-builds': 'a build that only browsers load that asked for it',
  'PUT /api/platform/dev-builds/:id': 'a build that only browsers load that asked for it',
  'DELETE /api/platform/dev-builds/:id': 'a build that only browsers load that asked for it',
};

/** Calls that succeed without a line when they are made again and find everything as it is to be, each with the reason. */
export const mayChangeNothing: Partial<Record<ApiKey, string>> = {
  'POST /staff/chat/send/:id': 'a line that came through already is answered again, by its `client_id`',
  'POST /staff/discuss/accept/:id': 'the comment is accepted, or not, already',
  'POST /api/platform/addresses': 'the part holds these addresses already',
  'POST /staff/post/recommend/:id': 'the post is recommended, or not, already',
  'POST /staff/desk/hold/:queue/:id': 'somebody else works on the case',
  'POST /staff/desk/release/:queue/:id': 'whoever asks does not work on the case any more',
};

/** Calls that leave a line for each of the things they are about, each with where their number is held. */
export const leavesSeveralLines: Partial<Record<ApiKey, string>> = {
  'POST /staff/desk/batch/:queue': 'one for each case that was decided, see holds.test.ts of the desk',
};

const writes = new Map<string, { key: ApiKey; spec: EndpointSpec }>();

/** Every call by which staff, or a deploy token, write. */
export const staffWrites: ApiKey[] = [];

for (const [key, spec] of Object.entries(api) as [ApiKey, EndpointSpec][]) {
  const [method = '', path = ''] = key.split(' ');
  if (method === 'GET' || (spec.access !== 'staff' && spec.access !== 'release')) continue;
  staffWrites.push(key);
  writes.set(`${method} ${urlOf(path)}`, { key, spec });
}

const current = new AsyncLocalStorage<WrittenLine[]>();
auditWritten.subscribe((line) => current.getStore()?.push(line as WrittenLine));

const ofAsker = ({ user, deployToken }: FastifyRequest, { entry }: WrittenLine) =>
  user
    ? entry.actor.type === 'staff' && entry.actor.id === user.id
    : entry.detail?.token === deployToken?.name;

/** How many of these lines are in the log: one of a transaction that was rolled back is not. */
async function kept(db: Db, lines: readonly WrittenLine[]): Promise<number> {
  if (lines.length === 0) return 0;
  const ids = lines.map(({ id }) => id);
  const { rows } = await sql<{ kept: number }>`
    select count(*)::int as kept from audit_log where id = any(${ids}::bigint[])`.execute(db);
  return rows[0]?.kept ?? 0;
}

/**
 * Holds each write of staff that succeeds, in whatever test, against the lines of theirs that it left in the audit log:
 * exactly one, unless the tables above give a reason.
 * @returns what was wrong so far
 */
export function watchStaffWrites(app: FastifyInstance, db: Db): string[] {
  const problems: string[] = [];
  const lines = new WeakMap<FastifyRequest, WrittenLine[]>();
  // After the body was read: what reads it runs outside of the request's own context.
  app.addHook('preHandler', (request, _, done) => {
    const own: WrittenLine[] = [];
    lines.set(request, own);
    current.enterWith(own);
    done();
  });
  app.addHook('onSend', async (request, reply) => {
    const call = writes.get(`${request.method} ${request.routeOptions.url}`);
    if (!call || reply.statusCode !== 200 || reply.hasHeader('idempotent-replayed')) return;
    const own = (lines.get(request) ?? []).filter((line) => ofAsker(request, line));
    const count = await kept(db, own);
    const right =
      call.key in leavesSeveralLines ||
      (call.key in leavesNoLine ? count === 0 : count === 1 || (count === 0 && call.key in mayChangeNothing));
    if (!right) problems.push(`${call.key} left ${count} lines of its caller in the audit log`);
  });
  return problems;
}

/** What the log holds that people could not read: every word of it has a label in `audit-words.ts`. */
export async function wordsWithoutLabel(db: Db): Promise<string[]> {
  const { rows } = await sql<{ kind: 'action' | 'object' | 'field'; word: string }>`
    select distinct 'action' as kind, action as word from audit_log
    union select distinct 'object', object_type from audit_log where object_type <> ''
    union select distinct 'field', jsonb_object_keys(detail) from audit_log`.execute(db);
  const known = { action: auditActions, object: auditObjects, field: auditFields };
  return rows
    .filter(({ kind, word }) => !(word in known[kind]))
    .map(({ kind, word }) => `no label for the ${kind} ${word} of the audit log`);
}
