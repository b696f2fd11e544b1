import type { ApiKey } from '@harbor/contract';
import { apiMutation, apiQuery, keepPreviousData } from '@harbor/runtime';

/** System messages of one kind, a page of them. */
export const teacherMessages = (sub: number, page: number) =>
  apiQuery(
    'POST /message/notice',
    { body: { sub, page } },
    { silent: true, staleTime: 0, placeholderData: keepPreviousData },
  );

const stale: readonly ApiKey[] = ['POST /message/notice', 'GET /message/message_num'];

/** Marks all of a kind as read. */
export const useReadAll = apiMutation('POST /message/read_all', { invalidates: stale });

/** Marks one as read. */
export const useRead = apiMutation('POST /message/read', { silent: true, invalidates: stale });
