import { apiQuery } from '@harbor/runtime';

/** What everybody may know of a certificate who has its code. */
export const certificateCheck = (code: string) =>
  apiQuery('GET /certificate/check/:code', { params: { code } }, { silent: true, enabled: code !== '' });
