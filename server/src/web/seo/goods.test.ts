import { type TestApp, testApp } from '../../testing/app';
import { demoDatabase } from '../../testing/demo-database';
import { answerQueries } from '../inline-queries';
import { goods } from './goods';
import { goodsList } from './goods-list';
import { goodsSearch } from './goods-search';

let site: TestApp;

beforeAll(async () => {
  site = await testApp({ areas: ['services', 'checkout'], database: await demoDatabase() });
});
afterAll(() => site.close());

const calls = ['GET /index/goods', 'GET /service/find', 'GET /service/suggest', 'GET /service/detail/:id'];
const listed = [
  'GET /index/goods',
  'GET /service/find?category&keyword&days&price&quote&score&trial&sort&page',
];

async function render(resolver: typeof goods, asked: string[], path: string, id = '') {
  const { pathname, searchParams } = new URL(path, 'https://harbor.example');
  const route = { queries: asked } as never;
  const queries = await answerQueries(site.app, calls, route, { id }, searchParams);
  const head = resolver({
    routeTitle: '页面',
    platform: 'desktop',
    publicUrl: 'https://harbor.example',
    path: pathname,
    search: searchParams,
    queries,
    hasPage: () => true,
  });
  return { ...head, html: head.html ?? '', queries };
}

describe('the list without a script', () => {
  it('shows what its address asks for, and takes the answer along under the address’s own parameters', async () => {
    const { html, title, queries } = await render(
      goodsList,
      listed,
      '/productservice/?category=5&sort=sales',
    );
    expect(title).toBe('翻译润色 - 学术港');
    expect(html.match(/<li><a href="\/goodsdetail\//g)).toHaveLength(8);
    expect(html).toContain('共 8 项');
    expect(queries[1]).toMatchObject({ key: 'GET /service/find', query: { category: '5', sort: 'sales' } });
  });

  it('has its filters, orders and pages as links that keep the others', async () => {
    const { html } = await render(goodsList, listed, '/productservice/?days=7');
    expect(html).toContain('href="/productservice/?category=5&amp;days=7"');
    expect(html).toContain('href="/productservice/?days=7&amp;sort=sales"');
    expect(html).toContain('href="/productservice/?days=7&amp;page=2"');
    // The chosen one takes itself away.
    expect(html).toMatch(/href="\/productservice\/" aria-current="true" rel="nofollow">7 天内/);
  });

  it('leads on when nothing was found, and takes the keyword as text', async () => {
    const { html } = await render(
      goodsList,
      listed,
      '/productservice/?keyword="><img src=x onerror=alert(1)>',
    );
    expect(html).toContain('没有符合条件的服务');
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('value="&quot;&gt;&lt;img');
  });

  it('searches: the phone’s page has a form to the list, and ways in', async () => {
    const { html } = await render(
      goodsSearch,
      ['GET /index/goods', 'GET /service/suggest?keyword'],
      '/search/',
    );
    expect(html).toContain('action="/productservice/"');
    expect(html).toContain('href="/productservice/?category=7"');
  });
});

describe('a service without a script', () => {
  const detail = (id: number) => render(goods, ['GET /service/detail/:id'], `/goodsdetail/${id}`, String(id));

  it('is whole: specifications, description, steps, limits, refund rules, questions, related services', async () => {
    const { html } = await detail(1);
    const { data } = await site.call('GET /service/detail/:id', { params: { id: '1' } });
    for (const text of [
      ...data.specs.map(({ name }) => name),
      ...data.steps.map(({ description }) => description),
      ...data.not_included,
      ...data.refund_rules.map(({ rule }) => rule),
      ...data.faq.map(({ answer }) => answer),
      ...data.related.map(({ id }) => `href="/goodsdetail/${id}"`),
    ])
      expect(html).toContain(text);
    expect(html).not.toContain('已下架');
  });

  it('says that it is quoted, or off the shelf with others of its kind', async () => {
    expect((await detail(39)).html).toContain('<b>待报价</b>');
    const { html } = await detail(41);
    expect(html).toContain('<strong>已下架</strong>');
    expect(html).toContain('href="/productservice/?category=4"');
  });

  it('shows no markup of its description', async () => {
    await site.core.db
      .updateTable('goods')
      .set({ detail_html: '<p>先<script>alert(1)</script></p><p>&lt;b&gt; 后</p>' })
      .where('id', '=', 2)
      .execute();
    const { html } = await detail(2);
    expect(html).toContain('<p>&lt;b&gt; 后</p>');
    expect(html).not.toContain('<script');
  });
});
