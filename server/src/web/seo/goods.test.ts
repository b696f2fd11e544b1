import { type TestApp, testApp } from '../../testing/app';
import { demoDatabase } from '../../testing/demo-database';
import { answerQueries } from '../inline-queries';
import { goods } from './goods';
import { goodsList } from './goods-list';

let site: TestApp;

beforeAll(async () => {
  site = await testApp({ areas: ['services', 'checkout'], database: await demoDatabase() });
});
afterAll(() => site.close());

const calls = ['GET /index/goods', 'GET /service/find', 'GET /service/detail/:id'];
const listed = [
  'GET /index/goods',
  'GET /service/find?category&keyword&days&price&quote&score&trial&sort&page',
];

async function headOf(resolver: typeof goods, asked: string[], path: string, id = '') {
  const { pathname, searchParams } = new URL(path, 'https://harbor.example');
  const route = { queries: asked } as never;
  const queries = await answerQueries(site.app, calls, route, { id }, searchParams);
  const head = resolver({
    routeTitle: '页面',
    publicUrl: 'https://harbor.example',
    path: pathname,
    search: searchParams,
    queries,
  });
  return { ...head, queries };
}

describe('the list of services', () => {
  it('is called and listed as its address asks, and takes the answer along under its parameters', async () => {
    const { title, jsonLd, queries } = await headOf(
      goodsList,
      listed,
      '/productservice/?category=5&sort=sales',
    );
    expect(title).toBe('翻译润色 - 学术港');
    expect(queries[1]).toMatchObject({ key: 'GET /service/find', query: { category: '5', sort: 'sales' } });
    const [crumbs, list] = jsonLd as { itemListElement: { name: string; item?: string; url?: string }[] }[];
    expect(crumbs?.itemListElement.at(-1)).toMatchObject({
      name: '翻译润色',
      item: 'https://harbor.example/productservice/?category=5',
    });
    expect(list?.itemListElement).toHaveLength(8);
    for (const { url } of list?.itemListElement ?? [])
      expect(url).toMatch(/^https:\/\/harbor\.example\/goodsdetail\/\d+$/);
  });

  it('is called by the words that were searched for', async () => {
    const { title } = await headOf(goodsList, listed, '/productservice/?keyword=润色');
    expect(title).toBe('“润色” 页面 - 学术港');
  });
});

describe('a service', () => {
  const detail = (id: number) => headOf(goods, ['GET /service/detail/:id'], `/goodsdetail/${id}`, String(id));

  it('says its price, its rating and its place', async () => {
    const { data } = await site.call('GET /service/detail/:id', { params: { id: '1' } });
    const { title, type, image, jsonLd } = await detail(1);
    expect({ title, type, image }).toEqual({
      title: `${data.title} - 学术港`,
      type: 'product',
      image: `https://harbor.example${data.cover}`,
    });
    const [product, crumbs] = jsonLd;
    expect(product).toMatchObject({
      '@type': 'Product',
      name: data.title,
      offers: { price: (data.price_fen / 100).toFixed(2), availability: 'https://schema.org/InStock' },
      aggregateRating: { reviewCount: data.appraise_count },
    });
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' });
  });

  it('names no price where it is quoted first, and says that it is off the shelf', async () => {
    expect((await detail(39)).jsonLd[0]).not.toHaveProperty('offers');
    expect((await detail(41)).jsonLd[0]).toMatchObject({
      offers: { availability: 'https://schema.org/Discontinued' },
    });
  });

  it('that is not there says so', async () => {
    expect((await detail(424_242)).title).toBe('服务不存在 - 学术港');
  });
});
