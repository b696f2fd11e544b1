import { apiInfiniteQuery, apiMutation, apiQuery, keepPreviousData } from '@harbor/runtime';
import type { CourseState, ReviewChoice } from './place';

const silent = { silent: true } as const;
const held = { ...silent, placeholderData: keepPreviousData } as const;

/** One's own courses, page after page. */
export const ownCourses = (state: CourseState | undefined) =>
  apiInfiniteQuery('GET /cloudclassroom/list', { query: { tab: state } }, { ...held, staleTime: 0 });

/** A part of the review list, page after page; each has the whole's numbers. */
export const reviewRows = ({ tab, kind, course }: ReviewChoice) =>
  apiInfiniteQuery('GET /review/list', { query: { tab, kind, course } }, { ...held, staleTime: 0 });

/** An item of the review list with its answer. */
export const reviewItem = (id: number) => apiQuery('GET /review/item/:id', { params: { id } }, silent);

const reviewReads = ['GET /review/list', 'GET /review/item/:id'] as const;

export const useGrade = apiMutation('POST /review/grade/:id', { invalidates: reviewReads });
export const useRetry = apiMutation('POST /review/retry/:id', { silent: true });
export const useRemoveItem = apiMutation('POST /review/remove/:id', { invalidates: reviewReads });
export const useRestoreItem = apiMutation('POST /review/restore/:id', { invalidates: reviewReads });
export const useReviewSettings = apiMutation('POST /review/settings', { invalidates: ['GET /review/list'] });

/** Certificates, and the ways to those that are not there yet. */
export const ownCertificates = () => apiQuery('GET /certificate/list', {}, silent);

export const useNameCertificate = apiMutation('POST /certificate/name/:id', {
  silent: true,
  invalidates: ['GET /certificate/list', 'GET /certificate/course/:id'],
});
export const useCertificateFile = apiMutation('POST /certificate/ticket/:id');
