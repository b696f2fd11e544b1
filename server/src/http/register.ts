import { type Access, type Area, code, type EndpointSpec, type Method } from '@harbor/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Core } from '../core';
import type { Db } from '../db/connect';
import { authorize, identify, touchStaff } from './access';
import { actingAs } from './acting';
import { lateAnswerWriters } from './answers';
import { addressKey } from './client-address';
import type { AreaHandlers, Handler } from './handler';
import { caseHolds, decidedCase } from './holds';
import { onceFor } from './idempotency';
import { isInternal } from './internal';
import { forbidden, notFound, tooMany } from './problem';
import { isHiddenHere } from './staff-host';
import { parseBody, parseInput } from './validate';

const accessRules = new Set<Access>(['public', 'login', 'teacher', 'staff', 'release']);

/** Where a call of the contract is served. */
export function urlOf(path: string): string {
  return path.startsWith('/api/') ? path : `/api/applet${path}`;
}

function splitKey(key: string): { method: Method; path: string } {
  const [, method, path] = /^(GET|POST|PUT|PATCH|DELETE) (\/.*)$/.exec(key) ?? [];
  if (!method || !path) throw new Error(`"${key}" is no endpoint: write it as "METHOD /path"`);
  return { method: method as Method, path };
}

const success = <T>(data: T) => ({ code: code.ok, msg: '成功', data });

/** Marker of our own clients: a foreign page cannot send it without CORS allowing it. */
function checkMarker(method: Method, request: FastifyRequest): void {
  if (method === 'GET') return;
  if (request.headers['x-requested-with'] !== 'XMLHttpRequest') throw forbidden('请求来源不正确');
}

function idempotencyKey(request: FastifyRequest): string | undefined {
  const header = request.headers['idempotency-key'];
  return typeof header === 'string' ? header : undefined;
}

/** Registers one call. @throws Error at boot for an endpoint without an access rule or without a handler. */
function registerEndpoint(
  app: FastifyInstance,
  core: Core,
  tag: string,
  key: string,
  spec: EndpointSpec,
  handler: Handler<EndpointSpec> | undefined,
): void {
  if (!accessRules.has(spec.access)) throw new Error(`${key} has no access rule`);
  const forStaff = spec.access === 'staff' || spec.access === 'release';
  if (forStaff !== (spec.right !== undefined))
    throw new Error(`${key} needs a right of staff-rights.ts exactly if it is for staff`);
  if (!handler) throw new Error(`${key} has no handler: add it to areas/${tag}/routes.ts`);
  const { method, path } = splitKey(key);
  const { params, query, body } = spec;

  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    checkMarker(method, request);
    await identify(core, request, reply);
    reply.header('cache-control', request.user || spec.access !== 'public' ? 'no-store' : 'no-cache');
    // A machine that releases is known by its token, wherever it calls.
    if (forStaff && !request.deployToken && isHiddenHere(request, core.settings)) throw notFound();
    authorize(spec, request.user, core.settings.clock.now(), request.deployToken);
    await touchStaff(core, spec, request.user);
    if (isInternal(request)) return undefined;
    const who = { userId: request.user?.id, address: addressKey(request.ip) };
    const wait = await core.limiter.take(spec.rate, who);
    if (wait > 0) {
      if (spec.rate === 'tracking') return reply.send(success({}));
      throw tooMany(wait);
    }
    return undefined;
  }

  app.route({
    method,
    url: urlOf(path),
    config: {
      access: spec.access,
      stream: spec.stream === true,
      raw: spec.raw === true,
      ...(spec.slow && { bodyTimeout: core.settings.releases.pack.time }),
    },
    schema: {
      summary: spec.summary,
      tags: [tag],
      ...(spec.access !== 'public' && { security: [{ bearer: [] }] }),
      // The shapes themselves: only the documents need them as JSON schemas.
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(spec.multipart && { consumes: ['multipart/form-data'] }),
      ...(spec.raw && { consumes: ['application/octet-stream'] }),
      ...(spec.file ? { produces: [spec.file] } : { response: { 200: spec.data } }),
    },
    serializerCompiler: lateAnswerWriters,
    onRequest: admit,
    handler: async (request, reply) => {
      const input = {
        params: params && parseInput(params, request.params),
        query: query && parseInput(query, request.query),
        body: spec.multipart || spec.raw ? undefined : parseBody(body, request.body),
      };
      const user = request.user;
      const once = onceFor<unknown>(core, {
        userId: user?.id ?? 0,
        route: key,
        key: spec.idempotent && user ? idempotencyKey(request) : undefined,
        content: input,
        onReplay: () => void reply.header('idempotent-replayed', 'true'),
      });
      const known = await once.known();
      if (known) return success(known.answer);
      const decided = user ? decidedCase(spec, input) : undefined;
      if (user && decided) await caseHolds()?.check(core, user, decided);
      const holds = caseHolds();
      const recheck =
        user && decided && holds ? (trx: Db) => holds.recheck(core, trx, user, decided) : undefined;
      const answer = () =>
        handler({
          ...input,
          // `authorize` has turned visitors away wherever the type says that there is a user.
          user,
          core,
          db: core.db,
          now: new Date(core.settings.clock.now()),
          once,
          request,
          reply,
        } as Parameters<typeof handler>[0]);
      const data = await (user?.staff
        ? actingAs({ ip: request.ip, ...(recheck && { recheck }) }, answer)
        : answer());
      if (user && decided) await holds?.ended(core, user, decided);
      if (spec.file) return reply.send(data);
      return reply.sent ? reply : success(data);
    },
  });
}

/** Registers every call of an area. */
export function registerArea<A extends Area>(
  app: FastifyInstance,
  core: Core,
  tag: string,
  area: A,
  handlers: AreaHandlers<A>,
): void {
  // Each handler was typed against its own endpoint; here all are called alike, with what that endpoint's schemas gave.
  const byKey = handlers as Record<string, Handler<EndpointSpec> | undefined>;
  for (const [key, spec] of Object.entries(area)) registerEndpoint(app, core, tag, key, spec, byKey[key]);
  const unknown = Object.keys(handlers).filter((key) => !(key in area));
  if (unknown.length > 0)
    throw new Error(`areas/${tag}/routes.ts serves what the contract does not declare: ${unknown}`);
}
