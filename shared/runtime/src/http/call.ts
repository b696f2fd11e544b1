import type { ApiKey, DataOf } from '@harbor/contract';
import type { AxiosRequestConfig } from 'axios';
import { addressOf, asTexts } from './address';
import { apiAddress, apiBase } from './api-base';
import type { CallOptions, InputArgs, LooseInput } from './call-types';
import { loadClients } from './load-clients';

/** Lists of the home page: short limit, no message. */
function isIndexList(path: string): boolean {
  return path.startsWith('/index/');
}

function configOf(key: string, input: LooseInput): AxiosRequestConfig {
  const { method, path } = addressOf(key, input.params);
  const { onUploadProgress, idempotencyKey, keepalive } = input;
  return {
    method,
    url: path,
    // Paths that begin with /api/ are whole, the others stand below the base.
    baseURL: path.startsWith('/api/') ? apiAddress.base.replace(apiBase, '') : undefined,
    params: asTexts(input.query),
    data: input.body,
    signal: input.signal,
    keepalive,
    silent: input.silent || isIndexList(path),
    headers: { ...input.headers, ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}) },
    onUploadProgress: onUploadProgress && ((event) => onUploadProgress(event.progress ?? 0)),
  };
}

/** `call` for callers that have lost the types of the key, inside the runtime. */
export async function callLoosely(key: string, input: LooseInput = {}): Promise<unknown> {
  const config = configOf(key, input);
  for (const name of ['baseURL', 'signal', 'onUploadProgress', 'keepalive'] as const)
    if (config[name] === undefined) delete config[name];
  const { indexClient, mainClient } = await loadClients(config);
  const client = isIndexList(config.url ?? '') ? indexClient : mainClient;
  const answer = await client.request<{ data: unknown }>(config);
  return answer.data.data;
}

/**
 * Makes a call of the contract and answers the `data` of its envelope.
 * @param key method and path as the contract declares them, e.g. `'GET /service/detail/:id'`
 * @throws ApiError for every code but 200 and for every fault on the way
 */
export function call<K extends ApiKey>(key: K, ...[input]: InputArgs<K, CallOptions<K>>): Promise<DataOf<K>> {
  return callLoosely(key, input) as Promise<DataOf<K>>;
}
