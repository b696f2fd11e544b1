import type { Envelope } from '@harbor/contract';
import type { AxiosRequestConfig, AxiosResponse } from 'axios';
import { mainClient } from './clients';

/** Options of a raw request: everything axios takes, and `silent`. */
export type RequestOptions = AxiosRequestConfig;

async function unwrap<T>(request: Promise<AxiosResponse<Envelope<T>>>): Promise<Envelope<T>> {
  return (await request).data;
}

/**
 * Raw requests on `/api/applet`, for addresses that the contract does not declare. They answer the envelope, whose code
 * is 200, and throw `ApiError` for everything else.
 */
export const http = {
  get: <T = unknown>(url: string, options?: RequestOptions) => unwrap<T>(mainClient.get(url, options)),
  post: <T = unknown>(url: string, body?: unknown, options?: RequestOptions) =>
    unwrap<T>(mainClient.post(url, body, options)),
  put: <T = unknown>(url: string, body?: unknown, options?: RequestOptions) =>
    unwrap<T>(mainClient.put(url, body, options)),
  patch: <T = unknown>(url: string, body?: unknown, options?: RequestOptions) =>
    unwrap<T>(mainClient.patch(url, body, options)),
  delete: <T = unknown>(url: string, options?: RequestOptions) => unwrap<T>(mainClient.delete(url, options)),
};
