import { breadcrumbLd, plainHead, type SeoResolver } from './head';

/** Head of the wall with the reviews of all services. */
export const reviewWall: SeoResolver = ({ publicUrl, routeTitle }) => ({
  ...plainHead(routeTitle),
  description:
    '学术港用户的真实评价：只有完成订单的用户可以评价，五项评分、追评与老师回复一并公开；除违法与隐私外不隐藏任何真实评价。',
  jsonLd: [
    breadcrumbLd(publicUrl, [
      { name: '首页', path: '/' },
      { name: routeTitle, path: '/evaluationlist/' },
    ]),
  ],
});
