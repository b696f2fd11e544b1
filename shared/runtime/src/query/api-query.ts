import type { ApiKey, DataOf } from '@harbor/contract';
import { queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import type { ApiError } from '../http/api-error';
import { callLoosely } from '../http/call';
import type { CallInput } from '../http/call-types';
import { usuallyFresh } from './fresh';
import { type CallKey, callKey } from './keys';

/** What is set beside one read: how long its answer is fresh, whether it is asked for again on focus, and the like. */
export type ApiQueryOptions<T> = Omit<UseQueryOptions<T, ApiError, T, CallKey>, 'queryKey' | 'queryFn'> & {
  /** No message on screen when it fails. */
  silent?: boolean;
};

type QueryArgs<K extends ApiKey> =
  Record<never, never> extends CallInput<K>
    ? [input?: CallInput<K>, options?: ApiQueryOptions<DataOf<K>>]
    : [input: CallInput<K>, options?: ApiQueryOptions<DataOf<K>>];

/**
 * Query options of a call, for `useQuery`, `prefetchQuery` and the like: key, function, and {@link usuallyFresh}. Reads
 * made by POST work too; their body is part of the key.
 */
export function apiQuery<K extends ApiKey>(key: K, ...[input, options = {}]: QueryArgs<K>) {
  const { silent, ...rest } = options;
  const loose: { params?: unknown; query?: unknown; body?: unknown } = input ?? {};
  return queryOptions<DataOf<K>, ApiError, DataOf<K>, CallKey>({
    staleTime: usuallyFresh,
    ...rest,
    queryKey: callKey(key, loose),
    queryFn: ({ signal }) => callLoosely(key, { ...loose, signal, silent }) as Promise<DataOf<K>>,
  });
}
