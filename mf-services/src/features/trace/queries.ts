import { apiQuery } from '@harbor/runtime';

/** The report of one's own finished order. */
export const traceReport = (orderId: string) =>
  apiQuery('POST /trace/order/:id', { params: { id: orderId } }, { silent: true });

/** What everybody may know of a report. */
export const traceCheck = (code: string) =>
  apiQuery('GET /trace/check/:code', { params: { code } }, { silent: true, enabled: code !== '' });
