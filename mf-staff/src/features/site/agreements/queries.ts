import type { StaffAgreement } from '@harbor/contract';
import { apiMutation, apiQuery } from '@harbor/runtime';

/** Every version of both agreements, those not yet in force too. */
export const agreementsQuery = () =>
  apiQuery('GET /staff/agreement/list', {}, { silent: true, staleTime: 2_000 });

/** One version with its text. */
export const agreementQuery = (document: StaffAgreement['document'], version: string) =>
  apiQuery('GET /staff/agreement/detail', { query: { document, version } }, { silent: true });

export const usePublishAgreement = apiMutation('POST /staff/agreement/publish', {
  silent: true,
  invalidates: ['GET /staff/agreement/list', 'GET /clause/:id'],
});
