import { api, type Category, type FoundGoods } from '@harbor/contract';
import {
  type GoodsFilters,
  listPath,
  readFilters,
  sortLabels,
  writeFilters,
} from '@harbor/contract/goods-filters';
import { escapeHtml } from '../../http/escape-html';
import { cardHtml } from './goods-card';
import { goodsListStyles } from './goods-list-styles';
import { breadcrumbLd, plainHead, type SeoHead, type SeoResolver } from './head';

const everything =
  '毕业论文辅导、期刊投稿指导、翻译润色、学术会议与知识产权服务：明码标价，付款前写明退款规则，只做指导与校订，研究与结论归您本人。';

const usual: GoodsFilters = { keyword: '', sort: 'default', page: 1 };

/** A choice of a filter as a link: chosen ones take themselves away. */
function choice(filters: GoodsFilters, part: Partial<GoodsFilters>, label: string, count?: number): string {
  const chosen = Object.entries(part).every(([name, value]) => filters[name as keyof GoodsFilters] === value);
  const none = Object.fromEntries(Object.keys(part).map((name) => [name, undefined]));
  const to = listPath({ ...filters, page: 1, ...(chosen ? none : part) });
  const number = count === undefined ? '' : ` <small>${count}</small>`;
  return `<li><a href="${escapeHtml(to)}"${chosen ? ' aria-current="true"' : ''} rel="nofollow">${escapeHtml(label)}${number}</a></li>`;
}

function filterLists(filters: GoodsFilters, { facets }: FoundGoods): string {
  const group = (title: string, items: string[]) => `<h2>${title}</h2><ul>${items.join('')}</ul>`;
  const yuanOrNone = (fen: number | null) => (fen ? fen : undefined);
  return `<nav class="pre-filters" aria-label="筛选">${[
    group('服务分类', [
      choice(filters, { category: undefined }, '全部'),
      ...facets.categories.map(({ id, title, count }) => choice(filters, { category: id }, title, count)),
    ]),
    group(
      '交付周期',
      facets.days.map(({ max_days, count }) =>
        choice(filters, { days: max_days }, `${max_days} 天内`, count),
      ),
    ),
    group('价格', [
      ...facets.prices.map(({ label, min_fen, max_fen, count }) =>
        choice(filters, { min: yuanOrNone(min_fen), max: yuanOrNone(max_fen) }, label, count),
      ),
      choice(filters, { quote: true }, '先报价', facets.quote),
    ]),
    group(
      '评分',
      facets.scores.map(({ min_score, count }) =>
        choice(filters, { score: min_score }, `${min_score} 分以上`, count),
      ),
    ),
  ].join('')}</nav>`;
}

/** The search works without a script: a form that leads to the list's own address, with the filters kept. */
function searchForm(filters: GoodsFilters): string {
  const kept = [...writeFilters({ ...filters, keyword: '', page: 1 })]
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
    .join('');
  return `<form class="pre-find" action="/productservice/" role="search">${kept}<input name="keyword" type="search" maxlength="50" aria-label="搜索服务" placeholder="搜索服务" value="${escapeHtml(filters.keyword)}"><button>搜索</button></form>`;
}

function results(filters: GoodsFilters, found: FoundGoods): string {
  if (found.data.length === 0) {
    const words = found.suggestions.map(
      (word) => `<a href="${escapeHtml(listPath({ keyword: word }))}">${escapeHtml(word)}</a>`,
    );
    return `<div class="pre-none"><p>没有符合条件的服务。可以减少一个筛选条件，或<a href="/productservice/">查看全部服务</a>。</p>${words.length > 0 ? `<p>试试：${words.join(' ')}</p>` : ''}</div>`;
  }
  const step = (page: number, label: string) =>
    page >= 1 && page <= found.last_page
      ? `<a href="${escapeHtml(listPath({ ...filters, page }))}">${label}</a>`
      : '';
  const pager =
    found.last_page > 1
      ? `<p class="pre-pager">${step(filters.page - 1, '上一页')}<span>第 ${filters.page} 页，共 ${found.last_page} 页</span>${step(filters.page + 1, '下一页')}</p>`
      : '';
  return `<ul class="pre-cards">${found.data.map(cardHtml).join('')}</ul>${pager}`;
}

function readable(
  filters: GoodsFilters,
  found: FoundGoods,
  category: Category | undefined,
  routeTitle: string,
): Partial<SeoHead> {
  const title = category?.title ?? routeTitle;
  const sorts = Object.entries(sortLabels).map(([sort, label]) =>
    choice(filters, { sort: sort as GoodsFilters['sort'] }, label),
  );
  return {
    styles: goodsListStyles,
    html: `<div class="pre-shop"><header><h1>${escapeHtml(title)}</h1><p class="pre-soft">${escapeHtml(category?.description ?? '论文指导、期刊咨询、翻译润色、学术会议与知识产权辅导。')}</p></header>${filterLists(filters, found)}<div class="pre-found">${searchForm(filters)}<ul class="pre-sorts">${sorts.join('')}</ul><p class="pre-soft">共 ${found.total} 项</p>${results(filters, found)}</div></div>`,
  };
}

/** The list of services, readable whole before any script: what its address asks for, its filters and pages as links. */
export const goodsList: SeoResolver = ({
  publicUrl,
  queries,
  routeTitle,
  search = new URLSearchParams(),
}) => {
  const filters = readFilters(search);
  const answer = (key: string) => queries.find((query) => query.key === key)?.data;
  const known = api['GET /index/goods'].data.safeParse(answer('GET /index/goods'));
  const found = api['GET /service/find'].data.safeParse(answer('GET /service/find'));
  const category = known.data?.categories.find(({ id }) => id === filters.category);
  const title = [filters.keyword && `“${filters.keyword}”`, category?.title ?? routeTitle];
  const crumbs = [
    { name: '首页', path: '/' },
    { name: routeTitle, path: '/productservice/' },
  ];
  if (category) crumbs.push({ name: category.title, path: listPath({ ...usual, category: category.id }) });
  return {
    ...plainHead(title.filter(Boolean).join(' ')),
    description: category?.description ?? everything,
    jsonLd: [
      breadcrumbLd(publicUrl, crumbs),
      ...(found.success
        ? [
            {
              '@context': 'https://schema.org',
              '@type': 'ItemList',
              itemListElement: found.data.data.map((goods, i) => ({
                '@type': 'ListItem',
                position: i + 1,
                name: goods.title,
                url: `${publicUrl}/goodsdetail/${goods.id}`,
              })),
            },
          ]
        : []),
    ],
    ...(found.success ? readable(filters, found.data, category, routeTitle) : {}),
  };
};
