import type { Platform } from '@harbor/contract';
import {
  about,
  disclaimer,
  help as helpContent,
  packs as packsContent,
} from '../../../areas/content/info/content';
import { seoResolvers } from '..';
import type { SeoInput, SeoResolver } from '../head';

function render(name: string, queries: Record<string, unknown>, more: Partial<SeoInput> = {}) {
  const resolver = seoResolvers[name] as SeoResolver;
  return resolver({
    routeTitle: '页面',
    platform: 'desktop',
    publicUrl: 'https://harbor.example',
    path: '/breadcrumb/1',
    queries: Object.entries(queries).map(([key, data]) => ({ key, data, status: 200 })),
    hasPage: () => true,
    ...more,
  });
}

const hostile = '<img src=x onerror=alert(1)>"\'&';
const escaped = '&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;';

test('running texts are whole in the HTML', () => {
  for (const [name, key, content] of [
    ['disclaimer', 'GET /info/disclaimer', disclaimer()],
    ['about', 'GET /info/about', about()],
  ] as const) {
    const { html = '' } = render(name, { [key]: content });
    for (const { heading, paragraphs } of content.sections)
      for (const text of [heading, ...paragraphs]) expect(html).toContain(text);
  }
});

test('every question of the help centre has its answer in the HTML, and in the data for search engines', () => {
  const { html = '', jsonLd } = render('help', { 'GET /help/list': helpContent() });
  for (const { articles } of helpContent().categories)
    for (const { question, answer } of articles) {
      expect(html).toContain(question);
      for (const paragraph of answer.split('\n\n')) expect(html).toContain(paragraph);
    }
  expect(jsonLd).toContainEqual(expect.objectContaining({ '@type': 'FAQPage' }));
});

test('the search works without a script: hits, none, and nothing of the words becomes markup', () => {
  const ask = (q: string) =>
    render('help', { 'GET /help/list': helpContent() }, { search: new URLSearchParams({ q }) }).html ?? '';
  expect(ask('退款多久到账')).toContain('退款多久到账？');
  expect(ask('退款多久到账')).not.toContain('怎样注册学术港账号');
  expect(ask('火星移民')).toContain('没有找到相关问题');
  expect(ask(hostile)).toContain(`value="${escaped}"`);
  expect(ask(hostile)).not.toContain('<img');
});

test('an announcement cannot bring markup of its own, in the list or on its page', () => {
  const one = {
    id: 3,
    title: hostile,
    body: `${hostile}\n\n第二段`,
    link: '/ticket/"><script>',
    audience: 'all',
    top_bar: false,
    starts_at: '2026-11-20T09:00:00+08:00',
    ends_at: null,
  };
  const list = render('announcements', {
    'GET /announcement/list': { data: [one], total: 1, current_page: 1, last_page: 1, per_page: 10 },
  });
  const page = render('announcement', { 'GET /announcement/detail/:id': one });
  for (const { html = '' } of [list, page]) {
    expect(html).toContain(escaped);
    expect(html).not.toMatch(/<img|<script/);
  }
  expect(page.html).toContain('<p>第二段</p>');
});

test('an announcement that is gone has no content', () => {
  const head = seoResolvers.announcement?.({
    routeTitle: '网站公告',
    platform: 'desktop',
    publicUrl: '',
    path: '/breadcrumb/2/9',
    queries: [{ key: 'GET /announcement/detail/:id', data: undefined, status: 404 }],
    hasPage: () => true,
  });
  expect([head?.title, head?.html]).toEqual(['公告不存在 - 学术港', undefined]);
});

test.each<[Platform, boolean]>([
  ['desktop', false],
  ['mobile', true],
])('all pages lead to each other on the %s; the packs are for phones', (platform, packs) => {
  const { html = '' } = render(
    'packs',
    { 'GET /info/packs': { data: packsContent() } },
    { platform, path: '/breadcrumb/5' },
  );
  for (const n of [1, 2, 3, 4, 5, 6, 7]) expect(html).toContain(`href="/breadcrumb/${n}"`);
  expect(html.includes('href="/breadcrumb/8"')).toBe(packs);
  expect(html).toContain('href="/breadcrumb/5" aria-current="page"');
});
