import { announceLibrary, journalAreas, putJournal } from '../../areas/content/journals/testing/journals';
import { type TestApp, testApp } from '../../testing/app';
import { answerQueries } from '../inline-queries';
import { journal, journals, journalsCompared } from './journals';

let site: TestApp;
let id: number;

beforeAll(async () => {
  site = await testApp({ areas: [...journalAreas] });
  id = await putJournal(site.core.db, {
    name: 'Tidal Law & Society',
    ...{
      abbr: 'Tidal Law Soc',
      issn: '2434-561X',
      former: ['Harbour Notes on Rules'],
      publisher: 'Tidewater',
    },
    ...{ subjects: ['法学/环境法'], indexed: ['SSCI'], languages: ['英语'] },
  });
  await announceLibrary(site);
});
afterAll(() => site.close());

const calls = ['GET /magazine/detail', 'GET /magazine/list', 'GET /magazine/compared'];

async function headOf(resolver: typeof journal, asked: string[], path: string, of = '') {
  const { pathname, searchParams } = new URL(path, 'https://harbor.example');
  const queries = await answerQueries(site.app, calls, { queries: asked } as never, { id: of }, searchParams);
  const head = resolver({
    ...{ routeTitle: '期刊查询', publicUrl: 'https://harbor.example', path: pathname },
    ...{ search: searchParams, queries },
  });
  return { head, queries };
}

test('a journal is known by the number in its path, and says what search engines read of periodicals', async () => {
  const { head, queries } = await headOf(
    journal,
    ['GET /magazine/detail?id=:id'],
    `/querytool/${id}`,
    String(id),
  );
  expect(queries).toMatchObject([{ status: 200, query: { id: String(id) } }]);
  expect(head.title).toBe('Tidal Law & Society - 学术港');
  expect(head.description).toContain('ISSN 2434-561X');
  expect(head.jsonLd).toMatchObject([
    {
      '@type': 'Periodical',
      name: 'Tidal Law & Society',
      issn: ['2434-561X'],
      alternateName: expect.arrayContaining(['Tidal Law Soc', 'Harbour Notes on Rules']),
      publisher: { name: 'Tidewater' },
      url: `https://harbor.example/querytool/${id}`,
    },
    { '@type': 'BreadcrumbList', itemListElement: [{ name: '首页' }, { name: '期刊查询' }, { position: 3 }] },
  ]);
});

test.each(['424242', 'abc'])('the number %s is that of no journal, and the page is not there', async (of) => {
  const { head, queries } = await headOf(journal, ['GET /magazine/detail?id=:id'], `/querytool/${of}`, of);
  expect([head.title, head.jsonLd, queries[0]?.status]).toEqual(['期刊不存在 - 学术港', [], 404]);
});

test('the list takes the words of its address along', async () => {
  const asked = ['GET /magazine/list?keyword&indexed&tier'];
  const { head, queries } = await headOf(journals, asked, '/querytool/?keyword=tidal&indexed=SSCI,SCIE&x=1');
  expect(queries[0]).toMatchObject({ query: { keyword: 'tidal', indexed: 'SSCI,SCIE' }, data: { total: 1 } });
  expect(head.title).toBe('“tidal”的期刊 - 学术港');
  expect(head.jsonLd[1]).toMatchObject({
    '@type': 'ItemList',
    itemListElement: [{ name: 'Tidal Law & Society', url: `https://harbor.example/querytool/${id}` }],
  });
});

test('the two addresses of the phone’s list are one page for search engines', async () => {
  for (const address of ['/querytool/', '/academic/']) {
    const { head } = await headOf(journals, ['GET /magazine/list'], address);
    expect(head.canonical).toBe('/querytool/');
  }
});

test('a comparison is nothing for search engines', async () => {
  const { head, queries } = await headOf(
    journalsCompared,
    ['GET /magazine/compared?ids'],
    `/querytool/compare/?ids=${id}`,
  );
  expect(head.metas).toEqual([['robots', 'noindex']]);
  expect(queries[0]).toMatchObject({ data: { journals: [{ id }] } });
});
