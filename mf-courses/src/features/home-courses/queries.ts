import { apiQuery } from '@harbor/runtime';

/** The courses' part of the home page's data, inlined there. */
export const homeCourses = () => apiQuery('GET /course/front', {}, { silent: true, staleTime: 2 * 60_000 });
