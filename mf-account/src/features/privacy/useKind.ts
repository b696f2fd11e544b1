import { apiQuery, useQuery } from '@harbor/runtime';

/** The records of one kind, asked for when somebody wants to see them. */
export function useKind(kind: string | null) {
  return useQuery(
    apiQuery(
      'GET /privacy/data/:kind',
      { params: { kind: kind ?? 'account' } },
      { silent: true, enabled: kind !== null },
    ),
  );
}
