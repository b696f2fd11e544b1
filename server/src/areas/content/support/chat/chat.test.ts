import { randomUUID } from 'node:crypto';
import { type TestApp, testApp } from '../../../../testing/app';
import { closeIdleChats } from '../ticks';
import { chatTransitions, nextChatStatus } from './states';

let site: TestApp;
let staff: { id: number; token: string };
beforeAll(async () => {
  site = await testApp({ areas: ['support', 'messages'], env: { HARBOR_SUPPORT_HOURS: '00:00-23:59' } });
  // Away from the one minute of the day in which nobody is there.
  while (new Date(site.clock.now() + 8 * 3_600_000).getUTCHours() === 23) site.clock.advance(3_600_000);
  staff = await site.user({ is_staff: true, nickname: '运营小港' });
});
afterAll(() => site.close());

const say = (token: string, line: object) =>
  site.call('POST /customer/chat/msg/send', {
    token,
    body: { client_id: randomUUID(), ...line } as never,
  });
const chat = async (token: string, query = {}) =>
  (await site.call('GET /customer/chat/msg/list', { token, query })).data;
const desk = async () => (await site.call('GET /staff/chat/list', { token: staff.token })).data.data;
const idOf = async (userId: number) => (await desk()).find(({ user }) => user.id === userId)?.id ?? 0;
const answer = (id: number, content: string, client_id = randomUUID()) =>
  site.call('POST /staff/chat/send/:id', {
    token: staff.token,
    params: { id },
    body: { content, client_id },
  });
const close = (id: number) => site.call('POST /staff/chat/close/:id', { token: staff.token, params: { id } });

test('somebody who never asked has an empty conversation and the office hours', async () => {
  const { token } = await site.user();
  expect(await chat(token)).toEqual({
    conversation: { status: 0, status_text: '尚未开始', can_rate: false, score: null },
    office: { open: true, hours: '每天 0:00–23:59', opens_at: null },
    data: [],
    has_more: false,
    unread: 0,
  });
});

test('a question waits, is answered, ends and is rated once', async () => {
  const user = await site.user({ nickname: '小陈' });
  expect((await say(user.token, { content: '润色多久能好？' })).data.conversation.status_text).toBe('待接待');
  const id = await idOf(user.id);
  expect((await desk()).find((one) => one.id === id)).toMatchObject({ unread: 1, latest: '润色多久能好？' });
  await answer(id, '标准版 3 天，加急 1 天。');
  const now = await chat(user.token);
  expect(now.data.map(({ from, sender, content }) => [from, sender, content])).toEqual([
    ['user', '小陈', '润色多久能好？'],
    ['staff', '运营小港', '标准版 3 天，加急 1 天。'],
  ]);
  expect([now.conversation.status_text, now.unread]).toEqual(['接待中', 1]);
  expect((await desk()).find((one) => one.id === id)).toMatchObject({ unread: 0, assignee: '运营小港' });
  await close(id);
  expect((await chat(user.token)).conversation).toMatchObject({ status_text: '已结束', can_rate: true });
  const rate = (score: number) =>
    site.call('POST /customer/chat/rate', { token: user.token, body: { score } });
  expect((await rate(5)).data).toMatchObject({ score: 5, can_rate: false });
  expect((await rate(1)).status).toBe(409);
});

test('what support says counts as unread until it is read', async () => {
  const user = await site.user();
  await say(user.token, { content: '在吗' });
  const { data } = await answer(await idOf(user.id), '在的');
  const counts = async () => (await site.call('GET /message/message_num', { token: user.token })).data;
  expect(await counts()).toMatchObject({ total: 1, service: 1, system: 0 });
  const overview = (await site.call('GET /message/my_message', { token: user.token })).data;
  expect(overview.service).toMatchObject({ unread: 1, latest: '在的' });
  await site.call('POST /customer/chat/msg/read', { token: user.token, body: { last_id: data.id } });
  expect(await counts()).toMatchObject({ total: 0, service: 0 });
});

test('a line is written once, however often it is sent', async () => {
  const user = await site.user();
  const line = { content: '只此一句', client_id: randomUUID() };
  const sent = await Promise.all([1, 2, 3].map(() => say(user.token, line)));
  expect(new Set(sent.map(({ data }) => data.message.id)).size).toBe(1);
  expect((await chat(user.token)).data).toHaveLength(1);
  const id = await idOf(user.id);
  const mark = randomUUID();
  await Promise.all([answer(id, '收到', mark), answer(id, '收到', mark)]);
  expect((await chat(user.token)).data).toHaveLength(2);
});

test('asking again after the end begins anew, to be rated anew', async () => {
  const user = await site.user();
  await say(user.token, { content: '第一次' });
  const id = await idOf(user.id);
  await answer(id, '好的');
  await close(id);
  await site.call('POST /customer/chat/rate', { token: user.token, body: { score: 4 } });
  expect((await say(user.token, { content: '第二次' })).data.conversation).toMatchObject({
    status_text: '待接待',
    score: null,
  });
});

test('only one of the desk takes a conversation', async () => {
  const user = await site.user();
  await say(user.token, { content: '请接待' });
  const id = await idOf(user.id);
  const take = () => site.call('POST /staff/chat/take/:id', { token: staff.token, params: { id } });
  const answers = await Promise.all([take(), take(), take()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('earlier lines come in pages, later ones after a line', async () => {
  const user = await site.user();
  for (let n = 1; n <= 33; n += 1) await say(user.token, { content: `第 ${n} 句` });
  const last = await chat(user.token);
  expect([last.data.length, last.has_more, last.data[0]?.content]).toEqual([30, true, '第 4 句']);
  const before = await chat(user.token, { before: last.data[0]?.id });
  expect([before.data.map(({ content }) => content), before.has_more]).toEqual([
    ['第 1 句', '第 2 句', '第 3 句'],
    false,
  ]);
  const after = await chat(user.token, { after: last.data[27]?.id });
  expect(after.data.map(({ content }) => content)).toEqual(['第 32 句', '第 33 句']);
});

test.each([
  [{}, 'content', '请输入内容'],
  [{ content: '   ' }, 'content', '请输入内容'],
  [{ content: '字'.repeat(1001) }, 'content', '最多1000个字'],
  [{ image: '/media/uploads/2026/01/OTHER.webp' }, 'image', '请重新上传图片'],
  [{ image: 'https://evil.example/a.png' }, 'image', '请先上传图片'],
  [{ content: '两样', order_id: 1 }, 'content', '一次只能发送文字、图片或订单中的一种'],
])('%j is refused', async (line, field, text) => {
  const { token } = await site.user();
  const { status, errors } = await say(token, line);
  expect([status, errors[field]]).toEqual([422, [text]]);
});

test('nobody reads up to a line of another conversation', async () => {
  const user = await site.user();
  const other = await site.user();
  await say(user.token, { content: '一' });
  await answer(await idOf(user.id), '二');
  const foreign = (await say(other.token, { content: '三' })).data.message.id;
  await site.call('POST /customer/chat/msg/read', { token: user.token, body: { last_id: foreign } });
  expect((await chat(user.token)).unread).toBe(1);
});

test('a conversation in which nobody says anything ends by itself', async () => {
  const user = await site.user();
  await say(user.token, { content: '在吗' });
  await answer(await idOf(user.id), '在的');
  site.clock.advance(13 * 3_600_000);
  await closeIdleChats(site.core);
  expect((await chat(user.token)).conversation.status_text).toBe('已结束');
});

test('every act of the desk is in the audit log', async () => {
  const user = await site.user();
  await say(user.token, { content: '记录' });
  const id = await idOf(user.id);
  await site.call('POST /staff/chat/take/:id', { token: staff.token, params: { id } });
  await answer(id, '好的');
  await close(id);
  const rows = await site.core.db
    .selectFrom('audit_log')
    .select(['action', 'actor_type'])
    .where('object_type', '=', 'conversation')
    .where('object_id', '=', String(id))
    .orderBy('id')
    .execute();
  expect(rows).toEqual(
    ['take', 'answer', 'close'].map((act) => ({ action: `support.chat.${act}`, actor_type: 'staff' })),
  );
});

test('the table of states knows every step, and no other', () => {
  const events = ['ask', 'take', 'answer', 'close'] as const;
  const legal = chatTransitions.flatMap(({ event, from, to }) => from.map((at) => `${at} ${event} ${to}`));
  const found = [0, 1, 2, 3].flatMap((from) =>
    events.flatMap((event) => {
      const to = nextChatStatus(from, event);
      return to === undefined ? [] : [`${from} ${event} ${to}`];
    }),
  );
  expect(found.sort()).toEqual(legal.sort());
  expect(nextChatStatus(0, 'take')).toBeUndefined();
  expect(nextChatStatus(3, 'close')).toBeUndefined();
});
