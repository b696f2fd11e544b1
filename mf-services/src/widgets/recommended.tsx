import { platform } from '@harbor/runtime';
import { lazy } from 'react';

const Desktop = lazy(async () => ({
  default: (await import('../goods/RecommendedGoods')).RecommendedGoods,
}));
const Mobile = lazy(async () => ({
  default: (await import('../goods/RecommendedGoods.mobile')).RecommendedGoods,
}));

/** Services worth a look, for the home page and others. */
export default function Recommended() {
  return platform === 'mobile' ? <Mobile /> : <Desktop />;
}
