import { randomUUID } from 'node:crypto';
import { orderStatus as s } from '@harbor/contract/order-status';
import type { TestApp } from '../../../testing/app';
import {
  again,
  dispatch,
  type Person,
  staffOf,
  teacherOf,
  upload,
} from '../../trade/fulfilment/testing/flow';
import { putOrder } from '../../trade/orders/testing/orders';
import { tradeSite } from '../../trade/orders/testing/trade-site';
import { chatOf, read, say, servedOrder, takeBack } from './testing/chats';

let site: TestApp;
beforeAll(async () => {
  site = await tradeSite([
    'fulfilment',
    'orderDesk',
    'files',
    'messages',
    'chat',
    'sentinel',
    'privacy',
    'audit',
  ]);
});
afterAll(() => site.close());

const ticket = (person: Person, id: string) =>
  site.call('POST /files/:id/ticket', { params: { id }, token: person.token, body: {} });
const open = (staff: Person, id: number) =>
  site.call('POST /staff/order_chat/open/:id', {
    params: { id },
    token: staff.token,
    body: { reason: '客户反映沟通不畅' },
  });

test('buyer and teacher talk: what one says is unread for the other, until it is read', async () => {
  const { id, buyer, teacher } = await servedOrder(site);
  expect((await chatOf(site, buyer, id)).data).toMatchObject({ state: 'open', can_send: true, data: [] });
  const sent = await say(site, buyer, id, '第 4 段要不要加 low-cycle？');
  expect(sent.data.message).toMatchObject({ from: 'buyer', mine: true, read: false });
  const seen = await site.call('GET /wait_take/chat/:id', {
    params: { id },
    token: teacher.token,
    query: {},
  });
  expect(seen.data).toMatchObject({ me: 'teacher', unread: 1, other: { avatar_img: '' } });
  expect(seen.data.data.map(({ content, mine }) => [content, mine])).toEqual([
    ['第 4 段要不要加 low-cycle？', false],
  ]);
  const done = await site.call('POST /wait_take/read/:id', {
    params: { id },
    token: teacher.token,
    body: { last_id: sent.data.message.id },
  });
  expect(done.data.unread).toBe(0);
  await site.call('POST /wait_take/chat/:id', {
    params: { id },
    token: teacher.token,
    body: { content: '要加，全文统一', client_id: randomUUID() },
  });
  const after = (await chatOf(site, buyer, id)).data;
  expect(after.data.map(({ from, read: known }) => [from, known])).toEqual([
    ['buyer', true],
    ['teacher', false],
  ]);
  expect(after.unread).toBe(1);
});

test('a repeat with the same mark is said once', async () => {
  const { id, buyer } = await servedOrder(site);
  const body = { content: '只发一次', client_id: randomUUID() };
  const send = () => site.call('POST /order_chat/send/:id', { params: { id }, token: buyer.token, body });
  const answers = await Promise.all([send(), send(), send()]);
  expect(new Set(answers.map(({ data }) => data.message.id)).size).toBe(1);
  expect((await send()).data.message.id).toBe(answers[0]?.data.message.id);
  expect((await chatOf(site, buyer, id)).data.data).toHaveLength(1);
});

test('strangers, candidates, teachers who are no more and those whom the buyer avoids find no such order', async () => {
  const { id, buyer, teacher } = await servedOrder(site);
  await say(site, buyer, id, '您好');
  const stranger = await site.user();
  const other = await teacherOf(site);
  for (const person of [stranger, other]) {
    expect((await chatOf(site, person, id)).status).toBe(404);
    expect((await say(site, person, id, '您好')).status).toBe(404);
    expect((await takeBack(site, person, id, 1)).status).toBe(404);
  }
  await site.core.db
    .updateTable('users')
    .set({ is_certification: false })
    .where('id', '=', teacher.id)
    .execute();
  expect((await chatOf(site, teacher, id)).status).toBe(404);
  await site.core.db
    .updateTable('users')
    .set({ is_certification: true })
    .where('id', '=', teacher.id)
    .execute();
  const { id: term } = await site.core.db
    .insertInto('avoid_terms')
    .values({ kind: 1, word: `某大学${id}`, text: `某大学${id}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  await site.core.db
    .insertInto('order_avoids')
    .values({ order_id: id, term_id: term } as never)
    .execute();
  await site.core.db
    .insertInto('avoid_hits')
    .values({ teacher_id: teacher.id, term_id: term } as never)
    .execute();
  expect((await chatOf(site, teacher, id)).status).toBe(404);
  expect((await say(site, teacher, id, '您好')).status).toBe(404);
  expect((await chatOf(site, buyer, id)).data).toMatchObject({ state: 'apart', can_send: false });
  expect((await say(site, buyer, id, '您好')).status).toBe(409);
});

test('what ended can be read, and nothing more be said in it', async () => {
  const { id, buyer, teacher } = await servedOrder(site);
  const { data } = await say(site, buyer, id, '谢谢');
  await putOrder(site, id, s.done, { finished_at: new Date(site.clock.now()) });
  for (const person of [buyer, teacher]) {
    expect((await chatOf(site, person, id)).data).toMatchObject({ state: 'closed', can_send: false });
    expect((await say(site, person, id, '还有一件事')).status).toBe(409);
  }
  expect((await takeBack(site, buyer, id, data.message.id)).status).toBe(409);
});

test('after a hand-over the former teacher reads what was before, sends nothing and has no files', async () => {
  const staff = await staffOf(site);
  const { id, buyer, teacher } = await servedOrder(site);
  const file = await upload(site, buyer, '数据.txt');
  await say(site, buyer, id, '这是数据', { files: [file] });
  expect((await ticket(teacher, file)).status).toBe(200);
  await site.call('POST /staff/order/remove/:id', {
    params: { id },
    token: staff.token,
    body: { reason: '老师临时有事' },
  });
  expect((await chatOf(site, buyer, id)).data.state).toBe('idle');
  const next = await teacherOf(site);
  expect((await dispatch(site, staff, id, next)).status).toBe(200);
  await say(site, next, id, '接下来由我为您服务');
  const former = (await chatOf(site, teacher, id)).data;
  expect(former).toMatchObject({ state: 'left', can_send: false, other: null });
  expect(former.data.map(({ content }) => content)).toEqual(['这是数据', '您不再服务这个订单']);
  expect(former.data[0]?.files[0]?.readable).toBe(false);
  expect((await say(site, teacher, id, '还在吗')).status).toBe(409);
  expect((await ticket(teacher, file)).status).toBe(404);
  expect((await ticket(next, file)).status).toBe(200);
  const now = (await chatOf(site, next, id)).data;
  expect(now.data.map(({ content }) => content)).toEqual([
    '这是数据',
    '老师不再服务这个订单，正在安排新的老师',
    '您已开始服务这个订单，可以在这里沟通，之前的沟通随订单保留',
    '接下来由我为您服务',
  ]);
});

test('a line taken back within two minutes is gone for everybody, its files too', async () => {
  const { id, buyer, teacher } = await servedOrder(site);
  const file = await upload(site, buyer, '误发.txt');
  const sent = await say(site, buyer, id, '发错了', { files: [file] });
  const before = (await chatOf(site, teacher, id)).data;
  expect(before.unread).toBe(1);
  const gone = await takeBack(site, buyer, id, sent.data.message.id);
  expect(gone.data.message).toMatchObject({ recalled: true, content: '', files: [] });
  const changed = (await chatOf(site, teacher, id, { since: String(before.rev) })).data;
  expect(changed.data).toMatchObject([{ id: sent.data.message.id, recalled: true, content: '', files: [] }]);
  expect(changed.unread).toBe(0);
  expect((await ticket(teacher, file)).status).toBe(404);
  expect((await ticket(buyer, file)).status).toBe(404);
  expect(await site.core.db.selectFrom('files').select('id').where('id', '=', file).execute()).toEqual([]);
  const late = await say(site, buyer, id, '晚了');
  site.clock.advance(121_000);
  const fresh = await again(site, buyer);
  expect((await takeBack(site, fresh, id, late.data.message.id)).status).toBe(409);
});

test('wording that asks for ghost-writing is refused with a polite one, ways to be reached are flagged for the team', async () => {
  const staff = await staffOf(site);
  const { id, buyer } = await servedOrder(site);
  const refused = await say(site, buyer, id, '能不能直接代写第三章');
  expect(refused.status).toBe(422);
  expect(JSON.stringify(refused)).toMatch(/改为/);
  expect((await say(site, buyer, id, '加我微信 abc_12345 细聊')).status).toBe(200);
  const { data } = await open(staff, id);
  expect(data.data.map(({ flagged }) => flagged)).toEqual([true]);
  for (const n of [1, 2, 3, 4, 5]) await say(site, buyer, id, `我的手机 1380013800${n}`);
  const alerts = await site.core.db
    .selectFrom('sentinel_alerts')
    .select('state')
    .where('user_id', '=', buyer.id)
    .execute();
  expect(alerts).toEqual([{ state: 'open' }]);
});

test('the team reads with a reason that is kept, joins with a line that both see, and speaks from then on', async () => {
  const staff = await staffOf(site);
  const { id, buyer, teacher } = await servedOrder(site);
  const file = await upload(site, buyer, '说明.txt');
  await say(site, buyer, id, '请看', { files: [file] });
  const look = () =>
    site.call('GET /staff/order_chat/:id', { params: { id }, token: staff.token, query: {} });
  expect((await look()).status).toBe(403);
  expect((await ticket(staff, file)).status).toBe(404);
  expect((await open(staff, id)).data.data).toHaveLength(1);
  expect((await ticket(staff, file)).status).toBe(200);
  const send = () =>
    site.call('POST /staff/order_chat/send/:id', {
      params: { id },
      token: staff.token,
      body: { content: '我来协助', client_id: randomUUID() },
    });
  expect((await send()).status).toBe(403);
  const call = await site.call('POST /order_chat/call_staff/:id', {
    params: { id },
    token: buyer.token,
    body: {},
  });
  expect(call.data.called).toBe(true);
  const called = await site.call('GET /staff/order_chat/called', { token: staff.token, query: {} });
  expect(called.data.data.some((one) => one.id === id && one.by === 'buyer')).toBe(true);
  await site.call('POST /staff/order_chat/join/:id', { params: { id }, token: staff.token, body: {} });
  expect((await send()).status).toBe(200);
  await site.call('POST /staff/order_chat/leave/:id', { params: { id }, token: staff.token, body: {} });
  expect((await send()).status).toBe(403);
  for (const person of [buyer, teacher])
    expect((await chatOf(site, person, id)).data.data.map(({ content }) => content)).toEqual([
      '请看',
      person === buyer ? '您请客服加入，客服上线后会在这里说明' : '客户请客服加入，客服上线后会在这里说明',
      '客服 学术港运营 已加入沟通',
      '我来协助',
      '客服 学术港运营 已离开沟通',
    ]);
  const log = await site.core.db
    .selectFrom('audit_log')
    .select(['action', 'detail'])
    .where('object_id', '=', String(id))
    .where('action', 'like', 'order_chat.%')
    .orderBy('id')
    .execute();
  expect(log.map(({ action }) => action)).toEqual([
    'order_chat.read',
    'order_chat.join',
    'order_chat.answer',
    'order_chat.leave',
  ]);
  expect(log[0]?.detail).toMatchObject({ reason: '客户反映沟通不畅' });
  site.clock.advance(31 * 60_000);
  const later = await again(site, staff);
  expect(
    (await site.call('GET /staff/order_chat/:id', { params: { id }, token: later.token, query: {} })).status,
  ).toBe(403);
});

test('what happens to the order is told in its chat', async () => {
  const staff = await staffOf(site);
  const { id, buyer, teacher } = await servedOrder(site);
  await say(site, buyer, id, '您好');
  await site.call('POST /staff/order/deliver/:id', {
    params: { id },
    token: staff.token,
    body: { title: '批注稿', text: '逐段批注。' },
  });
  const { deliverables } = (
    await site.call('POST /user/order_info/:id', { params: { id }, token: buyer.token })
  ).data;
  const version = Math.max(...deliverables.map((one) => one.version));
  await site.call('POST /delivery/accept/:id', { params: { id }, token: buyer.token, body: { version } });
  expect((await chatOf(site, teacher, id)).data.data.map(({ content }) => content)).toEqual([
    '您好',
    '您交付了第 1 版',
    '客户已验收，订单完成，沟通记录随订单保存',
  ]);
});

test('pages by cursor, changes since a moment, and search', async () => {
  const { id, buyer, teacher } = await servedOrder(site);
  for (let n = 1; n <= 35; n += 1) await say(site, n % 2 ? buyer : teacher, id, `第 ${n} 句`);
  const first = (await chatOf(site, buyer, id)).data;
  expect([first.data.length, first.has_more, first.data[0]?.content]).toEqual([30, true, '第 6 句']);
  const older = (await chatOf(site, buyer, id, { before: String(first.data[0]?.id) })).data;
  expect([older.data.length, older.has_more]).toEqual([5, false]);
  await say(site, teacher, id, '新的一句 100%');
  const fresh = (await chatOf(site, buyer, id, { since: String(first.rev) })).data;
  expect(fresh.data.map(({ content }) => content)).toEqual(['新的一句 100%']);
  const found = (await chatOf(site, buyer, id, { keyword: '100%' })).data;
  expect(found.data.map(({ content }) => content)).toEqual(['新的一句 100%']);
  expect((await chatOf(site, buyer, id, { keyword: '第_句' })).data.data).toEqual([]);
});

test('who is not looking gets one message for all that is new, gone once it is read, without what was said', async () => {
  const { id, buyer, teacher } = await servedOrder(site);
  await say(site, buyer, id, '悄悄话一');
  const { data } = await say(site, buyer, id, '悄悄话二');
  const messages = () =>
    site.core.db
      .selectFrom('messages')
      .select(['title', 'body', 'read_at', 'sub'])
      .where('user_id', '=', teacher.id)
      .where('obj_id', '=', id)
      .where('merge_key', '=', `order:${id}:chat`)
      .execute();
  const [told, ...rest] = await messages();
  expect([told?.title, told?.sub, rest]).toEqual(['客户发来新消息', 46, []]);
  expect(told?.body).not.toContain('悄悄话');
  await read(site, teacher, id, data.message.id);
  expect((await messages())[0]?.read_at).not.toBeNull();
});

test('it is exported with the list of its files, as a text and as a PDF', async () => {
  const { id, buyer, teacher } = await servedOrder(site);
  const file = await upload(site, teacher, '术语表.txt');
  await say(site, teacher, id, '术语表在附件里', { files: [file] });
  const text = await site.call('GET /order_chat/export/:id', { params: { id }, token: buyer.token });
  expect(text.status).toBe(200);
  const raw = await site.app.inject({
    url: `/api/applet/order_chat/export/${id}`,
    headers: { authorization: `Bearer ${buyer.token}` },
  });
  expect(raw.body).toContain('术语表在附件里');
  expect(raw.body).toMatch(/文件清单（1）\n1\. 术语表\.txt/);
  const pdf = await site.app.inject({
    url: `/api/applet/order_chat/pdf/${id}`,
    headers: { authorization: `Bearer ${buyer.token}` },
  });
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});
