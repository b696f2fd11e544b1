import { platform } from '@harbor/runtime';
import { lazy } from 'react';

const Desktop = lazy(async () => ({
  default: (await import('../features/hot-topics/HotTopics')).HotTopics,
}));
const Mobile = lazy(async () => ({
  default: (await import('../features/hot-topics/HotTopics.mobile')).HotTopics,
}));

/** What the forum talks about, for the home page. */
export default function HotTopicsWidget() {
  return platform === 'mobile' ? <Mobile /> : <Desktop />;
}
