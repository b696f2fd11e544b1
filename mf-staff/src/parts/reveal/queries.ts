import { apiMutation } from '@harbor/runtime';

/** Has a masked field shown; each time is written down. */
export const useShow = apiMutation('POST /staff/reveal', { silent: true });
