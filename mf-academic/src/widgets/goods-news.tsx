import { platform } from '@harbor/runtime';
import { lazy } from 'react';

const Desktop = lazy(async () => ({
  default: (await import('../features/goods-news/GoodsNews')).GoodsNews,
}));
const Mobile = lazy(async () => ({
  default: (await import('../features/goods-news/GoodsNews.mobile')).GoodsNews,
}));

/** What to read about a service, for the service's page. */
export default function GoodsNewsWidget({ goodsId }: { goodsId: number }) {
  return platform === 'mobile' ? <Mobile goodsId={goodsId} /> : <Desktop goodsId={goodsId} />;
}
