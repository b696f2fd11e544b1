import type { GoodsCard, ServiceSearch } from '@harbor/contract';
import { type TestApp, testApp } from '../../../../testing/app';
import { demoDatabase } from '../../../../testing/demo-database';

let site: TestApp;

beforeAll(async () => {
  site = await testApp({ areas: ['services', 'checkout'], database: await demoDatabase() });
});
afterAll(() => site.close());

async function search(body: ServiceSearch) {
  const { data } = await site.call('POST /service/search', { body });
  return data;
}

async function everything(body: ServiceSearch): Promise<GoodsCard[]> {
  const all: GoodsCard[] = [];
  for (let page = 1; ; page += 1) {
    const { data, last_page } = await search({ ...body, page, per_page: 7 });
    all.push(...data);
    if (page >= last_page) return all;
  }
}

const situations: ServiceSearch[] = [
  {},
  { keyword: '指导' },
  { keyword: '润色' },
  { category_id: 5 },
  { max_days: 7, category_id: 1 },
  { keyword: '投稿', min_fen: 20_000, max_fen: 100_000 },
  { price_mode: 3 },
  { need_trial: true, min_score: 4.5 },
];

describe.each(situations)('facets of %j', (situation) => {
  it('count what choosing them finds', async () => {
    const { total, facets } = await search(situation);
    expect(total).toBe((await everything(situation)).length);
    for (const { id, count } of facets.categories)
      expect((await search({ ...situation, category_id: id })).total).toBe(count);
    for (const { max_days, count } of facets.days)
      expect((await search({ ...situation, max_days })).total).toBe(count);
    for (const { min_fen, max_fen, count } of facets.prices)
      expect((await search({ ...situation, min_fen, max_fen })).total).toBe(count);
    for (const { min_score, count } of facets.scores)
      expect((await search({ ...situation, min_score })).total).toBe(count);
    expect((await search({ ...situation, price_mode: 3 })).total).toBe(facets.quote);
    expect((await search({ ...situation, need_trial: true })).total).toBe(facets.trial);
  });
});

describe('the price ranges', () => {
  it('hold every priced service exactly once', async () => {
    const { total, facets } = await search({});
    expect(facets.prices.reduce((sum, { count }) => sum + count, 0) + facets.quote).toBe(total);
  });
});

describe('sorting', () => {
  const pairs = (list: GoodsCard[]) => list.slice(1).map((card, i) => [list[i] ?? card, card] as const);

  it('by sales, price, score and age', async () => {
    for (const [a, b] of pairs(await everything({ sort: 'sales' })))
      expect(a.sales).toBeGreaterThanOrEqual(b.sales);
    for (const [a, b] of pairs(await everything({ sort: 'score' })))
      expect(a.score).toBeGreaterThanOrEqual(b.score);
    const newest = await everything({ sort: 'new' });
    const ages = await site.core.db
      .selectFrom('goods')
      .select('id')
      .where('status', '=', 1)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    expect(newest.map(({ id }) => id)).toEqual(ages.map(({ id }) => id));
  });

  it.each(['price_asc', 'price_desc'] as const)('%s puts quoted services last', async (sort) => {
    const list = await everything({ sort });
    const priced = list.filter(({ price_mode }) => price_mode !== 3);
    expect(list.slice(priced.length).every(({ price_mode }) => price_mode === 3)).toBe(true);
    for (const [a, b] of pairs(priced))
      expect(
        sort === 'price_asc' ? b.price_fen - a.price_fen : a.price_fen - b.price_fen,
      ).toBeGreaterThanOrEqual(0);
  });

  it('puts what has the keyword in its title first', async () => {
    const list = await everything({ keyword: '预审' });
    const inTitle = list.map(({ title }) => title.includes('预审'));
    expect(inTitle[0]).toBe(true);
    expect(inTitle.lastIndexOf(true)).toBe(inTitle.filter(Boolean).length - 1);
  });
});

describe('pages', () => {
  it('hold every service once and end', async () => {
    const ids = (await everything({})).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const beyond = await search({ page: 99, per_page: 12 });
    expect(beyond.data).toEqual([]);
    expect(beyond.total).toBe(ids.length);
    expect(beyond.last_page).toBe(Math.ceil(ids.length / 12));
  });
});

describe('suggestions', () => {
  it('are titles that contain the keyword', async () => {
    const { suggestions } = await search({ keyword: '答辩' });
    expect(suggestions.length).toBeGreaterThan(0);
    expect(suggestions).toContain('答辩辅导');
  });

  it('lead on when nothing was found: first to what is alike, else to what sells', async () => {
    const alike = await search({ keyword: '答辩润色大礼包' });
    expect(alike.total).toBe(0);
    expect(alike.suggestions.some((text) => text.includes('答辩') || text.includes('润色'))).toBe(true);
    const nothing = await search({ keyword: '鲸鱼' });
    expect(nothing.total).toBe(0);
    expect(nothing.suggestions.length).toBeGreaterThan(0);
  });
});
