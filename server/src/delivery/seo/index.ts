import { clause } from './clause';
import { goods } from './goods';
import { goodsList } from './goods-list';
import type { SeoResolver } from './head';
import { home } from './home';
import { complaint, feedback } from './tickets';

/** Resolvers by the name that `routes.json` gives in `seo`. */
export const seoResolvers: Record<string, SeoResolver> = {
  home,
  clause,
  goods,
  'goods-list': goodsList,
  complaint,
  feedback,
};
