import { goodsDetail } from '@harbor/contract';
import { goodsDescription } from '@harbor/contract/descriptions';
import { goodsContent } from './goods-content';
import { breadcrumbLd, plainHead, type SeoResolver, withSuffix } from './head';

/** Head of one service: product data for search engines, its text for people, its picture first. */
export const goods: SeoResolver = ({ publicUrl, path, platform, queries, routeTitle }) => {
  const answer = queries.find(({ key }) => key === 'GET /service/detail/:id');
  const parsed = goodsDetail.safeParse(answer?.data);
  if (!parsed.success) return plainHead(answer?.status === 404 ? '服务不存在' : routeTitle);
  const service = parsed.data;
  const offer =
    service.price_mode === 3
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            priceCurrency: 'CNY',
            price: (service.price_fen / 100).toFixed(2),
            availability:
              service.status === 1 ? 'https://schema.org/InStock' : 'https://schema.org/Discontinued',
            url: publicUrl + path,
          },
        };
  const rating =
    service.appraise_count > 0
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: service.score,
            reviewCount: service.appraise_count,
          },
        }
      : {};
  return {
    title: withSuffix(service.title),
    description: goodsDescription(service),
    type: 'product',
    image: publicUrl + service.cover,
    heroImage: service.cover,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: service.title,
        description: service.subtitle,
        image: publicUrl + service.cover,
        category: service.category_title,
        ...offer,
        ...rating,
      },
      breadcrumbLd(publicUrl, [
        { name: '首页', path: '/' },
        { name: '学术产品服务', path: '/productservice/' },
        { name: service.title, path },
      ]),
    ],
    html: goodsContent(service, platform),
  };
};
