import { api } from '@harbor/contract';
import { listPath, readFilters } from '@harbor/contract/goods-filters';
import { answerOf, plainHead, type SeoResolver } from './head';
import { breadcrumbLd, listLd } from './structured-data';

const everything =
  '毕业论文辅导、期刊投稿指导、翻译润色、学术会议与知识产权服务：明码标价，付款前写明退款规则，只做指导与校订，研究与结论归您本人。';

/** Head of the list of services: what its address asks for, and what was found. */
export const goodsList: SeoResolver = (input) => {
  const { publicUrl, routeTitle, search = new URLSearchParams() } = input;
  const filters = readFilters(search);
  const known = answerOf(input, 'GET /index/goods', api['GET /index/goods'].data);
  const found = answerOf(input, 'GET /service/find', api['GET /service/find'].data);
  const category = known?.categories.find(({ id }) => id === filters.category);
  const title = [filters.keyword && `“${filters.keyword}”`, category?.title ?? routeTitle];
  const crumbs = [{ name: routeTitle, path: '/productservice/' }];
  if (category) crumbs.push({ name: category.title, path: listPath({ category: category.id }) });
  return {
    ...plainHead(title.filter(Boolean).join(' ')),
    description: category?.description ?? everything,
    jsonLd: [
      breadcrumbLd(publicUrl, crumbs),
      ...(found
        ? [
            listLd(
              publicUrl,
              found.data.map(({ id, title: name }) => ({ name, path: `/goodsdetail/${id}` })),
            ),
          ]
        : []),
    ],
  };
};

/** Head of `/search/`. */
export const goodsSearch: SeoResolver = ({ routeTitle }) => ({
  ...plainHead(routeTitle),
  description: '搜索学术港的论文辅导、期刊投稿指导、翻译润色、学术会议与知识产权服务。',
});
