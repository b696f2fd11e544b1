import { api, type PressCard } from '@harbor/contract';
import {
  documentTitle,
  pressDescription,
  pressListTitle,
  shelfDescription,
} from '@harbor/contract/descriptions';
import { pressKeyword } from '@harbor/contract/press-rules';
import { answerOf, headWithout, plainHead, type SeoResolver } from './head';
import { breadcrumbLd, listLd } from './structured-data';

const crumb = { name: '学术头条', path: '/academic/' };

const feed = { title: '学术港 · 学术头条', path: '/rss/press.xml' };

const articlesLd = (publicUrl: string, articles: readonly PressCard[]) =>
  listLd(
    publicUrl,
    articles.map(({ id, title }) => ({ name: title, path: `/academic/${id}` })),
  );

/** A moment as Baidu's 时间因子 have it: `2026-11-21T09:30:00`, Beijing time. */
const baiduTime = (moment: string) => moment.slice(0, 19);

const everything =
  '学术港学术头条：投稿选刊、学位论文、研究方法与科研诚信的资讯、攻略和快讯，写明来源，有错公开更正。';

/** Head of the front page of the headlines: `GET /press/list`, else `GET /index/press`. */
export const pressFront: SeoResolver = (input) => {
  const { publicUrl, routeTitle, path, search } = input;
  const keyword = pressKeyword(search?.get('keyword'));
  const listed =
    answerOf(input, 'GET /press/list', api['GET /press/list'].data) ??
    answerOf(input, 'GET /index/press', api['GET /index/press'].data);
  return {
    ...plainHead(pressListTitle({ keyword }) ?? routeTitle),
    description: everything,
    feeds: [feed],
    jsonLd: [
      breadcrumbLd(publicUrl, [{ name: routeTitle, path }]),
      articlesLd(publicUrl, listed?.data ?? []),
    ],
  };
};

/** The address of a tag's page. */
export const tagPath = (id: number) => `/academiclist/?tag=${id}`;

/** Head of the list of the headlines, `GET /press/list` and `GET /get_tags`: with `?tag=` it is the page of a tag. */
export const pressList: SeoResolver = (input) => {
  const { publicUrl, routeTitle, path, search = new URLSearchParams() } = input;
  const listed = answerOf(input, 'GET /press/list', api['GET /press/list'].data);
  const known = answerOf(input, 'GET /get_tags', api['GET /get_tags'].data);
  const tag = known?.data.find(({ id }) => String(id) === search.get('tag'));
  const keyword = pressKeyword(search.get('keyword'));
  const crumbs = tag
    ? [crumb, { name: tag.title, path: tagPath(tag.id) }]
    : [crumb, { name: routeTitle, path }];
  return {
    ...plainHead(pressListTitle({ keyword, tag }) ?? routeTitle),
    description: tag ? shelfDescription(tag) : everything,
    ...(tag && { canonical: tagPath(tag.id) }),
    feeds: tag ? [{ title: `学术港 · ${tag.title}`, path: `/rss/tag/${tag.id}.xml` }, feed] : [feed],
    jsonLd: [breadcrumbLd(publicUrl, crumbs), articlesLd(publicUrl, listed?.data ?? [])],
  };
};

const detail = 'GET /press/:id/detail';

/** Head of one article, with what search engines read of news. */
export const pressArticle: SeoResolver = (input) => {
  const { publicUrl, path } = input;
  const found = answerOf(input, detail, api[detail].data);
  if (!found) return headWithout(input, detail, '头条不存在');
  const { info } = found;
  const { seo, special, tags } = info;
  const description = pressDescription({ desc: seo.desc });
  const image = publicUrl + info.cover;
  const changed = info.revised_at ?? info.published_at;
  const publisher = {
    '@type': 'Organization',
    name: '学术港',
    url: publicUrl,
    logo: { '@type': 'ImageObject', url: `${publicUrl}/brand/logo-mark.svg` },
  };
  return {
    title: documentTitle(seo.title),
    description,
    type: 'article',
    image,
    metas: [
      ...(seo.keywords.length > 0 ? [['keywords', seo.keywords.join(',')] as const] : []),
      ['pubDate', baiduTime(info.published_at)],
      ['upDate', baiduTime(changed)],
    ],
    feeds: [
      feed,
      ...tags.map(({ id, title }) => ({ title: `学术港 · ${title}`, path: `/rss/tag/${id}.xml` })),
      ...(special ? [{ title: `学术港 · ${special.title}`, path: `/rss/special/${special.id}.xml` }] : []),
    ],
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'NewsArticle',
        headline: info.title,
        description,
        image: [image],
        url: publicUrl + path,
        mainEntityOfPage: publicUrl + path,
        datePublished: info.published_at,
        dateModified: changed,
        inLanguage: 'zh-CN',
        articleSection: info.type_text,
        keywords: (seo.keywords.length > 0 ? seo.keywords : tags.map(({ title }) => title)).join(','),
        author: { '@type': 'Person', name: info.author },
        publisher,
        // Whose text it is where it is not our own.
        ...(info.source_url && { isBasedOn: info.source_url }),
        ...(info.corrections.length > 0 && { correction: info.corrections.map(({ text }) => text) }),
      },
      breadcrumbLd(publicUrl, [
        crumb,
        ...(special ? [{ name: special.title, path: `/specialsubject/${special.id}` }] : []),
        { name: info.title, path },
      ]),
    ],
  };
};

/** Head of a special with a page of its articles: `GET /press/special/:id?page`. */
export const pressSpecial: SeoResolver = (input) => {
  const { publicUrl, path } = input;
  const key = 'GET /press/special/:id';
  const found = answerOf(input, key, api[key].data);
  if (!found) return headWithout(input, key, '专题不存在');
  const { special, press } = found;
  return {
    ...plainHead(special.title),
    description: shelfDescription(special),
    image: publicUrl + special.cover,
    feeds: [{ title: `学术港 · ${special.title}`, path: `/rss/special/${special.id}.xml` }, feed],
    jsonLd: [
      breadcrumbLd(publicUrl, [crumb, { name: special.title, path }]),
      articlesLd(publicUrl, press.data),
    ],
  };
};

/** Head of an article that readers do not see yet, `GET /press/preview/:id?ticket`: nothing for search engines. */
export const pressPreview: SeoResolver = (input) => {
  const key = 'GET /press/preview/:id';
  const found = answerOf(input, key, api[key].data);
  return {
    ...plainHead(found ? `预览：${found.title}` : input.routeTitle),
    ...(found && { metas: [['robots', 'noindex']] }),
  };
};
