import {
  about as aboutText,
  disclaimer as disclaimerText,
  help as helpContent,
} from '../../areas/content/info/content';
import type { SeoResolver } from './head';
import { about, announcement, disclaimer, help } from './info';

const headOf = (resolver: SeoResolver, key: string, data: unknown, status = 200) =>
  resolver({
    routeTitle: '页面',
    publicUrl: 'https://harbor.example',
    path: '/breadcrumb/1',
    queries: [{ key, data, status }],
  });

test('running texts are called and described in their own words', () => {
  for (const [resolver, key, text] of [
    [disclaimer, 'GET /info/disclaimer', disclaimerText()],
    [about, 'GET /info/about', aboutText()],
  ] as const) {
    const head = headOf(resolver, key, text);
    expect([head.title, head.type]).toEqual([`${text.title} - 学术港`, 'article']);
    expect(text.lead).toContain(head.description);
  }
});

test('every question of the help centre has its answer in the data for search engines', () => {
  const { jsonLd } = headOf(help, 'GET /help/list', helpContent());
  const articles = helpContent().categories.flatMap((category) => category.articles);
  expect(jsonLd[0]).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: articles.map(({ question, answer }) => ({
      name: question,
      acceptedAnswer: { text: answer },
    })),
  });
});

test('an announcement is described by its first words, and says its place', () => {
  const one = {
    id: 3,
    title: '系统维护',
    body: `第一段\n\n${'字'.repeat(200)}`,
    link: '',
    audience: 'all',
    top_bar: false,
    starts_at: '2026-11-20T09:00:00+08:00',
    ends_at: null,
  };
  const { title, description, jsonLd } = headOf(announcement, 'GET /announcement/detail/:id', one);
  expect(title).toBe('系统维护 - 学术港');
  expect(description).toBe(`第一段 ${'字'.repeat(116)}`);
  expect(jsonLd[0]).toMatchObject({
    itemListElement: [{ name: '首页' }, { name: '网站公告' }, { name: '系统维护' }],
  });
});

test('an announcement that is gone says so', () => {
  const { title, jsonLd } = headOf(announcement, 'GET /announcement/detail/:id', undefined, 404);
  expect([title, jsonLd]).toEqual(['公告不存在 - 学术港', []]);
});
