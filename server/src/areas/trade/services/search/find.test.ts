import type { QueryOf } from '@harbor/contract';
import { sql } from 'kysely';
import { type TestApp, testApp } from '../../../../testing/app';
import { demoDatabase } from '../../../../testing/demo-database';

let site: TestApp;

beforeAll(async () => {
  site = await testApp({ areas: ['services', 'checkout'], database: await demoDatabase() });
});
afterAll(() => site.close());

const find = (query: QueryOf<'GET /service/find'>) => site.call('GET /service/find', { query });
const suggest = async (keyword?: string) =>
  (await site.call('GET /service/suggest', { query: keyword === undefined ? {} : { keyword } })).data;

describe('the list of services by its address', () => {
  it.each([
    [{}, {}],
    [
      { category: '5', sort: 'price_desc' },
      { category_id: 5, sort: 'price_desc' },
    ],
    [
      { price: '200-500', days: '7', score: '4.5' },
      { min_fen: 20_000, max_fen: 50_000, max_days: 7, min_score: 4.5 },
    ],
    [{ quote: '1' }, { price_mode: 3 }],
    [
      { trial: '1', page: '2', keyword: '指导' },
      { need_trial: true, page: 2, keyword: '指导' },
    ],
  ] as const)('%j is the search for %j', async (address, body) => {
    const listed = await find(address);
    const searched = await site.call('POST /service/search', { body: body as never });
    expect(listed.code).toBe(200);
    expect(listed.data).toEqual(searched.data);
  });

  it('finds every service on the shelf once, page after page, and none off it', async () => {
    const off = await site.core.db.selectFrom('goods').select('id').where('status', '=', 2).execute();
    expect(off.length).toBeGreaterThan(0);
    const ids: number[] = [];
    const { last_page, total } = (await find({})).data;
    for (let page = 1; page <= last_page; page += 1)
      ids.push(...(await find({ page: String(page) })).data.data.map(({ id }) => id));
    expect(new Set(ids).size).toBe(total);
    for (const { id } of off) expect(ids).not.toContain(id);
  });

  it('leaves out what makes no sense, for addresses come from anywhere', async () => {
    const all = (await find({})).data.total;
    for (const query of [
      { category: '99999' },
      { days: 'soon', price: 'a-b', score: '9' },
      { price: '99999999999999999999-' },
      { sort: 'drop table', page: '0' },
      { keyword: '   ' },
    ]) {
      const answer = await find(query);
      expect([query, answer.code, answer.data.total]).toEqual([query, 200, all]);
    }
    expect((await find({ page: '99999999999' })).code).toBe(200);
  });
});

describe('suggestions while somebody types', () => {
  it('are services whose title has it, those that begin with it first, and categories of that name', async () => {
    const { goods, categories, words } = await suggest('润色');
    expect(categories.map(({ title }) => title)).toEqual(['翻译润色']);
    expect(goods.length).toBeGreaterThan(1);
    for (const { title } of goods) expect(title).toContain('润色');
    expect(words).toEqual([]);
    const [first] = (await suggest('英文')).goods;
    expect(first?.title.startsWith('英文')).toBe(true);
    expect((await suggest('sci')).goods[0]?.title).toContain('SCI');
  });

  it('are what sells best before anything is typed', async () => {
    const { goods, words } = await suggest();
    expect(goods).toEqual([]);
    expect(words).toHaveLength(6);
    expect(await suggest('  ')).toEqual(await suggest());
  });

  it('lead on when no title has it', async () => {
    const { goods, words } = await suggest('鲸鱼');
    expect(goods).toEqual([]);
    expect(words.length).toBeGreaterThan(0);
  });

  it('never name a service off the shelf', async () => {
    expect((await suggest('预印本咨询')).goods).toEqual([]);
  });

  it('take any text', async () => {
    for (const keyword of ["'", '%', '\\', ':*', '((', '润'.repeat(300)])
      expect((await site.call('GET /service/suggest', { query: { keyword } })).code).toBe(200);
  });
});

describe('a service’s own support', () => {
  const variant = async (id: number) =>
    (await site.call('GET /service/detail/:id', { params: { id: String(id) } })).data.support_variant;

  it('hands the report of number 37 over by WeChat, and is the usual one for any other', async () => {
    expect([await variant(37), await variant(1)]).toEqual(['report', 'default']);
  });
});

describe('every order of the list', () => {
  it.each([
    ['sort desc, is_hot desc, sales desc, id', 'goods_by_shop'],
    ['sales desc, id', 'goods_by_sales'],
    ['(price_mode = 3), price_fen, id', 'goods_by_price'],
    ['(price_mode = 3), price_fen desc, id', 'goods_by_price_down'],
    ['score desc, appraise_count desc, id', 'goods_by_score'],
    ['created_at desc, id desc', 'goods_by_age'],
  ])('%s is read from an index, not sorted', async (order, index) => {
    const plan = await site.core.db.transaction().execute(async (trx) => {
      // A few rows are always faster sorted: what is claimed is that the index can serve the order.
      await sql`set local enable_sort = off`.execute(trx);
      await sql`set local enable_seqscan = off`.execute(trx);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (costs off) ${sql.raw(
        `select id from goods g where g.status = 1 order by ${order} limit 12`,
      )}`.execute(trx);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain(index);
    expect(plan).not.toContain('Sort');
  });
});
