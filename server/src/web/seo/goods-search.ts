import { api } from '@harbor/contract';
import { listPath } from '@harbor/contract/goods-filters';
import { escapeHtml } from '../../http/escape-html';
import { goodsListStyles } from './goods-list-styles';
import { plainHead, type SeoResolver } from './head';

const links = (title: string, items: { label: string; to: string }[]) =>
  items.length === 0
    ? ''
    : `<nav class="pre-filters" aria-label="${title}"><h2>${title}</h2><ul>${items
        .map(({ label, to }) => `<li><a href="${escapeHtml(to)}">${escapeHtml(label)}</a></li>`)
        .join('')}</ul></nav>`;

/** `/search/`: before any script a form that leads to the list, what is asked for most, and the categories. */
export const goodsSearch: SeoResolver = ({ queries, search, routeTitle }) => {
  const answer = (key: string) => queries.find((query) => query.key === key)?.data;
  const known = api['GET /index/goods'].data.safeParse(answer('GET /index/goods'));
  const suggested = api['GET /service/suggest'].data.safeParse(answer('GET /service/suggest'));
  const keyword = (search?.get('keyword') ?? '').slice(0, 50);
  const words = (suggested.data?.words ?? []).map((word) => ({
    label: word,
    to: listPath({ keyword: word }),
  }));
  const goods = (suggested.data?.goods ?? []).map(({ id, title }) => ({
    label: title,
    to: `/goodsdetail/${id}`,
  }));
  const categories = (known.data?.categories ?? []).map(({ id, title }) => ({
    label: title,
    to: listPath({ category: id }),
  }));
  return {
    ...plainHead(routeTitle),
    description: '搜索学术港的论文辅导、期刊投稿指导、翻译润色、学术会议与知识产权服务。',
    styles: goodsListStyles,
    html: `<div class="pre-shop"><header><h1>搜索</h1><p class="pre-soft">按服务名称、用途或适合的情况查找。</p></header><form class="pre-find" action="/productservice/" role="search"><input name="keyword" type="search" maxlength="50" aria-label="搜索服务" placeholder="搜索服务" value="${escapeHtml(keyword)}"><button>搜索</button></form>${links('搜索建议', goods)}${links('热门服务', words)}${links('服务分类', categories)}</div>`,
  };
};
