import { apiMutation, apiQuery } from '@harbor/runtime';

/** How support is reached outside the site, those not shown too. */
export const contactsQuery = () =>
  apiQuery('GET /staff/support/contacts', {}, { silent: true, staleTime: 2_000 });

export const useSaveContact = apiMutation('POST /staff/support/contact', {
  silent: true,
  invalidates: ['GET /staff/support/contacts', 'GET /get_cs'],
});
