import { breadcrumbLd, plainHead, type SeoResolver } from './head';

/** Head of the list of services. */
export const goodsList: SeoResolver = ({ publicUrl }) => ({
  ...plainHead('学术产品服务'),
  description:
    '毕业论文辅导、期刊投稿指导、翻译润色、学术会议与知识产权服务：明码标价，付款前写明退款规则，只做指导与校订，研究与结论归您本人。',
  jsonLd: [
    breadcrumbLd(publicUrl, [
      { name: '首页', path: '/' },
      { name: '学术产品服务', path: '/productservice/' },
    ]),
  ],
});
