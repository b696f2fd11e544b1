import { apiInfiniteQuery, apiMutation, apiQuery, keepPreviousData } from '@harbor/runtime';
import type { Place } from './place';

const silent = { silent: true } as const;

/** One page of the teachers, with the numbers of every filter. */
export const teacherList = (place: Place) =>
  apiQuery('GET /teacher/show/list', { query: place }, { ...silent, placeholderData: keepPreviousData });

/** The same as the phone shows it, as far as somebody scrolls. */
export const teacherFeed = ({ page: _, ...place }: Place) =>
  apiInfiniteQuery(
    'GET /teacher/show/list',
    { query: place },
    { ...silent, placeholderData: keepPreviousData, staleTime: 30_000 },
  );

/** One teacher's page. */
export const teacherPage = (id: number) => apiQuery('GET /teacher/show/:id', { params: { id } }, silent);

/** Reviews of one teacher, page after page. */
export const teacherReviews = (id: number, filter: string) =>
  apiInfiniteQuery(
    'GET /teacher/show/reviews/:id',
    { params: { id }, query: { filter: filter === 'all' ? undefined : filter } },
    silent,
  );

/** How levels and credit are reckoned. */
export const levelRules = () => apiQuery('GET /teacher/levels', {}, { ...silent, staleTime: 5 * 60_000 });

/** Teachers of the home page. */
export const homeTeachers = () => apiQuery('GET /index/teachers', {}, { ...silent, staleTime: 2 * 60_000 });

/** The buyer's own list of whom their orders are kept from. */
export const avoidList = () => apiQuery('GET /avoid/list', {}, { ...silent, staleTime: 0 });

/** The buyer's orders that could be offered to a teacher. */
export const invitable = (teacher: number) =>
  apiQuery('GET /order_pool/invitable/:teacher', { params: { teacher } }, { ...silent, staleTime: 0 });

const shown = ['GET /teacher/show/list', 'GET /teacher/show/:id'] as const;

export const useCollectTeacher = apiMutation('POST /teacher/collect/:id', {
  invalidates: [...shown, 'GET /teacher/collection', 'GET /user/get_collect'],
});
export const useAvoidTeacher = apiMutation('POST /avoid/teacher/:id', {
  invalidates: [...shown, 'GET /avoid/list'],
});
export const useAddAvoided = apiMutation('POST /avoid/add', {
  silent: true,
  invalidates: [...shown, 'GET /avoid/list'],
});
export const useRemoveAvoided = apiMutation('POST /avoid/remove/:id', {
  invalidates: [...shown, 'GET /avoid/list'],
});
export const useWish = apiMutation('POST /teacher/wish/:id');
export const useInvite = apiMutation('POST /order_pool/invite/:id', {
  invalidates: ['GET /order_pool/invitable/:teacher'],
});
