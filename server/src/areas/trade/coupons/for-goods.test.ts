import type { Insertable } from 'kysely';
import type { DB } from '../../../db/schema';
import { type TestApp, testApp } from '../../../testing/app';
import { addCategory, addGoods } from '../services/testing/goods';

let site: TestApp;
let goods: number;
let quoted: number;
let buyer: { id: number; token: string };

beforeAll(async () => {
  site = await testApp({ areas: ['services', 'checkout'] });
  await addCategory(site.core.db);
  goods = await addGoods(site.core.db, { title: '按千字计价的润色', price_mode: 2, unit: '千字' }, [
    { price_fen: 32_000 },
  ]);
  quoted = await addGoods(site.core.db, { title: '先报价的服务', price_mode: 3 }, [{ price_fen: 0 }]);
  buyer = await site.user();
});
afterAll(() => site.close());

const day = 86_400_000;

async function give(
  template: Partial<Insertable<DB['coupon_templates']>>,
  coupon: Partial<Insertable<DB['user_coupons']>> = {},
): Promise<number> {
  const made = await site.core.db
    .insertInto('coupon_templates')
    .values({
      title: '立减券',
      type: 3,
      code: null,
      start_at: null,
      end_at: null,
      off_fen: 1000,
      ...template,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await site.core.db
    .insertInto('user_coupons')
    .values({
      ...{ template_id: made.id, user_id: buyer.id, order_id: null, used_at: null },
      expire_at: new Date(Date.now() + 5 * day),
      start_at: new Date(Date.now() - day),
      ...coupon,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const ask = (body: object = {}, id = goods) =>
  site.call('POST /service/get_coupons/:id', {
    params: { id: String(id) },
    body: body as never,
    token: buyer.token,
  });

describe('coupons for a purchase', () => {
  let ids: Record<string, number>;

  beforeAll(async () => {
    ids = {
      less: await give({ title: '满 1000 减 60', type: 1, min_fen: 100_000, off_fen: 6000 }),
      percent: await give({ title: '9 折封顶 50', type: 2, discount: 90, off_fen: 0, cap_fen: 5000 }),
      tooHigh: await give({ title: '满 5000 减 500', type: 1, min_fen: 500_000, off_fen: 50_000 }),
      elsewhere: await give({ title: '限学术会议', scope: 1, scope_ids: [6] }),
      otherGoods: await give({ title: '限另一服务', scope: 2, scope_ids: [goods + 1000] }),
      course: await give({ title: '课程券', scope: 3 }),
      locked: await give({ title: '占用中' }, { status: 1, order_id: 77 }),
      notYet: await give({ title: '还没开始' }, { start_at: new Date(Date.now() + day) }),
      over: await give({ title: '过期了' }, { expire_at: new Date(Date.now() - day) }),
      used: await give({ title: '用过了' }, { status: 2, order_id: 78 }),
    };
  });

  it('propose the one that saves most and say why others do not fit', async () => {
    const { data } = await ask({ words: 6200 });
    expect(data.best_id).toBe(ids.less);
    const told = new Map(data.data.map((coupon) => [coupon.id, coupon]));
    expect(told.get(ids.less ?? 0)).toMatchObject({
      usable: true,
      save_fen: 6000,
      reason: '',
      scope_text: '全场通用',
    });
    expect(told.get(ids.percent ?? 0)).toMatchObject({ usable: true, save_fen: 5000 });
    expect(told.get(ids.tooHigh ?? 0)).toMatchObject({ usable: false, save_fen: 0, reason: '满5000元可用' });
    expect(told.get(ids.elsewhere ?? 0)?.reason).toBe('不适用于该分类');
    expect(told.get(ids.otherGoods ?? 0)?.reason).toBe('不适用于该服务');
    expect(told.get(ids.course ?? 0)?.reason).toBe('仅限课程使用');
    expect(told.get(ids.locked ?? 0)?.reason).toBe('已用于另一笔待付款订单');
    expect(told.get(ids.notYet ?? 0)?.reason).toBe('未到使用时间');
    expect(told.has(ids.over ?? 0)).toBe(false);
    expect(told.has(ids.used ?? 0)).toBe(false);
    expect(data.data.map(({ usable }) => usable)).toEqual(
      [...data.data.map(({ usable }) => usable)].sort((a, b) => Number(b) - Number(a)),
    );
  });

  it('follow the amount: below the threshold another is best', async () => {
    const { data } = await ask({ words: 900 });
    expect(data.best_id).toBe(ids.percent);
    expect(data.data[0]?.save_fen).toBe(3200);
  });

  it('are none for a quoted service', async () => {
    const { data } = await ask({}, quoted);
    expect(data.best_id).toBeNull();
    expect(data.data.every(({ usable, reason }) => !usable && reason !== '')).toBe(true);
  });

  it('refuse what cannot be bought', async () => {
    expect((await ask({}, 5_555_555)).msg).toBe('服务不存在或已下架');
    expect((await ask({ spec_id: 999_999 })).errors.spec_id).toEqual(['请选择该服务的规格']);
    const off = await addGoods(site.core.db, { title: '下架的服务', status: 2 });
    expect((await ask({}, off)).code).toBe(409);
  });

  it('belong to their owner alone', async () => {
    const stranger = await site.user();
    const { data } = await site.call('POST /service/get_coupons/:id', {
      params: { id: String(goods) },
      body: {},
      token: stranger.token,
    });
    expect(data).toEqual({ data: [], best_id: null });
  });
});
