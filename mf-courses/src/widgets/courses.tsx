import { platform } from '@harbor/runtime';
import { lazy } from 'react';

const Desktop = lazy(async () => ({
  default: (await import('../features/home-courses/HomeCourses')).HomeCourses,
}));
const Mobile = lazy(async () => ({
  default: (await import('../features/home-courses/HomeCourses.mobile')).HomeCourses,
}));

/** Courses worth a look, for the home page. */
export default function CoursesWidget() {
  return platform === 'mobile' ? <Mobile /> : <Desktop />;
}
