import { randomUUID } from 'node:crypto';
import { type TestApp, testApp } from '../../../../testing/app';
import { closeIdleChats, wakeChats } from '../ticks';
import { chatStatusText, chatTransitions, nextChatStatus } from './states';

let site: TestApp;
let staff: { id: number; token: string };
beforeAll(async () => {
  site = await testApp({
    areas: ['support', 'messages', 'desk'],
    env: { HARBOR_SUPPORT_HOURS: '00:00-23:59' },
  });
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

/** A conversation that somebody of the desk serves, and one of a colleague. */
async function served() {
  const user = await site.user();
  await say(user.token, { content: '在吗' });
  const id = await idOf(user.id);
  await answer(id, '在的');
  return { user, id };
}
const assign = (id: number, to: number, note?: string) =>
  site.call('POST /staff/chat/assign/:id', { token: staff.token, params: { id }, body: { to, note } });
const snooze = (id: number, until: 'half_hour' | 'two_hours' | 'next_shift') =>
  site.call('POST /staff/chat/snooze/:id', { token: staff.token, params: { id }, body: { until } });
const statusOf = async (id: number) => (await desk()).find((one) => one.id === id)?.status_text;

test('a conversation is handed to a colleague, who is told and reads why; the user sees no difference', async () => {
  const { user, id } = await served();
  const colleague = await site.user({ is_staff: true, nickname: '客服小林', roles: ['support'] });
  const { data } = await assign(id, colleague.id, '用户要改期，等编辑答复');
  expect(data).toMatchObject({
    assignee: '客服小林',
    assignee_id: colleague.id,
    handover: '用户要改期，等编辑答复',
  });
  const { data: box } = await site.call('POST /message/notice', { token: colleague.token, body: {} });
  expect(box.data[0]).toMatchObject({
    title: '同事把一个客服会话交给了您',
    link: `/staff/queue/chat?tab=serving&case=${id}`,
  });
  expect(JSON.stringify(box)).not.toContain('改期');
  expect(JSON.stringify(await chat(user.token))).not.toContain('改期');
  expect((await assign(id, colleague.id)).status).toBe(409);
  await close(id);
  await say(user.token, { content: '还有一件事' });
  expect((await desk()).find((one) => one.id === id)).toMatchObject({ handover: '' });
});

test('nobody is given a conversation who may not serve one', async () => {
  const { id } = await served();
  const member = await site.user();
  const finance = await site.user({ is_staff: true, roles: ['finance'] });
  for (const { id: to } of [member, finance, { id: 999_999 }]) {
    const { status, errors } = await assign(id, to);
    expect([status, errors.to]).toEqual([422, ['请选择可以接待的同事']]);
  }
  const { data } = await site.call('GET /staff/chat/colleagues', { token: staff.token });
  const ids = data.data.map((one) => one.id);
  expect(ids).toContain(staff.id);
  expect(ids).not.toContain(finance.id);
});

test('those on duty stand first among the colleagues', async () => {
  const late = await site.user({ is_staff: true, roles: ['support'] });
  await site.call('POST /staff/desk/duty', { token: late.token, body: { on: true } });
  const { data } = await site.call('GET /staff/chat/colleagues', { token: staff.token });
  expect(data.data[0]).toMatchObject({ id: late.id, on_duty: true });
});

test('what was put off comes back as soon as the user says something, or somebody of the desk does', async () => {
  const { user, id } = await served();
  await snooze(id, 'half_hour');
  await say(user.token, { content: '请问有进展吗' });
  expect((await desk()).find((one) => one.id === id)).toMatchObject({
    status_text: '接待中',
    snoozed_until: null,
  });
  await snooze(id, 'two_hours');
  await answer(id, '编辑刚答复');
  expect(await statusOf(id)).toBe('接待中');
  await snooze(id, 'two_hours');
  const wake = () => site.call('POST /staff/chat/wake/:id', { token: staff.token, params: { id } });
  const answers = await Promise.all([wake(), wake()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a rating stays in the conversation when the next one begins, and the desk reads its words', async () => {
  const { user, id } = await served();
  await close(id);
  const body = { score: 2, comment: '等得久' };
  await site.call('POST /customer/chat/rate', { token: user.token, body });
  expect((await desk()).find((one) => one.id === id)).toMatchObject({ score: 2, score_comment: '等得久' });
  await say(user.token, { content: '再问一次' });
  expect((await chat(user.token)).data.map(({ content }) => content)).toContain(
    '本次服务评价：2 分，留言「等得久」',
  );
});

test('every act of the desk is in the audit log', async () => {
  const user = await site.user();
  await say(user.token, { content: '记录' });
  const id = await idOf(user.id);
  await site.call('POST /staff/chat/take/:id', { token: staff.token, params: { id } });
  await answer(id, '好的');
  await snooze(id, 'half_hour');
  await site.call('POST /staff/chat/wake/:id', { token: staff.token, params: { id } });
  await close(id);
  const rows = await site.core.db
    .selectFrom('audit_log')
    .select(['action', 'actor_type'])
    .where('object_type', '=', 'conversation')
    .where('object_id', '=', String(id))
    .orderBy('id')
    .execute();
  expect(rows).toEqual(
    ['take', 'answer', 'snooze', 'wake', 'close'].map((act) => ({
      action: `support.chat.${act}`,
      actor_type: 'staff',
    })),
  );
});

/** Without a session of the desk, which does not outlast a night. */
const statusNow = async (id: number) => {
  const row = await site.core.db
    .selectFrom('support_conversations')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return chatStatusText[row.status];
};

test('what was put off comes back when its time has come, and does not end at once', async () => {
  const { user, id } = await served();
  const { data } = await snooze(id, 'next_shift');
  expect(data.status_text).toBe('稍后处理');
  // The office hours of these tests begin at midnight in Beijing.
  expect(data.snoozed_until).toMatch(/00:00:00/);
  expect((await chat(user.token)).conversation.status_text).toBe('接待中');
  site.clock.advance(Date.parse(data.snoozed_until ?? '') - site.clock.now() - 60_000);
  await wakeChats(site.core);
  await closeIdleChats(site.core);
  expect(await statusNow(id)).toBe('稍后处理');
  site.clock.advance(61_000);
  await wakeChats(site.core);
  await closeIdleChats(site.core);
  expect(await statusNow(id)).toBe('接待中');
  site.clock.advance(13 * 3_600_000);
  await closeIdleChats(site.core);
  expect(await statusNow(id)).toBe('已结束');
});

test('the table of states knows every step, and no other', () => {
  const events = ['ask', 'take', 'answer', 'close', 'assign', 'snooze', 'wake'] as const;
  const legal = chatTransitions.flatMap(({ event, from, to }) => from.map((at) => `${at} ${event} ${to}`));
  const found = [0, 1, 2, 3, 4].flatMap((from) =>
    events.flatMap((event) => {
      const to = nextChatStatus(from, event);
      return to === undefined ? [] : [`${from} ${event} ${to}`];
    }),
  );
  expect(found.sort()).toEqual(legal.sort());
  expect(nextChatStatus(0, 'take')).toBeUndefined();
  expect(nextChatStatus(3, 'close')).toBeUndefined();
});
