import { messageOf } from '../errors/report';
import { announce } from './announce';
import { ApiError } from './api-error';

/** What a call is, as far as it matters to what is said of its failure. */
export type Asked = Parameters<typeof announce>[1];

/**
 * The clients, which are loaded with the first call: a page that stands in its HTML is taken over before anything has to be
 * asked for.
 * @throws ApiError where they cannot be had, as for any call without a connection; the next call tries again
 */
export async function loadClients(asked: Asked): Promise<typeof import('./clients')> {
  try {
    return await import(/* webpackChunkName: "clients" */ './clients');
  } catch (error) {
    const failure = new ApiError({ kind: 'network', code: 0, msg: '网络异常，请检查网络后重试' });
    // Most often there is no connection; a file that was refused, or fails by itself, is to be found in the log.
    failure.cause = error;
    console.warn(`[${new Date().toISOString()}] what makes calls could not be loaded: ${messageOf(error)}`);
    announce(failure, asked);
    throw failure;
  }
}
