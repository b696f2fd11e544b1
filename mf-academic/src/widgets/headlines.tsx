import { platform } from '@harbor/runtime';
import { lazy } from 'react';

const Desktop = lazy(async () => ({
  default: (await import('../features/headlines/Headlines')).Headlines,
}));
const Mobile = lazy(async () => ({
  default: (await import('../features/headlines/Headlines.mobile')).Headlines,
}));

/** The headlines of the day, for the home page. */
export default function HeadlinesWidget() {
  return platform === 'mobile' ? <Mobile /> : <Desktop />;
}
