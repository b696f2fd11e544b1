import { api, type EndpointSpec, type InlinedQuery, type RouteEntry } from '@harbor/contract';
import type { FastifyInstance } from 'fastify';
import { callOf } from '../http/call-of';
import { internalHeaders } from '../http/internal';

/** A query's data with its HTTP status, so that a page about something unknown answers 404 as a whole. */
export interface AnsweredQuery extends InlinedQuery {
  status: number;
}

const specs: Record<string, EndpointSpec> = api;

/**
 * `GET /service/detail/:goodsId` of a route becomes the contract's `GET /service/detail/:id` with `{ id }`, and
 * `GET /service/find?category` takes the category of the page's address along.
 */
function resolveQuery(
  query: string,
  params: Record<string, string>,
  search: URLSearchParams,
  keys: string[],
) {
  const call = callOf(query, keys);
  if (!call) return undefined;
  const named = [...call.key.matchAll(/:(\w+)/g)].map((m) => m[1] ?? '');
  const filled = (fill = '') => (fill.startsWith(':') ? (params[fill.slice(1)] ?? '') : fill);
  const values = Object.fromEntries(named.map((name, i) => [name, filled(call.fills[i])]));
  const path = call.key
    .slice(4)
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const taken = call.taken.flatMap((name): [string, string][] => {
    const value = search.get(name);
    return value ? [[name, value]] : [];
  });
  const asked = taken.length > 0 ? Object.fromEntries(taken) : undefined;
  return {
    key: call.key,
    path: asked ? `${path}?${new URLSearchParams(asked)}` : path,
    params: named.length > 0 ? values : undefined,
    query: asked,
  };
}

/**
 * Asks the public calls that a route names, through the same handlers that clients reach. A call that fails is left
 * out: the page then asks for itself and shows its own error.
 */
export async function answerQueries(
  app: FastifyInstance,
  keys: string[],
  route: RouteEntry,
  params: Record<string, string>,
  search: URLSearchParams,
): Promise<AnsweredQuery[]> {
  const answers = await Promise.all(
    (route.queries ?? []).map(async (query): Promise<AnsweredQuery | undefined> => {
      const resolved = resolveQuery(query, params, search, keys);
      if (!resolved) return undefined;
      const response = await app.inject({
        method: 'GET',
        url: `/api/applet${resolved.path}`,
        headers: internalHeaders,
      });
      // An id that is none at all (422) leads to nothing, just as an unknown one; a parameter is only left out.
      const wrongId = response.statusCode === 422 && resolved.params !== undefined;
      const status = wrongId ? 404 : response.statusCode;
      if (status !== 200 && status !== 404) return undefined;
      const data: unknown = status === 200 ? response.json<{ data: unknown }>().data : undefined;
      const { key, params: filled, query: taken } = resolved;
      return {
        key,
        ...(filled && { params: filled }),
        ...(taken && { query: taken }),
        ...(specs[key]?.forEverybody && { forEverybody: true }),
        data,
        status,
      };
    }),
  );
  return answers.filter((answer) => answer !== undefined);
}
