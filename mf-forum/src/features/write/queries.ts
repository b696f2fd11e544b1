import { apiQuery, keepPreviousData } from '@harbor/runtime';

/** What stands in the way of writing. */
export const ruleQuery = (enabled: boolean) => apiQuery('GET /hot_post/rule', {}, { silent: true, enabled });

/** Categories that a post may go into, in two levels. */
export const categoriesQuery = () => apiQuery('GET /hot_post/get_category', {}, { staleTime: 300_000 });

/** Topics that fit what was typed, or usual ones. */
export const topicsQuery = (title: string, enabled: boolean) =>
  apiQuery(
    'POST /topic/get_topic',
    { body: { title } },
    { silent: true, placeholderData: keepPreviousData, enabled },
  );

/** A draft to go on with, as it is now; nothing is kept of it. */
export const draftQuery = (id: number, enabled: boolean) =>
  apiQuery('GET /draft/get_info/:id', { params: { id } }, { silent: true, enabled, staleTime: 0, gcTime: 0 });

/** One's own post to change; nothing is kept of it. */
export const ownPostQuery = (id: number, enabled: boolean) =>
  apiQuery('GET /hot_post/edit/:id', { params: { id } }, { silent: true, enabled, gcTime: 0 });
