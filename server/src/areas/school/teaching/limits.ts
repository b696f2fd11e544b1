import type { Quota } from '../../../settings/limits';

/** Recordings that one teacher may begin to send in a day. */
export const uploadQuotas: Quota[] = [{ limit: 60, seconds: 86_400 }];

/** Lessons of one course. */
export const mostLessons = 500;

/** Materials of one lesson that wait for the team. */
export const mostFiles = 20;
