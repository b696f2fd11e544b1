import { apiQuery, keepPreviousData } from '@harbor/runtime';

/** A period of Beijing days, both included. */
export interface Range {
  from: string;
  to: string;
}

const options = { silent: true, staleTime: 60_000, placeholderData: keepPreviousData } as const;

/** Visits, new members and sales by days. */
export const summaryQuery = (range: Range) =>
  apiQuery('GET /staff/visits/summary', { query: { ...range } }, options);

/** The pages that were looked at most. */
export const pagesQuery = (range: Range) =>
  apiQuery('GET /staff/visits/pages', { query: { ...range } }, options);

/** Where visits came from. */
export const referrersQuery = (range: Range) =>
  apiQuery('GET /staff/visits/referrers', { query: { ...range } }, options);
