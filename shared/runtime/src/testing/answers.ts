import type { ApiKey, DataOf } from '@harbor/contract';
import type { AxiosAdapter, AxiosResponse, InternalAxiosRequestConfig } from 'axios';
import { matchPath } from 'react-router-dom';
import { apiBase } from '../http/api-base';
import { indexClient, mainClient } from '../http/clients';

/** A request as a test's server sees it. */
export interface TestRequest {
  /** Key of the call in the contract. */
  key: string;
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  headers: Record<string, string>;
}

/** An answer other than code 200. */
export class TestProblem {
  constructor(
    readonly code: number,
    readonly msg: string,
    readonly data: unknown = {},
    readonly headers: Record<string, string> = {},
  ) {}
}

/** An answer other than code 200, e.g. `problem(422, '请检查', { errors: { phone: ['请输入手机号'] } })`. */
export function problem(
  code: number,
  msg: string,
  data?: unknown,
  headers?: Record<string, string>,
): TestProblem {
  return new TestProblem(code, msg, data, headers);
}

/** A fault on the way: a 503 without an envelope, or no answer within the time limit. */
export const fault = { unavailable: Symbol('503'), timeout: Symbol('timeout') } as const;

type Fault = (typeof fault)[keyof typeof fault];
type Answer<K extends ApiKey> = DataOf<K> | TestProblem | Fault;

/** What the test's server answers, by call. A function sees the request and may answer later. */
export type Handlers = {
  [K in ApiKey]?: Answer<K> | ((request: TestRequest) => Answer<K> | Promise<Answer<K>>);
};

interface Found {
  key: string;
  params: Record<string, string>;
}

function pathOf({ baseURL = '', url = '' }: InternalAxiosRequestConfig): string {
  return `${baseURL}${url}`.replace(apiBase, '').split('?')[0] ?? '';
}

function findHandler(handlers: Handlers, config: InternalAxiosRequestConfig): Found | undefined {
  const method = config.method?.toUpperCase() ?? 'GET';
  const path = pathOf(config);
  const hits = Object.keys(handlers).flatMap((key) => {
    const [keyMethod, pattern = ''] = key.split(' ');
    const match = keyMethod === method ? matchPath(pattern, path) : null;
    return match ? [{ key, params: match.params as Record<string, string>, pattern }] : [];
  });
  // `/pay/status` before `/pay/:id`
  return hits.sort((a, b) => a.pattern.split(':').length - b.pattern.split(':').length)[0];
}

function bodyOf(config: InternalAxiosRequestConfig): unknown {
  return typeof config.data === 'string' ? JSON.parse(config.data) : config.data;
}

function respond(
  config: InternalAxiosRequestConfig,
  status: number,
  data: unknown,
  headers: Record<string, string> = {},
): AxiosResponse<unknown> {
  return { config, status, statusText: '', headers, data };
}

function responseOf(config: InternalAxiosRequestConfig, answer: unknown): AxiosResponse<unknown> {
  if (answer === fault.unavailable) return respond(config, 503, '');
  if (answer === fault.timeout)
    throw Object.assign(new Error('timeout'), { isAxiosError: true, code: 'ECONNABORTED', config });
  if (answer instanceof TestProblem)
    return respond(
      config,
      answer.code,
      { code: answer.code, msg: answer.msg, data: answer.data },
      answer.headers,
    );
  return respond(config, 200, { code: 200, msg: '成功', data: answer });
}

/**
 * Answers all calls of the runtime from a table instead of the network.
 * @returns the requests made, in order; it grows as they come
 */
export function answerCalls(handlers: Handlers): TestRequest[] {
  const requests: TestRequest[] = [];
  const adapter: AxiosAdapter = async (config) => {
    const found = findHandler(handlers, config);
    const request: TestRequest = {
      key: found?.key ?? `${config.method?.toUpperCase()} ${pathOf(config)}`,
      params: found?.params ?? {},
      query: { ...config.params },
      body: bodyOf(config),
      headers: Object.fromEntries(Object.entries(config.headers.toJSON()).map(([k, v]) => [k, String(v)])),
    };
    requests.push(request);
    if (!found)
      return respond(config, 404, { code: 404, msg: `test has no answer for ${request.key}`, data: {} });
    const handler: unknown = Reflect.get(handlers, found.key);
    return responseOf(config, typeof handler === 'function' ? await handler(request) : handler);
  };
  mainClient.defaults.adapter = adapter;
  indexClient.defaults.adapter = adapter;
  return requests;
}
