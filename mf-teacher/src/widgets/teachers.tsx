import { platform } from '@harbor/runtime';
import { lazy } from 'react';

const Desktop = lazy(async () => ({
  default: (await import('../features/teachers/HomeTeachers')).HomeTeachers,
}));
const Mobile = lazy(async () => ({
  default: (await import('../features/teachers/HomeTeachers.mobile')).HomeTeachers,
}));

/** A few teachers, for the home page. */
export default function TeachersWidget() {
  return platform === 'mobile' ? <Mobile /> : <Desktop />;
}
