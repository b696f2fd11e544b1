import { goodsDetail } from '@harbor/contract';
import { documentTitle, goodsDescription } from '@harbor/contract/descriptions';
import { answerOf, headWithout, plainHead, type SeoResolver } from './head';
import { breadcrumbLd } from './structured-data';

const detail = 'GET /service/detail/:id';

/** Head of one service, with its price and rating for search engines. */
export const goods: SeoResolver = (input) => {
  const { publicUrl, path } = input;
  const service = answerOf(input, detail, goodsDetail);
  if (!service) return headWithout(input, detail, '服务不存在');
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
    title: documentTitle(service.title),
    description: goodsDescription(service),
    type: 'product',
    image: publicUrl + service.cover,
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
        { name: '学术产品服务', path: '/productservice/' },
        { name: service.title, path },
      ]),
    ],
  };
};

/** Head of the wall with the reviews of all services. */
export const reviewWall: SeoResolver = ({ publicUrl, routeTitle }) => ({
  ...plainHead(routeTitle),
  description:
    '学术港用户的真实评价：只有完成订单的用户可以评价，五项评分、追评与老师回复一并公开；除违法与隐私外不隐藏任何真实评价。',
  jsonLd: [breadcrumbLd(publicUrl, [{ name: routeTitle, path: '/evaluationlist/' }])],
});
