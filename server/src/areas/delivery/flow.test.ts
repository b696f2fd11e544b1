import { createHash } from 'node:crypto';
import { orderStatus as s } from '@harbor/contract/order-status';
import { type TestApp, testApp } from '../../testing/app';
import { orderRow, putOrder } from '../orders/testing/orders';
import { insertPayment, settleDirectly } from '../orders/testing/pay-directly';
import { autoAccept } from './clocks';
import {
  accept,
  again,
  change,
  day,
  daysBetween,
  deliver,
  dispatch,
  hour,
  info,
  items,
  orderAt,
  type Person,
  quote,
  quotingOrder,
  staffOf,
  teacherOf,
  told,
  upload,
} from './testing/flow';

let site: TestApp;
let staff: Person;
let teacher: Person;
beforeAll(async () => {
  site = await testApp({
    areas: ['services', 'orders', 'pay', 'refunds', 'quotes', 'delivery', 'orderDesk', 'files', 'support'],
  });
});
beforeEach(async () => {
  // The clock runs on by days: each test has sessions of its own.
  [staff, teacher] = [await staffOf(site), await teacherOf(site)];
});
afterAll(() => site.close());

test('from a quote to acceptance: every step is told, kept and counted', async () => {
  const { buyer, id } = await quotingOrder(site);
  expect((await info(site, buyer, id)).data.actions).toMatchObject({ accept_quote: false, cancel: true });
  await quote(site, staff, id, { amount_fen: 150000 });
  const counter = await site.call('POST /quote/counter/:id', {
    params: { id },
    token: buyer.token,
    body: { round: 1, wish: '只需要前三章，希望控制在1300元以内', wish_fen: 130000 },
  });
  expect(counter.data).toMatchObject({
    status: 5,
    counters_left: 1,
    hint: '已收到您的期望，客服会尽快重新报价',
    quotes: [{ round: 1, state: 'countered', wish_fen: 130000 }],
  });
  await quote(site, staff, id);
  const accepted = await site.call('POST /quote/accept/:id', {
    params: { id },
    token: buyer.token,
    body: { round: 2 },
  });
  expect(accepted.data).toMatchObject({
    status: 10,
    pay_fen: 128000,
    total_fen: 128000,
    deliver_days: 10,
    free_revisions: 3,
    actions: { pay: true, accept_quote: false },
    quotes: [{ round: 2, state: 'accepted' }, { round: 1 }],
  });
  expect(await settleDirectly(site.core, await insertPayment(site.core, id))).toBe('paid');
  await putOrder(site, id, s.waiting, { form_status: 2, waiting_since: new Date(site.clock.now()) });

  const dispatched = await dispatch(site, staff, id, teacher);
  expect(dispatched.data).toMatchObject({
    status: 40,
    served_by: '林书瑶',
    acts: ['deliver', 'remove', 'note'],
  });
  const served = await info(site, buyer, id);
  expect(served.data.teacher).toEqual({
    id: teacher.id,
    name: '林书瑶',
    avatar_img: '',
    title: '认证教师',
    on_time_rate: null,
  });
  expect(served.data.due_at).toBe((await info(site, buyer, id)).data.due_at);

  const material = await upload(site, buyer, '补充数据.csv');
  const noted = await site.call('POST /order_note/add/:id', {
    params: { id },
    token: buyer.token,
    body: { content: '补充第二组数据', files: [material] },
  });
  expect(noted.data.notes[0]).toMatchObject({
    from: 'user',
    files: [{ id: material, name: '补充数据.csv' }],
  });

  const first = await upload(site, staff, '批注.txt');
  await deliver(site, staff, id, { files: [first], ai_statement: '用工具检查了拼写' });
  const changed = await change(site, buyer, id);
  expect(changed.data).toMatchObject({
    status: 55,
    rounds_left: 2,
    changes: [{ round: 1, version: 1, items, state: 'working' }],
  });
  const revised = await site.call('POST /teacher/order/deliver/:id', {
    params: { id },
    token: teacher.token,
    body: { title: '修改稿', text: '两处均已改。', changes: ['补充了近三年的研究', '统一了图 3 的说明'] },
  });
  expect(revised.data).toEqual({ version: 2, status: 50 });
  const again = (await info(site, buyer, id)).data;
  expect(again.deliverables.map(({ version, by, title }) => [version, by, title])).toEqual([
    [2, '林书瑶', '修改稿'],
    // Staff stood in for the teacher once: the buyer reads who did.
    [1, '平台编辑（学术港运营）', '批注稿'],
  ]);
  expect(again.deliverables[1]).toMatchObject({
    ai_statement: '用工具检查了拼写',
    files: [{ id: first, name: '批注.txt', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }],
  });
  expect(again.changes[0]?.state).toBe('done');

  const done = await accept(site, buyer, id, 2);
  expect(done.data).toMatchObject({
    status: 60,
    accept_at: null,
    actions: { accept: false, request_changes: false, review: true, refund: true },
  });
  expect(done.data.history.map(({ title }) => title).toReversed()).toEqual([
    '您提交报价需求',
    '客服报价 ¥1,500.00，10 天交付',
    '您请客服重新报价，期望 ¥1,300.00',
    '客服报价 ¥1,280.00，10 天交付',
    '您接受报价 ¥1,280.00',
    '您付款 ¥1,280.00',
    '已安排 林书瑶 为您服务',
    '您补充了材料',
    '平台编辑（学术港运营） 交付第 1 版',
    '您要求修改（第 1 次）',
    '林书瑶 交付第 2 版',
    '您确认验收',
  ]);
  expect(await told(site, buyer.id)).toEqual([
    '您的需求已报价',
    '您的需求已报价',
    '已安排服务人员',
    '第 1 版已交付，请验收',
    '第 2 版已交付，请验收',
  ]);
  expect(await told(site, teacher.id)).toEqual([
    '您有新的订单',
    '买家补充了材料',
    '买家要求修改',
    '买家已确认验收',
  ]);
  const audits = await site.core.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id'])
    .where('object_id', '=', String(id))
    .orderBy('id')
    .execute();
  expect(audits.map(({ action }) => action)).toEqual([
    'order.quote',
    'order.quote',
    'order.dispatch',
    'order.deliver',
  ]);
  expect(new Set(audits.map(({ actor_id }) => actor_id))).toEqual(new Set([staff.id]));
});

test('delivered files are read by buyer, teacher and staff, by nobody else, and the buyer sees who had them', async () => {
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

test('what is wrong is said at its field', async () => {
  const { buyer, id } = await orderAt(site, s.delivered);
  const wrong = async (body: object) => (await change(site, buyer, id, body)).errors;
  expect(await wrong({ items: ['太短'] })).toEqual({ items: ['请至少用10个字说明需要修改的地方'] });
  expect(await wrong({ items: [] })).toEqual({ items: ['请至少用10个字说明需要修改的地方'] });
  expect(await wrong({ items: undefined })).toEqual({ items: ['请填写修改要求'] });
  expect(await wrong({ items: Array(5).fill('字'.repeat(201)) })).toEqual({
    items: ['修改要求合计最多1000个字'],
  });
  const serving = await orderAt(site, s.serving);
  const nothing = await deliver(site, staff, serving.id, { text: '' });
  expect(nothing.errors).toEqual({ files: ['请上传文件或填写说明'] });
  const foreign = await upload(site, teacher, '别人的.txt');
  expect((await deliver(site, staff, serving.id, { files: [foreign] })).errors).toEqual({
    files: ['有文件已失效，请重新上传'],
  });
  const waiting = await orderAt(site, s.waiting);
  expect((await dispatch(site, staff, waiting.id, buyer)).errors).toEqual({
    teacher_id: ['没有这位认证教师'],
  });
  const early = await upload(site, waiting.buyer, '早.txt');
  const note = await site.call('POST /order_note/add/:id', {
    params: { id: waiting.id },
    token: waiting.buyer.token,
    body: { content: '补充材料', files: [early] },
  });
  expect(note.errors).toEqual({ files: ['服务开始后才能补充材料，之前请在订单资料里上传'] });
  const bad = await quote(site, staff, waiting.id, { amount_fen: 99, days: 0 });
  expect(bad.errors).toEqual({ amount_fen: ['报价至少1元'], days: ['交付天数为1至365天'] });
});

test('beyond the free rounds staff decides, by a ticket; the clock stands meanwhile and a refusal lets it run on', async () => {
  const { buyer, id } = await orderAt(site, s.delivered, { rounds_used: 2 });
  expect((await info(site, buyer, id)).data.actions).toMatchObject({
    request_changes: false,
    ask_changes: true,
  });
  expect((await change(site, buyer, id)).msg).toBe('免费修改次数已用完，可以申请额外修改');
  const before = await orderRow(site, id);
  const asked = await change(site, buyer, id, { extra: true });
  expect(asked.data).toMatchObject({
    status: 50,
    accept_paused: true,
    accept_at: null,
    actions: { ask_changes: false, accept: true },
    changes: [{ round: 3, state: 'asked', extra: true }],
  });
  expect((await change(site, buyer, id, { extra: true })).status).toBe(409);
  site.clock.advance(8 * day);
  await autoAccept(site.core);
  expect((await orderRow(site, id)).status).toBe(50);
  const decide = async (act: 'grant' | 'refuse') =>
    site.call('POST /staff/order/extra_changes/:id', {
      params: { id },
      token: (await again(site, staff)).token,
      body: { act, content: '这是新的需求，请另外下单' },
    });
  expect((await decide('refuse')).data).toMatchObject({ status: 50, changes: [{ state: 'refused' }] });
  const after = await orderRow(site, id);
  expect(daysBetween(before.accept_at, after.accept_at)).toBe(8);
  const tickets = await site.core.db.selectFrom('tickets').selectAll().where('order_id', '=', id).execute();
  expect(tickets.map(({ status, topic }) => [status, topic])).toEqual([[4, '额外修改申请']]);
  expect(await told(site, buyer.id)).toContain('额外修改未通过');

  const more = await again(site, buyer);
  await change(site, more, id, { extra: true });
  expect((await decide('grant')).data).toMatchObject({ status: 55, free_revisions: 3, rounds_used: 3 });
});

test('the review is extended once by seven days; accepting takes back a round that was asked for', async () => {
  const { buyer, id } = await orderAt(site, s.delivered, { rounds_used: 2 });
  const { accept_at } = await orderRow(site, id);
  const extend = () => site.call('POST /delivery/extend/:id', { params: { id }, token: buyer.token });
  expect((await extend()).data).toMatchObject({ extended: true, actions: { extend_review: false } });
  expect(Number((await orderRow(site, id)).accept_at) - Number(accept_at)).toBe(7 * day);
  const twice = await extend();
  expect([twice.status, twice.msg]).toEqual([409, '每个订单只能延长一次验收时间']);
  await change(site, buyer, id, { extra: true });
  expect((await accept(site, buyer, id)).data).toMatchObject({
    status: 60,
    changes: [{ state: 'withdrawn' }],
  });
  const ticket = await site.core.db
    .selectFrom('tickets')
    .select('status')
    .where('order_id', '=', id)
    .executeTakeFirst();
  expect(ticket?.status).toBe(5);
});

test('the price of an unpaid order changes for new payments; money for the old one goes back', async () => {
  const { buyer, id } = await quotingOrder(site);
  await quote(site, staff, id);
  await site.call('POST /quote/accept/:id', { params: { id }, token: buyer.token, body: { round: 1 } });
  const old = await insertPayment(site.core, id);
  const adjust = (pay_fen: number) =>
    site.call('POST /staff/order/adjust/:id', {
      params: { id },
      token: staff.token,
      body: { pay_fen, reason: '减去不需要的一章' },
    });
  expect((await adjust(128000)).errors).toEqual({ pay_fen: ['与现在的价格相同'] });
  expect((await adjust(100000)).data).toMatchObject({ pay_fen: 100000, adjust_fen: -28000 });
  expect(await told(site, buyer.id)).toContain('订单价格已调整');
  expect(await settleDirectly(site.core, old)).toBe('refunding');
  expect(await settleDirectly(site.core, await insertPayment(site.core, id))).toBe('paid');
  expect((await adjust(90000)).status).toBe(409);
});

test('an answer to a quote that was replaced, expired or countered twice is refused', async () => {
  const { buyer, id } = await quotingOrder(site);
  await quote(site, staff, id);
  await quote(site, staff, id, { amount_fen: 140000 });
  const params = { id };
  const token = buyer.token;
  const old = await site.call('POST /quote/accept/:id', { params, token, body: { round: 1 } });
  expect([old.status, old.msg]).toEqual([409, '报价已更新，请刷新后确认']);
  for (const round of [2, 3]) {
    const body = { round, wish: '希望价格再低一些' };
    expect((await site.call('POST /quote/counter/:id', { params, token, body })).status).toBe(200);
    await quote(site, staff, id);
  }
  const third = await site.call('POST /quote/counter/:id', {
    params,
    token,
    body: { round: 4, wish: '希望价格再低一些' },
  });
  expect([third.status, third.msg]).toEqual([409, '最多可请重新报价2次，请接受报价或取消订单']);
  site.clock.advance(73 * hour);
  const late = await site.call('POST /quote/accept/:id', {
    params,
    token: (await again(site, buyer)).token,
    body: { round: 4 },
  });
  expect([late.status, late.msg]).toEqual([409, '报价已过期']);
});

test('one press is one act: the same key twice delivers once', async () => {
  const { id } = await orderAt(site, s.serving);
  const key = '0d7d8f5e-3f0b-4f0e-9b57-6f6a1c7f2a10';
  const press = () =>
    site.call('POST /staff/order/deliver/:id', {
      params: { id },
      token: staff.token,
      idempotencyKey: key,
      body: { title: '批注稿', text: '见说明' },
    });
  const answers = [await press(), await press()];
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers[1]?.data.deliverables).toHaveLength(2);
});

test('every call with an order of somebody else answers 404 and changes nothing', async () => {
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

test('the desk lists what waits longest first, and finds an order by its number', async () => {
  const { buyer, id } = await orderAt(site, s.waiting, { waiting_since: new Date(0) });
  const list = (body: object) =>
    site.call('POST /staff/order/list', { token: staff.token, body: body as never });
  const { order_no } = await orderRow(site, id);
  expect((await list({})).data.data[0]).toMatchObject({ id, status_text: '待接单' });
  expect((await list({ tab: 'all', keyword: order_no })).data.data.map((row) => row.id)).toEqual([id]);
  for (const tab of ['quote', 'unpaid', 'waiting', 'serving', 'delivered', 'asked', 'late', 'all'])
    expect((await list({ tab })).status).toBe(200);
  const { data } = await site.call('GET /staff/order/detail/:id', { params: { id }, token: staff.token });
  expect(data.user.phone).toMatch(/^1\d\d\*{4}\d{4}$/);
  expect(data.user.id).toBe(buyer.id);
});
