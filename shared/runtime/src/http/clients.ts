import axios, { type AxiosAdapter, type AxiosInstance } from 'axios';
import { authorization, renewToken } from '../session/storage';
import { apiAddress } from './api-base';
import { indexTimeout, requestTimeout } from './limits';
import { answered, failed } from './outcomes';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** No message on screen when it fails: the caller shows it itself, or nobody has to know. */
    silent?: boolean;
    /** It outlives the page that is being closed. */
    keepalive?: boolean;
  }
}

/** Only `fetch` can make a request that outlives its page; everything else goes as axios would send it by itself. */
const usualAdapter = axios.defaults.adapter;
const send: AxiosAdapter = (config) =>
  config.keepalive
    ? axios.getAdapter('fetch')({ ...config, fetchOptions: { keepalive: true } })
    : axios.getAdapter(usualAdapter)(config);

function createClient(timeout: number): AxiosInstance {
  const client = axios.create({
    baseURL: apiAddress.base,
    timeout,
    adapter: send,
    // The envelope decides, not the HTTP status.
    validateStatus: () => true,
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
  });
  client.interceptors.request.use((config) => {
    const auth = authorization();
    if (auth) config.headers.set('Authorization', auth);
    if (config.data !== undefined && !(config.data instanceof FormData))
      config.headers.set('Content-Type', 'application/json', false);
    return config;
  });
  client.interceptors.response.use((response) => {
    const renewed: unknown = response.headers['x-renew-token'];
    if (typeof renewed === 'string' && renewed)
      renewToken(renewed, String(response.config.headers.get('Authorization') ?? ''));
    return answered(response);
  });
  client.interceptors.response.use(undefined, failed);
  return client;
}

/** The client of nearly every call. */
export const mainClient = createClient(requestTimeout);

/** The client of the home page's lists: they rather stay empty than wait. */
export const indexClient = createClient(indexTimeout);
