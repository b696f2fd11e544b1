import { apiQuery, useQuery } from '@harbor/runtime';
import { type AgreementName, agreementIds } from './agreement';

/** An agreement, in the version in force where none is named. */
export const clauseQuery = (id: number | string, version: string | null = null, enabled = true) =>
  apiQuery(
    'GET /clause/:id',
    { params: { id }, ...(version && { query: { version } }) },
    { silent: true, enabled, staleTime: 5 * 60_000 },
  );

/** The text of an agreement in force, fetched when it is opened. */
export const useAgreement = (name: AgreementName | null) =>
  useQuery(clauseQuery(agreementIds[name ?? 'terms'], null, name !== null));
