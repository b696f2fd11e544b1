import { orderRow } from '../orders/testing/orders';
import { settleDirectly } from '../orders/testing/pay-directly';
import { insertCoupon } from '../orders/testing/shop';
import { type PaySite, paySite } from '../pay/testing/pay-site';
import { buyCourse, insertCourse } from './testing/courses';

let site: PaySite;
beforeAll(async () => {
  site = await paySite();
});
afterAll(() => site.close());

describe('the order of a course among the others', () => {
  test('stands in the list, is found and counted, and offers nothing that only services have', async () => {
    const buyer = await site.user();
    const course = await insertCourse(site.core);
    const { data } = await buyCourse(site, buyer.token, course);
    const { token } = buyer;
    const list = async (tab: 'all' | 'unpaid' | 'review') =>
      (await site.call('POST /user/get_orders', { body: { tab, keyword: '写作' }, token })).data.data;
    expect((await list('unpaid'))[0]).toMatchObject({
      ...{ id: data.order_id, kind: 2, goods_id: course, title: '学术论文写作入门', category_title: '课程' },
      ...{ cover: '/covers/course-1.svg', spec_text: '全部课时', form_no: 0 },
      actions: { pay: true, cancel: true, change_coupon: true, fill_form: false, add_note: false },
    });
    expect((await site.call('GET /user/get_order_num', { token })).data.count).toBe(1);
    expect((await site.call('GET /user/get_wait_num', { token })).data.unpaid).toBe(1);

    await settleDirectly(site.core, data.pay_no);
    const [card] = await list('all');
    expect(card).toMatchObject({ status: 60, hint: '课程已开通，7天内学习进度不超过10%可全额退款' });
    const offered = Object.entries(card?.actions ?? {}).flatMap(([name, may]) => (may ? [name] : []));
    expect(offered.sort()).toEqual(['invoice', 'refund']);
    expect(await list('review')).toEqual([]);
    const counts = (await site.call('GET /user/get_wait_num', { token })).data;
    expect(Object.values(counts).every((count) => count === 0)).toBe(true);
    expect((await site.call('GET /user/get_order_num', { token })).data.count).toBe(0);
  });

  test('tells its way in its own words', async () => {
    const buyer = await site.user();
    const { data } = await buyCourse(site, buyer.token, await insertCourse(site.core));
    await settleDirectly(site.core, data.pay_no);
    const { data: order } = await site.call('POST /user/order_info/:id', {
      params: { id: data.order_id },
      token: buyer.token,
    });
    expect(order.milestones.map(({ label, state }) => `${label} ${state}`)).toEqual([
      '待付款 done',
      '已开通 done',
    ]);
    expect(order.history.map(({ title }) => title)).toEqual(['您付款 ¥199.00，课程已开通', '您提交订单']);
    expect([order.unit, order.quantity, order.deliver_days, order.deliverables]).toEqual(['门', 1, 0, []]);
  });

  test('takes another coupon as any unpaid order does', async () => {
    const buyer = await site.user();
    const { data } = await buyCourse(site, buyer.token, await insertCourse(site.core));
    const fit = await insertCoupon(site.core, buyer.id, { scope: 3 });
    const unfit = await insertCoupon(site.core, buyer.id, { scope: 1, scopeIds: [5] });
    const of = { params: { id: data.order_id }, token: buyer.token };
    const judged = (await site.call('POST /user/order_coupons/:id', of)).data.data;
    expect(judged.map(({ id, usable, reason }) => [id, usable, reason])).toEqual([
      [fit, true, ''],
      [unfit, false, '不适用于课程'],
    ]);
    const changed = await site.call('POST /user/change_coupon/:id', { ...of, body: { coupon_id: fit } });
    expect([changed.data.pay_fen, changed.data.coupon_fen]).toEqual([13_900, 6000]);
  });

  test('is nobody else’s', async () => {
    const [buyer, other] = [await site.user(), await site.user()];
    const { data } = await buyCourse(site, buyer.token, await insertCourse(site.core));
    const of = { params: { id: data.order_id }, token: other.token };
    for (const key of [
      'POST /user/order_info/:id',
      'POST /user/cancel/:id',
      'POST /user/order_coupons/:id',
      'POST /pay/continue_wechat/:id',
      'POST /pay/continue_alipay/:id',
      'GET /pay/state/:id',
    ] as const)
      expect([key, (await site.call(key, { ...of, body: {} } as never)).status]).toEqual([key, 404]);
    expect((await orderRow(site, data.order_id)).status).toBe(10);
  });
});
