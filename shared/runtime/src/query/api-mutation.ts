import type { ApiKey, DataOf } from '@harbor/contract';
import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query';
import type { ApiError } from '../http/api-error';
import { callLoosely } from '../http/call';
import type { CallInput, CallOptions, LooseInput } from '../http/call-types';
import { queryClient } from './client';

/** What `mutate` takes; nothing at all when nothing of it is required. */
export type MutationInput<K extends ApiKey> =
  // biome-ignore lint/suspicious/noConfusingVoidType: with `undefined` instead, `mutate()` would need an argument
  Record<never, never> extends CallInput<K> ? CallOptions<K> | void : CallOptions<K>;

/**
 * Options of a write. `Before` is what `onMutate` hands to `onError`: what is taken back has to come that way, as the
 * handlers that run at the end are those of the last render, which already shows the change.
 */
export type ApiMutationOptions<K extends ApiKey, Before = unknown> = Omit<
  UseMutationOptions<DataOf<K>, ApiError, MutationInput<K>, Before>,
  'mutationFn'
> & {
  /** No message on screen when it fails: the form shows `errors` or `msg` itself. */
  silent?: boolean;
  /** Reads whose answers this write makes stale. */
  invalidates?: readonly ApiKey[];
};

/** Asks again for everything that was read by these calls, whatever the input. */
export function invalidateCalls(keys: readonly ApiKey[]): Promise<unknown> {
  return Promise.all(keys.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
}

/** A typed write: `mutate({ params, query, body, idempotencyKey })`. Never repeated by itself. */
export function useApiMutation<K extends ApiKey, Before = unknown>(
  key: K,
  options: ApiMutationOptions<K, Before> = {},
): UseMutationResult<DataOf<K>, ApiError, MutationInput<K>, Before> {
  const { silent, invalidates = [], ...rest } = options;
  return useMutation<DataOf<K>, ApiError, MutationInput<K>, Before>({
    ...rest,
    mutationFn: async (input) => {
      const loose: LooseInput = input ?? {};
      const data = (await callLoosely(key, { silent, ...loose })) as DataOf<K>;
      void invalidateCalls(invalidates);
      return data;
    },
  });
}

/**
 * A write as the hook of a `queries.ts`: what it makes stale, and who says that it failed, stands there once; what
 * happens on the page then is said by who uses it.
 */
export function apiMutation<K extends ApiKey>(
  key: K,
  write: Pick<ApiMutationOptions<K>, 'silent' | 'invalidates'> = {},
) {
  return function useWrite<Before = unknown>(
    handlers: Omit<ApiMutationOptions<K, Before>, 'silent' | 'invalidates'> = {},
  ): ReturnType<typeof useApiMutation<K, Before>> {
    return useApiMutation<K, Before>(key, { ...handlers, ...write });
  };
}
