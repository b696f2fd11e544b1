import { apiMutation } from '@harbor/runtime';

/** Tells the editors of a mistake in an article. */
export const useReport = apiMutation('POST /press/report/:id', { silent: true });
