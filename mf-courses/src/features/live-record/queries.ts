import { apiQuery } from '@harbor/runtime';

/** A recording that the token of a client's link opens. Each reading begins a play. */
export const liveRecord = (token: string) =>
  apiQuery(
    'GET /live/record',
    { query: { token } },
    {
      silent: true,
      enabled: token !== '',
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
      refetchOnReconnect: false,
    },
  );
