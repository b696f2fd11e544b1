import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { courseStatusLabel } from '@harbor/contract/course-status';
import { orderStatus, orderStatusLabel } from '@harbor/contract/order-status';
import { findTransition, type OrderEvent } from '../areas/trade/orders/transitions';
import { serverRoot } from '../paths';
import { type TestApp, testApp } from '../testing/app';
import { demoServices } from './catalogue/services';
import { seedDemo } from './seed';

let site: TestApp;

beforeAll(async () => {
  site = await testApp();
  await seedDemo(site.core);
});
afterAll(() => site.close());

/** Where a picture of the demo lies. */
const pictureOf = (url: string) => join(serverRoot, 'demo/media', url.replace('/media/demo/', ''));

const login = async (phone: string) => {
  const answer = await site.call('POST /auth/pc_login', { body: { phone, password: 'harbor-demo-1' } });
  return answer.data;
};

describe('the demo data', () => {
  it('are written once', async () => {
    const count = () =>
      site.core.db
        .selectFrom('goods')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow();
    const before = await count();
    expect(await seedDemo(site.core)).toBe(false);
    expect(await count()).toEqual(before);
  });

  it('let all four accounts in', async () => {
    for (const phone of ['13800000001', '13800000002', '13800000003', '13800000009'])
      expect((await login(phone)).token).toBeTruthy();
  });

  it('let every kind of change be read in a delivery of order 9', async () => {
    const { token } = await login('13800000001');
    const params = { id: 9 };
    const { suggested } = (await site.call('GET /compare/sources/:id', { params, token })).data;
    const { data } = await site.call('GET /compare/order/:id', {
      params,
      query: suggested ?? { left: '', right: '' },
      token,
    });
    const { changed, added, removed, moved, same } = data.counts;
    expect(Math.min(added, removed, moved)).toBeGreaterThan(0);
    expect(same).toBeGreaterThanOrEqual(3);
    // It is one text that was edited, not two that have nothing to do with each other.
    expect(changed).toBeGreaterThan(added + removed);
  });

  it('fill every category, every form and every way to price, ids from 1 without a gap', async () => {
    const services = demoServices();
    expect(services.length).toBeGreaterThanOrEqual(44);
    expect(services.map(({ id }) => id)).toEqual(services.map((_, i) => i + 1));
    const { data } = await site.call('GET /service/list');
    expect(data.data.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    for (const { goods_count, goods } of data.data) {
      expect(goods_count).toBeGreaterThanOrEqual(5);
      expect(goods).toHaveLength(goods_count);
    }
    expect(new Set(services.map(({ form_no }) => form_no))).toEqual(
      new Set(Array.from({ length: 26 }, (_, i) => i + 1)),
    );
    expect(new Set(services.map(({ price_mode }) => price_mode))).toEqual(new Set([1, 2, 3]));
    expect(services.some(({ specs }) => specs.some(({ stock }) => stock !== undefined))).toBe(true);
  });

  it('put each form where orderforms.md has it', () => {
    const categoriesOf = (form: number) => {
      if (form <= 10 || form >= 25) return [1];
      if (form === 12 || form === 13) return [2, 3, 4];
      if (form === 15) return [3, 4];
      if (form === 11 || form === 14 || form === 16) return [4];
      if (form <= 20) return [5];
      return form <= 22 ? [6] : [7];
    };
    for (const { id, form_no, category_id } of demoServices())
      expect([id, categoriesOf(form_no).includes(category_id)]).toEqual([id, true]);
    expect(demoServices()[36]).toMatchObject({ id: 37, form_no: 26 });
  });

  it('give each service a cover of its own, all pictures being there', async () => {
    const rows = await site.core.db.selectFrom('goods').select(['cover', 'gallery']).execute();
    expect(new Set(rows.map(({ cover }) => cover)).size).toBe(rows.length);
    const { rows: reviews } = { rows: await site.core.db.selectFrom('appraises').select('images').execute() };
    const teachers = await site.core.db
      .selectFrom('users')
      .select('avatar_img')
      .where('avatar_img', '<>', '')
      .execute();
    const used = [
      ...rows.flatMap(({ cover, gallery }) => [cover, ...gallery]),
      ...reviews.flatMap(({ images }) => images),
      ...teachers.map(({ avatar_img }) => avatar_img),
    ];
    const missing = [...new Set(used)].filter((url) => !existsSync(pictureOf(url)));
    expect(missing).toEqual([]);
  });

  it('name the days of the price on their card, and related services that exist', () => {
    const services = demoServices();
    for (const { id, deliver_days, specs, related } of services) {
      expect([id, specs.some(({ days }) => days === deliver_days)]).toEqual([id, true]);
      // A card shows the lowest price beside these days: together they must be true.
      const cheapest = specs.reduce((one, other) => (other.price < one.price ? other : one));
      expect([id, cheapest.days]).toEqual([id, deliver_days]);
      expect(related.every((other) => other !== id && services.some((service) => service.id === other))).toBe(
        true,
      );
    }
  });

  it('review every service, popular ones often, without a sentence twice on a page', async () => {
    for (const { id, is_hot } of demoServices()) {
      const { data } = await site.call('GET /service/appraise/:id', { params: { id: String(id) } });
      expect(data.total).toBeGreaterThanOrEqual(is_hot ? 40 : 6);
      const sentences = data.data.flatMap(({ content }) => content.split(/(?<=。)/u).filter(Boolean));
      expect([id, sentences.length - new Set(sentences).size]).toEqual([id, 0]);
    }
  });

  it('sell a few courses, one of them for nothing, and leave one to those who bought it', async () => {
    const rows = await site.core.db.selectFrom('courses').selectAll().orderBy('id').execute();
    expect(rows.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
    expect(rows.map(({ status }) => courseStatusLabel[status])).toEqual([
      ...['已上架', '更新中', '已上架', '已下架', '已上架'],
    ]);
    expect(rows.filter(({ price_fen }) => price_fen === 0)).toHaveLength(1);
    expect(rows.filter(({ cover }) => !existsSync(pictureOf(cover)))).toEqual([]);
    const { token } = await login('13800000001');
    expect((await site.call('GET /user/get_pc_num', { token })).data.course).toBe(2);
  });

  it('show the first service as the design has it', async () => {
    const { data } = await site.call('GET /service/detail/:id', { params: { id: '1' } });
    expect(data).toMatchObject({ score: 4.9, appraise_count: 321, sales: 1204, category_title: '翻译润色' });
    expect(data.specs.map(({ price_fen }) => price_fen)).toEqual([22_000, 42_000, 32_000]);
    expect(data.related[0]?.id).toBe(33);
  });

  it('hold the buyer’s orders in every status, each by legal steps', async () => {
    const orders = await site.core.db
      .selectFrom('orders')
      .select(['id', 'status', 'refund_status'])
      .where('user_id', '=', 1)
      .execute();
    expect(new Set(orders.map(({ status }) => String(status)))).toEqual(
      // No call begins a trial: an order that stood in one could never leave it.
      new Set(Object.keys(orderStatusLabel).filter((status) => Number(status) !== orderStatus.trial)),
    );
    expect(orders.map(({ refund_status }) => refund_status)).toEqual(expect.arrayContaining([1, 4]));
    const history = await site.core.db
      .selectFrom('order_history')
      .selectAll()
      .orderBy('order_id')
      .orderBy('id')
      .execute();
    for (const { id, status } of orders) {
      const steps = history.filter(({ order_id, event }) => order_id === id && event !== 'refund_start');
      expect(steps.at(-1)?.to_status).toBe(status);
      for (const step of steps)
        expect(findTransition(step.from_status as never, step.event as OrderEvent, step.actor_type)?.to).toBe(
          step.to_status,
        );
    }
  });

  it('read well through the API', async () => {
    const { token } = await login('13800000001');
    const list = await site.call('POST /user/get_orders', { body: { tab: 'all' }, token });
    expect(list.data.total).toBe(19);
    for (const { id } of list.data.data) {
      const { code, data } = await site.call('POST /user/order_info/:id', {
        params: { id: String(id) },
        body: {},
        token,
      });
      expect(code).toBe(200);
      expect(data.history.length).toBeGreaterThan(0);
    }
    const delivered = await site.call('POST /user/order_info/:id', { params: { id: '1' }, body: {}, token });
    expect(delivered.data).toMatchObject({ status: 50, pay_fen: 218_000, coupon_fen: 6000, rounds_used: 1 });
    expect(delivered.data.deliverables.map(({ version }) => version)).toEqual([2, 1]);
    const texts = await site.call('GET /compare/sources/:id', { params: { id: '1' }, token });
    expect(texts.data.sources[0]).toMatchObject({ label: '您提交的稿件', name: 'Manuscript_原稿.docx' });
    const unread = await site.call('GET /message/message_num', { token });
    expect(unread.data.total).toBeGreaterThan(0);
  });

  it('let the buyer refund a paid order that nobody began, without any gateway', async () => {
    const { token } = await login('13800000001');
    const params = { id: '3' };
    expect((await site.call('POST /user/cancel/:id', { params, body: {}, token })).code).toBe(200);
    const { data } = await site.call('POST /user/order_info/:id', { params, body: {}, token });
    expect(data).toMatchObject({ status: 80, refund_status: 4, pay_text: expect.stringContaining('支付宝') });
  });

  it('leave an order to pay at every start, also after it closed', async () => {
    const { token } = await login('13800000001');
    const info = async () =>
      (await site.call('POST /user/order_info/:id', { params: { id: '2' }, body: {}, token })).data;
    expect((await info()).actions.pay).toBe(true);
    await site.core.db
      .updateTable('orders')
      .set({ status: 70, closed_at: new Date(), close_reason: '超时未付款' })
      .where('id', '=', 2)
      .execute();
    await site.core.db
      .insertInto('order_history')
      .values({
        ...{
          order_id: 2,
          from_status: 10,
          to_status: 70,
          event: 'expire',
          actor_type: 'system',
          actor_id: null,
        },
        ...{ facts: '{}', at: new Date() },
      })
      .execute();
    await site.core.db
      .updateTable('user_coupons')
      .set({ status: 0, order_id: null })
      .where('order_id', '=', 2)
      .execute();
    site.clock.advance(3 * 3_600_000);
    await seedDemo(site.core);
    const again = await info();
    expect(again).toMatchObject({ status: 10, pay_fen: 34_800, closed_at: null });
    expect(again.actions.pay).toBe(true);
    expect(again.history.map(({ title }) => title)).toEqual(['您提交订单']);
    const coupon = await site.core.db
      .selectFrom('user_coupons')
      .select(['status', 'order_id'])
      .where('id', '=', 6)
      .executeTakeFirst();
    expect(coupon).toEqual({ status: 1, order_id: 2 });
  });
});
