import { type TestApp, testApp } from '../../../../testing/app';
import { testDatabase } from '../../../../testing/database';
import { addCategory, addGoods } from '../testing/goods';

let site: TestApp;

beforeAll(async () => {
  site = await testApp({ areas: ['services', 'checkout'] });
  await addCategory(site.core.db);
  await addCategory(site.core.db, 7, '知识产权');
});
afterAll(() => site.close());

const detail = (id: number, token?: string) =>
  site.call('GET /service/detail/:id', { params: { id: String(id) }, token });

describe('a category', () => {
  it('tells how many services it has and from which price', async () => {
    await addGoods(site.core.db, { title: '按千字计价的服务', price_mode: 2, unit: '千字' }, [
      { price_fen: 22_000 },
      { price_fen: 12_000, name: '深度' },
    ]);
    await addGoods(site.core.db, { title: '没有上架的草稿', status: 0 }, [{ price_fen: 100 }]);
    await addGoods(site.core.db, { title: '需要报价的服务', category_id: 7, price_mode: 3, unit: '项' }, [
      { price_fen: 0 },
    ]);
    await site.heard();
    const { data } = await site.call('GET /service/list');
    const [translation, patents] = data.data;
    expect(translation).toMatchObject({ id: 5, goods_count: 1, from_fen: 12_000, from_unit: '千字' });
    expect(patents).toMatchObject({ id: 7, goods_count: 1, from_fen: null });
    expect(patents?.goods[0]).toMatchObject({ price_fen: 0, price_mode: 3 });
  });

  it('that does not exist is 404 in Chinese', async () => {
    const unknown = await site.call('GET /service/goods/:id', { params: { id: '99' } });
    expect([unknown.status, unknown.code, unknown.msg]).toEqual([404, 404, '服务分类不存在']);
    expect((await site.call('GET /service/goods', { query: { category_id: '99' } })).code).toBe(404);
  });
});

describe('a service', () => {
  it('shows its specifications in order, its cheapest price and its fastest days', async () => {
    const id = await addGoods(site.core.db, { title: '三种规格的服务', deliver_days: 7 }, [
      { name: '标准', price_fen: 22_000, days: 10, revisions: 1, sort: 0 },
      { name: '加急', price_fen: 42_000, days: 4, revisions: 2, sort: 1, stock: 3 },
      { name: '深度', price_fen: 32_000, days: 7, revisions: 2, sort: 2 },
    ]);
    const { data } = await detail(id);
    expect(data.specs.map(({ name, stock }) => [name, stock])).toEqual([
      ['标准', null],
      ['加急', 3],
      ['深度', null],
    ]);
    expect(data).toMatchObject({
      price_fen: 22_000,
      min_days: 4,
      deliver_days: 7,
      free_revisions: 2,
      collected: false,
    });
    expect(data.appraise_summary).toMatchObject({ total: 0, score: 0, distribution: [0, 0, 0, 0, 0] });
  });

  it.each(['999999', '900000000000001'])('unknown (%s) is 404 in Chinese', async (id) => {
    const answer = await site.call('GET /service/detail/:id', { params: { id } });
    expect([answer.status, answer.msg]).toEqual([404, '服务不存在或已下架']);
  });

  it('that is a draft is 404, one taken off the shelf stays readable but is not listed', async () => {
    const draft = await addGoods(site.core.db, { title: '还在写的草稿', status: 0 });
    expect((await detail(draft)).code).toBe(404);
    const off = await addGoods(site.core.db, { title: '已经下架的服务', status: 2 });
    await site.heard();
    expect((await detail(off)).data.status).toBe(2);
    const listed = await site.call('GET /service/goods', { query: { per_page: '48' } });
    expect(listed.data.data.map(({ id }) => id)).not.toContain(off);
    const found = await site.call('POST /service/search', { body: { keyword: '已经下架' } });
    expect(found.data.total).toBe(0);
    expect(found.data.facets.categories.every(({ count }) => count === 0)).toBe(true);
  });

  it('offers others of its kind, those chosen by hand first, never one off the shelf', async () => {
    const first = await addGoods(site.core.db, { title: '常一起选的甲', category_id: 7 });
    const off = await addGoods(site.core.db, { title: '常一起选的乙', status: 2 });
    const id = await addGoods(site.core.db, { title: '带推荐的服务', related_ids: [off, first] });
    const { data } = await detail(id);
    const related = data.related.map((card) => card.id);
    expect(related[0]).toBe(first);
    expect(related).not.toContain(off);
    expect(related).not.toContain(id);
    expect(related.length).toBeLessThanOrEqual(4);
  });
});

describe('two server processes on one database', () => {
  it('agree about a service and its favourites', async () => {
    const database = await testDatabase();
    const one = await testApp({ areas: ['services', 'checkout'], database });
    const two = await testApp({
      areas: ['services', 'checkout'],
      database: { ...database, drop: async () => {} },
    });
    await addCategory(one.core.db);
    const id = await addGoods(one.core.db, { title: '两处都能看到' });
    const params = { id: String(id) };
    const { token } = await two.user();
    const seen = async () => {
      const { data } = await two.call('GET /service/detail/:id', { params, token });
      return [data.title, data.collected, data.collect_count];
    };
    expect(await seen()).toEqual(['两处都能看到', false, 0]);
    await one.call('POST /service/collect/:id', { params, token });
    await two.heard();
    expect(await seen()).toEqual(['两处都能看到', true, 1]);
    await one.core.db.updateTable('goods').set({ title: '换了名字的服务' }).execute();
    await two.heard();
    expect(await seen()).toEqual(['换了名字的服务', true, 1]);
    await two.close();
    await one.close();
  });
});

describe('what is kept in memory', () => {
  it('follows a price, a stock and a title within moments', async () => {
    const id = await addGoods(site.core.db, { title: '会变的服务' }, [{ stock: 5, price_fen: 10_000 }]);
    expect((await detail(id)).data.specs[0]?.stock).toBe(5);
    await site.core.db.updateTable('goods_specs').set({ stock: 4 }).where('goods_id', '=', id).execute();
    await site.heard();
    expect((await detail(id)).data.specs[0]?.stock).toBe(4);
    await site.core.db
      .updateTable('goods_specs')
      .set({ price_fen: 8_000 })
      .where('goods_id', '=', id)
      .execute();
    await site.heard();
    const { data } = await detail(id);
    expect([data.price_fen, data.specs[0]?.price_fen]).toEqual([8_000, 8_000]);
    await site.core.db.updateTable('goods').set({ title: '已经变了的服务' }).where('id', '=', id).execute();
    await site.heard();
    expect((await detail(id)).data.title).toBe('已经变了的服务');
  });
});
