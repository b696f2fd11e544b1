import { api, type EndpointSpec, type InlinedQuery, type RouteEntry } from '@harbor/contract';
import type { FastifyInstance } from 'fastify';
import { callOf, type NamedCall } from '../http/call-of';
import { internalHeaders } from '../http/internal';

/** A query's data with its HTTP status, so that a page about something unknown answers 404 as a whole. */
export interface AnsweredQuery extends InlinedQuery {
  status: number;
}

const specs: Record<string, EndpointSpec> = api;

/** The calls that a route names, found once: every view asks for them. */
const found = new WeakMap<readonly string[], WeakMap<readonly string[], NamedCall[]>>();

/** Calls of the contract that a route names, in its words. */
function namedCalls({ queries }: Pick<RouteEntry, 'queries'>, keys: readonly string[]): NamedCall[] {
  if (!queries) return [];
  const ofKeys = found.get(keys) ?? new WeakMap<readonly string[], NamedCall[]>();
  found.set(keys, ofKeys);
  const known = ofKeys.get(queries) ?? queries.flatMap((query) => callOf(query, keys) ?? []);
  ofKeys.set(queries, known);
  return known;
}

/**
 * `GET /service/detail/:goodsId` of a route becomes the contract's `GET /service/detail/:id` with `{ id }`, and
 * `GET /service/find?category` takes the category of the page's address along; `GET /help/search?keyword=q` takes its `q`,
 * `GET /magazine/detail?id=:id` the route's `id`.
 */
function resolveCall(call: NamedCall, params: Record<string, string>, search: URLSearchParams) {
  const named = [...call.key.matchAll(/:(\w+)/g)].map((m) => m[1] ?? '');
  const filled = (fill = '') => (fill.startsWith(':') ? (params[fill.slice(1)] ?? '') : fill);
  const values = Object.fromEntries(named.map((name, i) => [name, filled(call.fills[i])]));
  const path = call.key
    .slice(4)
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const taken = call.taken.flatMap(({ name, from }): [string, string][] => {
    const value = from.startsWith(':') ? params[from.slice(1)] : search.get(from);
    return value ? [[name, value]] : [];
  });
  const asked = taken.length > 0 ? Object.fromEntries(taken) : undefined;
  return {
    key: call.key,
    path: asked ? `${path}?${new URLSearchParams(asked)}` : path,
    params: named.length > 0 ? values : undefined,
    query: asked,
    /** It is about the very thing that the page's path names. */
    ofPath: named.length > 0 || call.taken.some(({ from }) => from.startsWith(':')),
  };
}

/** What a call answered, not read yet. */
export interface QueryAnswer extends Pick<InlinedQuery, 'key' | 'params' | 'query'> {
  status: 200 | 404;
  /** The whole answer as it was sent. */
  text: string;
}

/** Keys of the calls that a route names. */
export const callsOf = (route: Pick<RouteEntry, 'queries'>, keys: string[]): string[] =>
  namedCalls(route, keys).map(({ key }) => key);

/** Parameters of the page's address that the calls of a route take. */
export const parametersOf = (route: Pick<RouteEntry, 'queries'>, keys: string[]): string[] => [
  ...new Set(
    namedCalls(route, keys).flatMap(({ taken }) =>
      taken.map(({ from }) => from).filter((from) => !from.startsWith(':')),
    ),
  ),
];

/**
 * Asks the public calls that a route names, through the same handlers that clients reach. A call that fails is left
 * out: the page then asks for itself and shows its own error.
 */
export async function askQueries(
  app: FastifyInstance,
  keys: string[],
  route: RouteEntry,
  params: Record<string, string>,
  search: URLSearchParams,
): Promise<QueryAnswer[]> {
  const answers = await Promise.all(
    namedCalls(route, keys).map(async (call): Promise<QueryAnswer | undefined> => {
      const resolved = resolveCall(call, params, search);
      const response = await app.inject({
        method: 'GET',
        url: `/api/applet${resolved.path}`,
        headers: internalHeaders,
      });
      // An id that is none at all (422) leads to nothing, just as an unknown one; a parameter is only left out.
      const wrongId = response.statusCode === 422 && resolved.ofPath;
      const status = wrongId ? 404 : response.statusCode;
      if (status !== 200 && status !== 404) return undefined;
      const { key, params: filled, query: taken } = resolved;
      return {
        key,
        ...(filled && { params: filled }),
        ...(taken && { query: taken }),
        status,
        text: response.payload,
      };
    }),
  );
  return answers.filter((answer) => answer !== undefined);
}

function answered(status: QueryAnswer['status'], text: string): Pick<InlinedQuery, 'data' | 'missing'> {
  const { data, msg } = JSON.parse(text) as { data: unknown; msg: string };
  return status === 200 ? { data } : { missing: msg };
}

/** Reads what calls answered. */
export const readQueries = (answers: readonly QueryAnswer[]): AnsweredQuery[] =>
  answers.map(({ text, status, key, ...asked }) => ({
    key,
    ...asked,
    ...(specs[key]?.forEverybody && { forEverybody: true }),
    ...answered(status, text),
    status,
  }));

/** Asks the public calls that a route names, and reads what they answer. */
export const answerQueries = async (...asked: Parameters<typeof askQueries>): Promise<AnsweredQuery[]> =>
  readQueries(await askQueries(...asked));
