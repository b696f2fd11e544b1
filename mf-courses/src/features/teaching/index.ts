import { lazy } from 'react';

export { taughtCourses } from './queries';
// Few teach, and few look at lessons before they are out: nobody else loads their pages.
export const Teaching = lazy(async () => ({ default: (await import('./Teaching')).Teaching }));
export const LessonPreview = lazy(async () => ({ default: (await import('./LessonPreview')).LessonPreview }));
