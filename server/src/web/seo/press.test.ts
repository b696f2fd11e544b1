import { invalidatePress } from '../../areas/community/press/cache';
import { addSpecial, addTag, putPress } from '../../areas/community/press/testing/press';
import { type TestApp, testApp } from '../../testing/app';
import { answerQueries } from '../inline-queries';
import { pressArticle, pressFront, pressList, pressSpecial } from './press';

let site: TestApp;
let [tag, special, id]: number[] = [];

beforeAll(async () => {
  site = await testApp({ areas: ['press'] });
  const { db } = site.core;
  [tag, special] = [await addTag(db, '选刊'), await addSpecial(db, '答辩季 30 天')];
  id = await putPress(site, {
    ...{ title: '引言从最后一段写起', description: '字'.repeat(150), tags: [tag], special_id: special },
    ...{ is_original: false, source_url: 'https://www.prisma-statement.org/' },
    published_at: new Date('2026-11-01T01:02:03Z'),
    revised_at: new Date('2026-11-02T01:02:03Z'),
    seo: JSON.stringify({ title: '', desc: '', keywords: ['引言', '写作'] }),
  });
});
afterAll(() => site.close());

const calls = [
  'GET /press/:id/detail',
  'GET /press/list',
  'GET /get_tags',
  'GET /press/special/:id',
  'GET /press/front',
];

async function headOf(resolver: typeof pressArticle, asked: string[], path: string, of = '') {
  const { pathname, searchParams } = new URL(path, 'https://harbor.example');
  const queries = await answerQueries(site.app, calls, { queries: asked } as never, { id: of }, searchParams);
  return resolver({
    ...{ routeTitle: '学术头条', publicUrl: 'https://harbor.example', path: pathname },
    ...{ search: searchParams, queries },
  });
}

test('an article has its title with the suffix, 80 characters, the times of Baidu, and what search engines read', async () => {
  const head = await headOf(pressArticle, ['GET /press/:id/detail'], `/academic/${id}`, String(id));
  expect(head).toMatchObject({
    ...{ title: '引言从最后一段写起 - 学术港', description: '字'.repeat(80), type: 'article' },
    image: 'https://harbor.example/media/demo/press/cover.svg',
    metas: [
      ['keywords', '引言,写作'],
      ['pubDate', '2026-11-01T09:02:03'],
      ['upDate', '2026-11-02T09:02:03'],
    ],
    feeds: [
      { path: '/rss/press.xml' },
      { path: `/rss/tag/${tag}.xml` },
      { path: `/rss/special/${special}.xml` },
    ],
  });
  expect(head.jsonLd).toMatchObject([
    {
      '@type': 'NewsArticle',
      headline: '引言从最后一段写起',
      datePublished: '2026-11-01T09:02:03+08:00',
      dateModified: '2026-11-02T09:02:03+08:00',
      isBasedOn: 'https://www.prisma-statement.org/',
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [{ name: '首页' }, { name: '学术头条' }, { name: '答辩季 30 天' }, { position: 4 }],
    },
  ]);
});

test('an article that is not there says so', async () => {
  const head = await headOf(pressArticle, ['GET /press/:id/detail'], '/academic/424242', '424242');
  expect([head.title, head.jsonLd]).toEqual(['头条不存在 - 学术港', []]);
});

test('a title for search engines goes before that of the page, and the site is not named twice', async () => {
  const titled = (title: string) =>
    putPress(site, { title: '引言', seo: JSON.stringify({ title, desc: '', keywords: [] }) });
  const titles = [];
  for (const article of [await titled('引言怎样写'), await titled('学术港更新公告')]) {
    const asked = ['GET /press/:id/detail'];
    titles.push((await headOf(pressArticle, asked, `/academic/${article}`, String(article))).title);
  }
  expect(titles).toEqual(['引言怎样写 - 学术港', '学术港更新公告']);
});

const word = encodeURIComponent('引言');

test.each([
  ['/academic/', '学术头条'],
  [`/academic/?keyword=${word}`, '“引言”的搜索结果'],
  [`/academiclist/?keyword=${word}`, '“引言”的搜索结果'],
  ['/academiclist/?keyword=%20', '学术头条'],
  [`/academiclist/?keyword=${'x'.repeat(51)}`, '学术头条'],
])('what is looked for is the title of %s, as in the page', async (path, title) => {
  const resolver = path.startsWith('/academic/') ? pressFront : pressList;
  const head = await headOf(resolver, ['GET /press/list?keyword', 'GET /get_tags'], path);
  expect(head.title).toBe(`${title} - 学术港`);
});

test('a tag and a special say the first 100 characters of their introduction', async () => {
  const long = '这里的头条按顺序读。'.repeat(20);
  for (const table of ['press_tags', 'press_specials'] as const)
    await site.core.db.updateTable(table).set({ introduction: long }).execute();
  invalidatePress(site.core);
  const asked = ['GET /press/list?tag', 'GET /get_tags'];
  const list = await headOf(pressList, asked, `/academiclist/?tag=${tag}`);
  expect(list).toMatchObject({
    ...{ title: '选刊 - 学术港', description: long.slice(0, 100), canonical: `/academiclist/?tag=${tag}` },
    feeds: [{ path: `/rss/tag/${tag}.xml` }, { path: '/rss/press.xml' }],
  });
  const plain = await headOf(pressList, asked, '/academiclist/?tag=424242');
  expect([plain.title, plain.canonical]).toEqual(['学术头条 - 学术港', undefined]);
  const found = await headOf(
    pressSpecial,
    ['GET /press/special/:id?page'],
    `/specialsubject/${special}`,
    String(special),
  );
  expect(found).toMatchObject({ title: '答辩季 30 天 - 学术港', description: long.slice(0, 100) });
});

test('the front page lists its articles', async () => {
  const { jsonLd } = await headOf(pressFront, ['GET /press/list'], '/academic/');
  expect(jsonLd[1]).toMatchObject({
    itemListElement: expect.arrayContaining([
      expect.objectContaining({ name: '引言从最后一段写起', url: `https://harbor.example/academic/${id}` }),
    ]),
  });
});
