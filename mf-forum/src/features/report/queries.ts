import { apiMutation } from '@harbor/runtime';

/** Tells staff of a post or a comment. */
export const useReport = apiMutation('POST /hot_post/report', { silent: true });
