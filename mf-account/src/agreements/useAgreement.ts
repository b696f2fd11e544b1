import { apiQuery, useQuery } from '@harbor/runtime';
import { type AgreementName, agreementIds } from './agreement';

/** The text of an agreement in force, fetched when it is opened. */
export function useAgreement(name: AgreementName | null) {
  const id = agreementIds[name ?? 'terms'];
  return useQuery(apiQuery('GET /clause/:id', { params: { id } }, { enabled: name !== null, silent: true }));
}
