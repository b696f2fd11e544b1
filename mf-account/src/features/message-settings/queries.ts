import { apiMutation, apiQuery, useApiMutation } from '@harbor/runtime';

/** Which messages somebody wants. */
export const settingsQuery = () => apiQuery('GET /message/settings', {}, { silent: true, staleTime: 0 });

/** Saves a change of the settings. */
export const useSaveSettings = (onError: () => void) => useApiMutation('POST /message/settings', { onError });

/** Where somebody's mails go, masked. */
export const addressQuery = () => apiQuery('GET /mail/address', {}, { silent: true, staleTime: 0 });

/** Reads that another address makes stale: the notice of it is a message too. */
export const touchedByAddress = [
  'GET /mail/address',
  'GET /message/settings',
  'GET /message/message_num',
  'GET /message/my_message',
  'POST /message/notice',
] as const;

/** Takes the address away. */
export const useRemoveAddress = apiMutation('POST /mail/address/remove', { invalidates: touchedByAddress });
