import type { Envelope } from '@harbor/contract';
import type { AxiosRequestConfig } from 'axios';
import { loadClients } from './load-clients';

/** Options of a raw request: everything axios takes, and `silent`. */
export type RequestOptions = AxiosRequestConfig;

async function request<T>(method: string, url: string, options?: RequestOptions): Promise<Envelope<T>> {
  const config = { ...options, method, url };
  const { mainClient } = await loadClients(config);
  return (await mainClient.request<Envelope<T>>(config)).data;
}

/**
 * Raw requests on `/api/applet`, for addresses that the contract does not declare. They answer the envelope, whose code
 * is 200, and throw `ApiError` for everything else.
 */
export const http = {
  get: <T = unknown>(url: string, options?: RequestOptions) => request<T>('GET', url, options),
  post: <T = unknown>(url: string, data?: unknown, options?: RequestOptions) =>
    request<T>('POST', url, { ...options, data }),
  put: <T = unknown>(url: string, data?: unknown, options?: RequestOptions) =>
    request<T>('PUT', url, { ...options, data }),
  patch: <T = unknown>(url: string, data?: unknown, options?: RequestOptions) =>
    request<T>('PATCH', url, { ...options, data }),
  delete: <T = unknown>(url: string, options?: RequestOptions) => request<T>('DELETE', url, options),
};
