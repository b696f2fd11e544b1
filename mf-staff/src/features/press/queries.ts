import { apiInfiniteQuery, apiMutation, apiQuery, keepPreviousData } from '@harbor/runtime';
import type { ListFilter } from './list/filter';

const fresh = { silent: true, staleTime: 0 } as const;
const silently = { silent: true } as const;

/** What a write about an article makes stale; its page is told by the answer. */
const moved = {
  silent: true,
  invalidates: ['GET /staff/press/list', 'GET /staff/press/revisions/:id'],
} as const;
const tagged = { silent: true, invalidates: ['GET /staff/press/tags', 'GET /staff/press/list'] } as const;
const grouped = {
  silent: true,
  invalidates: ['GET /staff/press/specials', 'GET /staff/press/list'],
} as const;

/** A page of the articles, those that were changed last first. */
export const pressQuery = ({ status, type, tag, special, keyword, page }: ListFilter) =>
  apiQuery(
    'GET /staff/press/list',
    { query: { status, type, tag, special, keyword: keyword || undefined, page } },
    { ...fresh, placeholderData: keepPreviousData },
  );

/** One article with its draft, as it is now: a page begins with nothing older, and goes on with what is typed on it. */
export const articleQuery = (id: number) =>
  apiQuery(
    'GET /staff/press/detail/:id',
    { params: { id } },
    { ...fresh, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );

export const tagsQuery = () => apiQuery('GET /staff/press/tags', {}, fresh);
export const specialsQuery = () => apiQuery('GET /staff/press/specials', {}, fresh);

/** Services by their number, for the titles of those that stand beside an article. */
export const shelvesQuery = () => apiQuery('GET /service/list', {}, { silent: true, staleTime: 60_000 });

/** What went out of an article, the last first. */
export const revisionsQuery = (id: number) =>
  apiInfiniteQuery('GET /staff/press/revisions/:id', { params: { id } }, fresh);

/** A revision never changes. */
export const revisionQuery = (id: number, number: number) =>
  apiQuery(
    'GET /staff/press/revision/:id/:number',
    { params: { id, number } },
    { silent: true, staleTime: Number.POSITIVE_INFINITY },
  );

/** A link for who is to look before readers do; each one asked for lasts a day. */
export const previewQuery = (id: number) =>
  apiQuery('GET /staff/press/preview/:id', { params: { id } }, { ...fresh, gcTime: 0 });

export const useCreateArticle = apiMutation('POST /staff/press/create', moved);
export const usePublish = apiMutation('POST /staff/press/publish/:id', moved);
export const useUnschedule = apiMutation('POST /staff/press/unschedule/:id', moved);
export const useOffline = apiMutation('POST /staff/press/offline/:id', moved);
export const useCorrect = apiMutation('POST /staff/press/correct/:id', moved);
export const usePin = apiMutation('POST /staff/press/pin/:id', moved);
export const useUnpin = apiMutation('POST /staff/press/unpin/:id', moved);
export const useRestore = apiMutation('POST /staff/press/restore/:id', moved);
export const useDeleteDraft = apiMutation('POST /staff/press/delete/:id', moved);
export const useUploadPicture = apiMutation('POST /staff/press/picture', silently);

export const useSaveTag = apiMutation('POST /staff/press/tag/save', tagged);
export const useMergeTag = apiMutation('POST /staff/press/tag/merge/:id', tagged);
export const useDeleteTag = apiMutation('POST /staff/press/tag/delete/:id', tagged);
export const useSaveSpecial = apiMutation('POST /staff/press/special/save', grouped);
export const useOrderSpecials = apiMutation('POST /staff/press/special/order', grouped);
export const useDeleteSpecial = apiMutation('POST /staff/press/special/delete/:id', grouped);
