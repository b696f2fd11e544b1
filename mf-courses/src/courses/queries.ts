import { apiInfiniteQuery, apiMutation, apiQuery, keepPreviousData } from '@harbor/runtime';
import type { Place } from './place';

const silent = { silent: true } as const;

/** One page of the school's list, with the numbers of its filters, as the desktop shows it. */
export const courseList = (place: Place) =>
  apiQuery('GET /course/pc/list', { query: place }, { ...silent, placeholderData: keepPreviousData });

/** The list as the phone shows it, as far as somebody scrolls. */
export const courseFeed = ({ page: _, ...place }: Place) =>
  apiInfiniteQuery(
    'GET /course/list',
    { query: place },
    { ...silent, placeholderData: keepPreviousData, staleTime: 30_000 },
  );

/** Who teaches. */
export const courseTeachers = () =>
  apiQuery('GET /course/teachers', {}, { ...silent, staleTime: 5 * 60_000 });

/** A course with its contents, and what whoever looks has to do with it. */
export const courseInfo = (course: number) =>
  apiQuery('GET /course/:id/info', { params: { id: course } }, silent);

/** The lesson that was watched last; nothing for who has watched none. */
export const continueLearning = () =>
  apiQuery('GET /cloudclassroom/continue', {}, { ...silent, staleTime: 0 });

/** Collects a course. */
export const useCollectCourse = apiMutation('POST /course/collect/:id', {
  invalidates: ['GET /user/get_collect'],
});

/** Collects a course no longer. */
export const useReleaseCourse = apiMutation('POST /course/cancel/:id', {
  invalidates: ['GET /user/get_collect'],
});

/** A short-lived address of a material; whoever asks is written down. */
export const useMaterial = apiMutation('POST /course/material/:id');

/** The exams of a course, for the contents. */
export const courseExams = (course: number) =>
  apiQuery('GET /examination/list', { query: { course } }, { silent: true });
