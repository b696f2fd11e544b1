import { platform } from '@harbor/runtime';
import { lazy } from 'react';

const Desktop = lazy(async () => ({
  default: (await import('../features/recommended/RecommendedGoods')).RecommendedGoods,
}));
const Mobile = lazy(async () => ({
  default: (await import('../features/recommended/RecommendedGoods.mobile')).RecommendedGoods,
}));

/** Services worth a look, for the home page and others. */
export default function Recommended() {
  return platform === 'mobile' ? <Mobile /> : <Desktop />;
}
