import type { ApiKey, BodyOf, CertificationState } from '@harbor/contract';
import { apiInfiniteQuery, apiMutation, apiQuery, call, queryClient } from '@harbor/runtime';
import type { Flow } from './flow';

const silent = { silent: true, staleTime: 0 } as const;

const asOld = () => apiQuery('GET /teacher/v2/certification', {}, silent);
const asNew = () => apiQuery('GET /teacher/v3/certification', {}, silent);

/** One's own application and standing; both flows write the same record. */
export const certification = (flow: Flow) => (flow === 3 ? asNew() : (asOld() as ReturnType<typeof asNew>));

/** What can be chosen in the form. */
export const formChoices = () => apiQuery('GET /teacher/attr', {}, { silent: true });

/** Universities by any of their names. */
export const universities = (keyword: string) =>
  apiQuery('GET /teacher/university', { query: { keyword } }, { silent: true });

/** Majors by name or code. */
export const majors = (keyword: string) =>
  apiQuery('GET /teacher/major', { query: { keyword } }, { silent: true });

/** All majors in three levels. */
export const majorTree = () => apiQuery('GET /major/list', {}, { silent: true });

/** Disciplines in two levels. */
export const disciplineTree = () => apiQuery('GET /subject', {}, { silent: true });

/** Who looked at one's evidence. */
export const evidenceViews = () => apiInfiniteQuery('GET /teacher/views', {}, { silent: true });

/** The documents that are read and signed. */
export const agreements = () => apiQuery('GET /teacher/agreements', {}, { silent: true });

/** Takes over what the server says of the application now, for both flows. */
export function adoptState(state: CertificationState): void {
  queryClient.setQueryData(asNew().queryKey, state);
  queryClient.setQueryData(asOld().queryKey, state as never);
}

/** What one step saves. */
export type StepBody = BodyOf<'POST /teacher/v2/certification'>;

/** Saves a step and takes over how the application stands with it. @throws ApiError */
export async function saveStep(flow: Flow, body: StepBody, keepalive = false): Promise<CertificationState> {
  const options = { body, silent: true, keepalive };
  const state =
    flow === 3
      ? await call('POST /teacher/v3/certification', options)
      : ((await call('POST /teacher/v2/certification', options)) as CertificationState);
  adoptState(state);
  return state;
}

/** Hands the application in. @throws ApiError */
export async function handIn(flow: Flow, idData: string): Promise<CertificationState> {
  const consents = { id_data: idData, truth: true as const };
  const state =
    flow === 3
      ? await call('POST /teacher/v3/certification', { body: { step: 'submit', consents }, silent: true })
      : ((await call('POST /teacher/submit', { body: { consents }, silent: true })) as CertificationState);
  adoptState(state);
  return state;
}

/** What evidence and standing make stale. */
export const certificationReads: readonly ApiKey[] = [
  'GET /teacher/v2/certification',
  'GET /teacher/v3/certification',
  'GET /teacher/qualifications',
];

const write = { silent: true, invalidates: certificationReads } as const;

export const useRemoveEvidence = apiMutation('POST /teacher/file/remove/:id', write);
export const useEvidenceTicket = apiMutation('POST /teacher/file/ticket/:id');
export const useWithdraw = apiMutation('POST /teacher/withdraw', write);
export const useChange = apiMutation('POST /teacher/change', write);
export const useDropChange = apiMutation('POST /teacher/change/drop', write);
export const useLeave = apiMutation('POST /teacher/leave', write);
export const useWithdrawConsent = apiMutation('POST /teacher/consent/withdraw', write);
export const useSign = apiMutation('POST /teacher/sign', {
  silent: true,
  invalidates: [...certificationReads, 'GET /teacher/agreements'],
});
