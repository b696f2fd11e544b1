import { appraiseStatus } from '@harbor/contract/appraise-status';
import { type TestApp, testApp } from '../../../testing/app';
import { paidOrder, putOrder } from '../orders/testing/orders';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ areas: ['reviews', 'services', 'checkout', 'ownOrders', 'messages', 'desk'] });
});
afterAll(() => site.close());

test('words of a review are changed as it is let through, and come back with the decision', async () => {
  const staff = await site.user({ is_staff: true });
  const buyer = await site.user();
  const order = await paidOrder(site, buyer.token);
  await putOrder(site, order, 60, { finished_at: new Date(site.clock.now()) });
  const stars = { stars: 5, professional: 5, punctual: 4, communication: 5, norm: 5 };
  const content = '老师很耐心，联系电话13800138000可以直接问';
  const { data: written } = await site.call('POST /user/appraise/:id', {
    ...{ token: buyer.token, params: { id: order }, body: { ...stars, content: '老师很耐心' } },
  });
  const { id } = written;
  await site.core.db.updateTable('appraises').set({ content }).where('id', '=', id).execute();
  const of = { token: staff.token, params: { id } };
  const detail = async () => (await site.call('GET /staff/appraise/detail/:id', of)).data;
  const { looked } = await detail();
  expect(looked.review.marks.map(({ text }) => text)).toContain('13800138000');
  expect(looked.append).toBeNull();

  const publish = (revision: string) =>
    site.call('POST /staff/appraise/publish/:id', {
      ...of,
      body: { part: 'review', edit: { revision, content: '老师很耐心' } },
    });
  expect((await publish('0123456789abcdef')).status).toBe(409);
  expect((await publish(looked.review.revision)).data).toMatchObject({ content: '老师很耐心' });
  const message = await site.core.db
    .selectFrom('messages')
    .select('body')
    .where('user_id', '=', buyer.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(message.body).toContain('评价去掉了“，联系电话13800138000可以直接问”');

  await site.call('POST /staff/desk/undo/:queue/:id', {
    token: staff.token,
    params: { queue: 'review', id },
  });
  expect(await detail()).toMatchObject({
    ...{ content, status: appraiseStatus.waiting },
    looked: { review: { edits: [{ undone: true }] } },
  });
});
