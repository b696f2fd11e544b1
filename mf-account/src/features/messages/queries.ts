import type { DataOf } from '@harbor/contract';
import { apiQuery, call, firstPage, nextPage, useApiMutation, useInfiniteQuery } from '@harbor/runtime';
import { adoptCounts } from '../../message-centre/queries';

/** Which messages of a box are shown. */
export interface BoxView {
  kind: 1 | 2 | 3 | 4;
  sub?: number;
  unreadOnly: boolean;
}

type Page = DataOf<'GET /message/get_like'> & Partial<Pick<DataOf<'POST /message/notice'>, 'subs'>>;

const lists = { 1: 'GET /message/get_like', 2: 'GET /message/reply', 3: 'GET /message/fans' } as const;

function readPage(
  { kind, sub, unreadOnly }: BoxView,
  page: number | undefined,
  signal: AbortSignal,
): Promise<Page> {
  const state = unreadOnly ? ('unread' as const) : undefined;
  return kind === 4
    ? call('POST /message/notice', { body: { page, sub, state }, signal, silent: true })
    : call(lists[kind], { query: { page, state }, signal, silent: true });
}

/** A box page after page, the latest first. */
export function useBoxFeed(view: BoxView) {
  const key = view.kind === 4 ? 'POST /message/notice' : lists[view.kind];
  return useInfiniteQuery({
    queryKey: [key, { ...view, pages: 'all' }],
    queryFn: ({ pageParam, signal }) => readPage(view, pageParam.page, signal),
    initialPageParam: firstPage,
    getNextPageParam: nextPage,
  });
}

/** The start of the message centre. */
export const overviewQuery = () =>
  apiQuery('GET /message/my_message', {}, { silent: true, staleTime: 0, refetchOnWindowFocus: true });

/** Reads that messages are part of. */
export const messageLists = [
  'GET /message/my_message',
  'GET /message/get_like',
  'GET /message/reply',
  'GET /message/fans',
  'POST /message/notice',
] as const;

/** Marks everything, or one box, as read. */
export const useMarkRead = () =>
  useApiMutation('POST /message/read_all', { invalidates: messageLists, onSuccess: adoptCounts });
