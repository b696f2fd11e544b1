import { orderStatus as s } from '@harbor/contract/order-status';
import { putOrder } from '../orders/testing/orders';
import { insertPayment, settleDirectly } from '../orders/testing/pay-directly';
import {
  accept,
  change,
  deliver,
  dispatch,
  info,
  items,
  orderAt,
  quote,
  quotingOrder,
  told,
  upload,
} from './testing/flow';
import { deliverySite } from './testing/site';

const here = deliverySite();

test('from a quote to acceptance: every step is told, kept and counted', async () => {
  const { site, staff, teacher } = here;
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
    acts: ['deliver', 'remove', 'reply', 'note'],
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

test('what is wrong is said at its field', async () => {
  const { site, staff, teacher } = here;
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

test('one press is one act: the same key twice delivers once', async () => {
  const { site, staff } = here;
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

test('what the buyer asks in the order is answered there, by the teacher or staff, and the buyer is told', async () => {
  const { site, staff, teacher } = here;
  const { buyer, id } = await orderAt(site, s.serving, { teacher_id: teacher.id });
  const params = { id };
  await site.call('POST /order_note/add/:id', {
    params,
    token: buyer.token,
    body: { content: '第 3 条批注是指整段都要重写吗？' },
  });
  const example = await upload(site, teacher, '示例.txt');
  const answered = await site.call('POST /teacher/order/reply/:id', {
    params,
    token: teacher.token,
    body: { content: '不用，只需要说明样本的来源，见示例。', files: [example] },
  });
  expect(answered.data).toEqual({ status: s.serving });
  await site.call('POST /staff/order/reply/:id', {
    params,
    token: staff.token,
    body: { content: '周三下午三点，老师会在会议软件里等您。' },
  });
  await site.call('POST /staff/order/note/:id', {
    params,
    token: staff.token,
    body: { content: '买家比较着急' },
  });
  const { notes, history } = (await info(site, buyer, id)).data;
  expect(notes.map(({ from, content }) => [from, content])).toEqual([
    ['operator', '周三下午三点，老师会在会议软件里等您。'],
    ['teacher', '不用，只需要说明样本的来源，见示例。'],
    ['user', '第 3 条批注是指整段都要重写吗？'],
  ]);
  expect(notes[1]?.files).toMatchObject([{ id: example, name: '示例.txt' }]);
  expect(history.map(({ title }) => title)).toEqual(
    expect.arrayContaining([expect.stringContaining('给您留言')]),
  );
  expect(await told(site, buyer.id)).toEqual(expect.arrayContaining(['老师给您留言', '客服给您留言']));
  const foreign = await upload(site, buyer, '买家的.txt');
  const wrong = await site.call('POST /teacher/order/reply/:id', {
    params,
    token: teacher.token,
    body: { content: '见附件', files: [foreign] },
  });
  expect(wrong.errors).toEqual({ files: ['有文件已失效，请重新上传'] });
});
