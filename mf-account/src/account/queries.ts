import { apiQuery, keepPreviousData } from '@harbor/runtime';

/** The ways into the account of who is logged in. */
export const securityQuery = () => apiQuery('GET /auth/security', {}, { silent: true });

/** The devices that are logged in. */
export const devicesQuery = () => apiQuery('GET /auth/sessions', {}, { silent: true });

/** Every login of the last 180 days, one page of it; the last page stays until the next one is there. */
export const recordsQuery = (page = 1) =>
  apiQuery(
    'GET /auth/login_records',
    { query: { page } },
    { silent: true, placeholderData: keepPreviousData },
  );

/** What somebody agreed to. */
export const consentsQuery = () => apiQuery('GET /auth/consents', {}, { silent: true });
