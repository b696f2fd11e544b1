import type { ApiKey, BodyOf, DataOf, ParamsOf, QueryOf } from '@harbor/contract';
import { type InfiniteData, infiniteQueryOptions, type UseInfiniteQueryOptions } from '@tanstack/react-query';
import type { ApiError } from '../http/api-error';
import { callLoosely } from '../http/call';
import type { Part } from '../http/call-types';
import { queryClient } from './client';
import { type CallKey, callKey, type KeyParts } from './keys';

/** What a call is asked with to answer a further page; nothing for the first one. */
export interface PageAt {
  /** Number of the page, from 1. */
  page?: number;
  /** Id of a row: the page holds what came before it. */
  before?: number;
}

/** A page of a list that is numbered. */
interface NumberedPage {
  current_page: number;
  last_page: number;
}

/** A page of a list that grows at its end; its oldest row stands first. */
interface EarlierPage {
  data: readonly { id: number }[];
  has_more: boolean;
}

/** A page of a list that says itself where the next one begins. */
interface LinkedPage {
  data: readonly unknown[];
  /** What the next page comes before; null behind the last. */
  next: number | null;
}

type AnyPage = NumberedPage | EarlierPage | LinkedPage;

/** Calls that answer a page of a list. */
export type FeedKey = {
  [K in ApiKey]: DataOf<K> extends AnyPage ? K : never;
}[ApiKey];

type Rest<T> = T extends object ? Omit<T, 'page' | 'before' | 'after'> : T;

/** Input of a paged call, without the page. */
export type FeedInput<K extends FeedKey> = Part<'params', ParamsOf<K>> &
  Part<'query', Rest<QueryOf<K>>> &
  Part<'body', Rest<BodyOf<K>>>;

/** Cache key of a list: its call, its input, and whatever else tells one reading of it from another. */
type FeedQueryKey = readonly [key: string, parts: KeyParts & { pages: 'all' }, ...more: unknown[]];

/** What a page may set about one list. */
export type ApiInfiniteOptions<T> = Omit<
  UseInfiniteQueryOptions<T, ApiError, InfiniteData<T, PageAt>, FeedQueryKey, PageAt>,
  | 'queryKey'
  | 'queryFn'
  | 'initialPageParam'
  | 'getNextPageParam'
  | 'getPreviousPageParam'
  | 'initialData'
  | 'initialDataUpdatedAt'
> & {
  /** No message on screen when it fails. */
  silent?: boolean;
  /** Another call whose answer, where the cache has it, is the first page: one that the server may write into a page. */
  first?: CallKey;
};

type FeedArgs<K extends FeedKey> =
  Record<never, never> extends FeedInput<K>
    ? [input?: FeedInput<K>, options?: ApiInfiniteOptions<DataOf<K>>]
    : [input: FeedInput<K>, options?: ApiInfiniteOptions<DataOf<K>>];

/** Where every list begins. */
export const firstPage: PageAt = {};

/** The page after this one; undefined behind the last. */
export function nextPage(last: AnyPage): PageAt | undefined {
  if ('next' in last) return last.next === null ? undefined : { before: last.next };
  if ('has_more' in last) return last.has_more ? { before: last.data[0]?.id } : undefined;
  return last.current_page < last.last_page ? { page: last.current_page + 1 } : undefined;
}

/** Every row that a list has so far. */
export function rowsOf<T>(feed: { pages: readonly { data: readonly T[] }[] } | undefined): T[] {
  return feed?.pages.flatMap(({ data }) => data) ?? [];
}

/**
 * Query options of a list that is read page after page, for `useInfiniteQuery`. Give the input without the page. A first
 * page that the cache has, from the server or from a read of the same input, is shown at once.
 */
export function apiInfiniteQuery<K extends FeedKey>(key: K, ...[input, options = {}]: FeedArgs<K>) {
  const { silent, first, ...rest } = options;
  const loose: { params?: unknown; query?: object; body?: object } = input ?? {};
  const plain = callKey(key, loose);
  const known = () =>
    queryClient.getQueryState<DataOf<K>>(plain) ?? (first && queryClient.getQueryState<DataOf<K>>(first));
  const at = (page: PageAt) =>
    key.startsWith('GET ')
      ? { ...loose, query: { ...loose.query, ...page } }
      : { ...loose, body: { ...loose.body, ...page } };
  return infiniteQueryOptions<DataOf<K>, ApiError, InfiniteData<DataOf<K>, PageAt>, FeedQueryKey, PageAt>({
    ...rest,
    queryKey: [key, { ...plain[1], pages: 'all' }],
    queryFn: ({ pageParam, signal }) =>
      callLoosely(key, { ...at(pageParam), signal, silent }) as Promise<DataOf<K>>,
    initialPageParam: firstPage,
    getNextPageParam: (last) => nextPage(last as AnyPage),
    initialData: () => {
      const data = known()?.data;
      return data && { pages: [data], pageParams: [firstPage] };
    },
    initialDataUpdatedAt: () => {
      const state = known();
      return state?.isInvalidated ? 0 : state?.dataUpdatedAt;
    },
  });
}
