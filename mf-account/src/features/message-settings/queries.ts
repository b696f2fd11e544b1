import { apiQuery, useApiMutation } from '@harbor/runtime';

/** Which messages somebody wants. */
export const settingsQuery = () => apiQuery('GET /message/settings', {}, { silent: true, staleTime: 0 });

/** Saves a change of the settings. */
export const useSaveSettings = (onError: () => void) => useApiMutation('POST /message/settings', { onError });
