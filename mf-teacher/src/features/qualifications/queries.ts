import { apiQuery } from '@harbor/runtime';

/** How the certification stands, with what was certified. */
export const standing = () => apiQuery('GET /teacher/v3/certification', {}, { silent: true });

/** Evidence that was handed in, and what became of it. */
export const qualifications = () => apiQuery('GET /teacher/qualifications', {}, { silent: true });
