import { createHash } from 'node:crypto';
import { orderStatus as s } from '@harbor/contract/order-status';
import { orderRow } from '../orders/testing/orders';
import { deliver, dispatch, info, items, orderAt, type Person, quote, upload } from './testing/flow';
import { deliverySite } from './testing/site';

const here = deliverySite();

test('delivered files are read by buyer, teacher and staff, by nobody else, and the buyer sees who had them', async () => {
  const { site, staff, teacher } = here;
  const { buyer, id } = await orderAt(site, s.serving, { teacher_id: teacher.id });
  const file = await upload(site, staff, '终稿.txt');
  await deliver(site, staff, id, { files: [file] });
  const ticket = (who: Person) =>
    site.call('POST /files/:id/ticket', { params: { id: file }, token: who.token, body: {} });
  const stranger = await site.user();
  expect((await ticket(stranger)).status).toBe(404);
  expect([(await ticket(teacher)).status, (await ticket(staff)).status]).toEqual([200, 200]);
  const { data } = await ticket(buyer);
  const answer = await site.app.inject({ method: 'GET', url: data.url });
  const shown = (await info(site, buyer, id)).data.deliverables[0]?.files[0];
  expect(shown?.sha256).toBe(createHash('sha256').update(answer.rawPayload).digest('hex'));
  const vault = await site.call('POST /files/vault/:id', { params: { id }, token: buyer.token });
  const [kept] = vault.data.files;
  expect(kept).toMatchObject({ id: file, group: '交付文件', own: false });
  expect(kept?.accesses.some(({ what }) => what === 'download')).toBe(true);
});

test('every call with an order of somebody else answers 404 and changes nothing', async () => {
  const { site, teacher } = here;
  const { id } = await orderAt(site, s.delivered, { teacher_id: teacher.id });
  const thief = await site.user({ is_teacher: true, is_certification: true });
  const token = thief.token;
  const params = { id };
  const before = await orderRow(site, id);
  const answers = [
    await site.call('POST /quote/accept/:id', { params, token, body: { round: 1 } }),
    await site.call('POST /quote/counter/:id', { params, token, body: { round: 1, wish: '便宜一些可以吗' } }),
    await site.call('POST /delivery/accept/:id', { params, token, body: { version: 1 } }),
    await site.call('POST /delivery/changes/:id', { params, token, body: { version: 1, items } }),
    await site.call('POST /delivery/extend/:id', { params, token }),
    await site.call('POST /delivery/consent/:id', { params, token, body: { agree: true } }),
    await site.call('POST /order_note/add/:id', { params, token, body: { content: '你好' } }),
    await site.call('POST /teacher/order/deliver/:id', {
      params,
      token,
      body: { title: '稿件', text: '稿' },
    }),
    await site.call('POST /teacher/order/reply/:id', { params, token, body: { content: '您好' } }),
    await site.call('POST /teacher/order/give_up/:id', { params, token, body: { reason: '没有时间' } }),
  ];
  expect(answers.map(({ status, msg }) => [status, msg])).toEqual(answers.map(() => [404, '订单不存在']));
  const staffOnly = [
    await site.call('POST /staff/order/list', { token, body: {} }),
    await site.call('GET /staff/order/detail/:id', { params, token }),
    await quote(site, thief, id),
    await dispatch(site, thief, id),
    await deliver(site, thief, id),
    await site.call('POST /staff/order/adjust/:id', { params, token, body: { pay_fen: 1, reason: '优惠' } }),
    await site.call('POST /staff/order/remove/:id', { params, token, body: { reason: '换人' } }),
    await site.call('POST /staff/order/reply/:id', { params, token, body: { content: '您好' } }),
    await site.call('POST /staff/order/note/:id', { params, token, body: { content: '备注' } }),
    await site.call('POST /staff/order/extra_changes/:id', {
      params,
      token,
      body: { act: 'grant', content: '同意' },
    }),
  ];
  expect(new Set(staffOnly.map(({ status }) => status))).toEqual(new Set([403]));
  expect(await orderRow(site, id)).toEqual(before);
});
