import { platform } from '@harbor/runtime';

/** Where the school begins. */
export const schoolPath = '/keyanclass/';

/** Courses of one's own. */
export const classroomPath = '/cloudclassroom/';

/** What is to be gone over today: wrong answers and notes. */
export const reviewPath = `${classroomPath}?tab=review`;

export const coursePath = (course: number): string => `/classdetail/${course}`;

export const buyPath = (course: number): string => `/buyclass?class=${course}`;

/**
 * A lesson in the player.
 * @param lesson without it, where the person goes on
 * @param at second to begin at
 */
export function playPath(course: number, lesson?: number, at?: number): string {
  const second = at === undefined ? '' : `t=${Math.floor(at)}`;
  if (platform === 'mobile') return `/playclass/${course}/${lesson ?? 0}${second && `?${second}`}`;
  const said = [`class=${course}`, lesson && `lesson=${lesson}`, second].filter(Boolean);
  return `/playclass?${said.join('&')}`;
}

/** The exams of a lesson; of the whole course with 0. */
export const examPath = (course: number, lesson = 0): string => `/exam/${course}/${lesson}`;

/** Where everybody checks a certificate. */
export const certificatePath = (code: string): string => `/certificate/${encodeURIComponent(code)}`;

/** The page that more is told of a teacher on. */
export const teacherPath = (user: number): string => `/myforum/${user}`;
