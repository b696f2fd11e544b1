import { randomUUID } from 'node:crypto';
import { type TicketStatus, ticketStatus } from '@harbor/contract/ticket-status';
import { type TestApp, testApp } from '../../../../testing/app';
import { newSession } from '../../../../testing/users';
import { startSession } from '../../../identity/auth/sessions';
import { officeState } from '../hours';
import { closeIdleTickets } from '../ticks';
import { escalateTickets } from './escalate';
import { nextTicketStatus, type TicketActor, ticketTransitions } from './transitions';

let site: TestApp;
let staff: { id: number; token: string };
beforeAll(async () => {
  site = await testApp({ areas: ['support', 'messages'] });
});
// The clock runs on by weeks: each test has a session of its own.
beforeEach(async () => {
  staff = await site.user({ is_staff: true, nickname: '运营小港' });
});
afterAll(() => site.close());

const complaint = { kind: 'complaint', topic: '交付超时', content: '约定 3 天交付，已经过去 5 天了。' };
const file = (token: string, more: object = {}, idempotencyKey?: string) =>
  site.call('POST /ticket/create', {
    token,
    idempotencyKey,
    body: { ...complaint, ...more } as never,
  });
const read = (token: string, id: number) => site.call('GET /ticket/detail/:id', { token, params: { id } });
const act = (id: number, name: string, content?: string) =>
  site.call('POST /staff/ticket/act/:id', {
    token: staff.token,
    params: { id },
    body: { act: name, content } as never,
  });
const reply = (token: string, id: number, content: string) =>
  site.call('POST /ticket/reply/:id', { token, params: { id }, body: { content } });
async function begun() {
  const user = await site.user({ nickname: '小林' });
  const { data } = await file(user.token);
  return { ...user, ticket: data };
}

test('a complaint gets a number and an answer within 48 hours is promised', async () => {
  const { token, ticket } = await begun();
  expect(ticket.ticket_no).toMatch(/^GD\d{14}$/);
  expect(Date.parse(ticket.due_at) - site.clock.now()).toBeGreaterThan(47.9 * 3_600_000);
  const { data } = await read(token, ticket.id);
  expect(data).toMatchObject({
    kind_text: '投诉',
    topic: '交付超时',
    status_text: '待处理',
    actions: { reply: true, close: true, reopen: false, rate: false },
  });
  expect(data.lines.map(({ title, content }) => [title, content])).toEqual([
    ['您提交了工单', complaint.content],
  ]);
});

test('an answer that is overdue is told to all staff, once for each that is owed', async () => {
  const colleague = await site.user({ is_staff: true });
  const { id: userId, ticket } = await begun();
  const session = (id: number) => newSession(site, id);
  const told = async (reader: number) =>
    (
      await site.core.db
        .selectFrom('messages')
        .select('title')
        .where('user_id', '=', reader)
        .where('obj_type', '=', 'ticket')
        .where('obj_id', '=', ticket.id)
        .execute()
    ).map(({ title }) => title);
  const overdue = '工单没有按时答复，请优先处理';
  site.clock.advance(47 * 3_600_000);
  await escalateTickets(site.core);
  expect(await told(staff.id)).toEqual([]);
  site.clock.advance(2 * 3_600_000);
  await Promise.all([escalateTickets(site.core), escalateTickets(site.core)]);
  await escalateTickets(site.core);
  expect([await told(staff.id), await told(colleague.id)]).toEqual([[overdue], [overdue]]);
  // Asked back and supplemented: an answer is owed anew.
  staff = { ...staff, token: await session(staff.id) };
  expect((await act(ticket.id, 'ask', '请补充订单号。')).status).toBe(200);
  expect((await reply(await session(userId), ticket.id, '订单号已补充。')).status).toBe(200);
  site.clock.advance(49 * 3_600_000);
  await escalateTickets(site.core);
  expect((await told(colleague.id)).filter((title) => title === overdue)).toHaveLength(2);
});

test('one intention is one ticket', async () => {
  const { token } = await site.user();
  const key = randomUUID();
  const [a, b] = [await file(token, {}, key), await file(token, {}, key)];
  expect(a.data).toEqual(b.data);
  expect((await site.call('GET /ticket/list', { token })).data.total).toBe(1);
});

test('it goes its way: taken, asked about, supplemented, solved, rated, closed; the user is told of each', async () => {
  const { token, ticket } = await begun();
  const { id } = ticket;
  await act(id, 'take');
  await act(id, 'ask', '请上传与老师的沟通截图。');
  expect((await read(token, id)).data.status_text).toBe('待用户补充');
  await reply(token, id, '截图在附件里。');
  await act(id, 'note', '已联系老师');
  await act(id, 'resolve', '已为您免费加急，并赠送优惠券。');
  const { data } = await read(token, id);
  expect(data.lines.map(({ title }) => title)).toEqual([
    '您提交了工单',
    '客服已受理',
    '客服请您补充信息',
    '您的补充',
    '客服已给出处理结果',
  ]);
  expect(data).toMatchObject({ status_text: '已解决', due_at: null, actions: { rate: true, reopen: true } });
  const rated = await site.call('POST /ticket/rate/:id', { token, params: { id }, body: { score: 4 } });
  expect(rated.data).toMatchObject({ score: 4, actions: { rate: false } });
  const again = await site.call('POST /ticket/rate/:id', { token, params: { id }, body: { score: 1 } });
  expect(again.status).toBe(409);
  const told = (await site.call('POST /message/notice', { token, body: { sub: 50 } })).data.data;
  expect(told.map(({ title, link }) => [title, link]).reverse()).toEqual([
    ['您的工单已受理', `/ticket/${id}`],
    ['请补充工单信息', `/ticket/${id}`],
    ['您的工单已有处理结果', `/ticket/${id}`],
  ]);
  expect((await site.call('POST /ticket/close/:id', { token, params: { id } })).data.status_text).toBe(
    '已关闭',
  );
});

test('a solved one is opened again within seven days, and not after', async () => {
  const { id, token, ticket } = await begun();
  const reopen = (ticketId: number, session: string) =>
    site.call('POST /ticket/reopen/:id', {
      token: session,
      params: { id: ticketId },
      body: { reason: '还没有解决' },
    });
  await act(ticket.id, 'resolve', '已处理');
  expect((await reopen(ticket.id, token)).data).toMatchObject({
    status_text: '处理中',
    actions: { reopen: false },
  });
  await act(ticket.id, 'resolve', '这次好了');
  site.clock.advance(7 * 86_400_000 + 1000);
  const again = await startSession(site.core, site.core.db, id, { ip: '127.0.0.1', userAgent: 'test' });
  const late = await reopen(ticket.id, again);
  expect([late.status, late.msg]).toEqual([409, '工单已不能重新打开，请提交新的工单']);
});

test('one that nobody writes to any more closes by itself', async () => {
  const solved = await begun();
  const asked = await begun();
  const waiting = await begun();
  await act(solved.ticket.id, 'resolve', '已处理');
  await act(asked.ticket.id, 'ask', '请补充订单号');
  const status = async ({ ticket }: typeof solved) =>
    (
      await site.core.db
        .selectFrom('tickets')
        .select('status')
        .where('id', '=', ticket.id)
        .executeTakeFirstOrThrow()
    ).status;
  site.clock.advance(8 * 86_400_000);
  await closeIdleTickets(site.core);
  expect([await status(solved), await status(asked), await status(waiting)]).toEqual([5, 3, 1]);
  site.clock.advance(7 * 86_400_000);
  await closeIdleTickets(site.core);
  expect([await status(asked), await status(waiting)]).toEqual([5, 1]);
});

test('those of others do not exist', async () => {
  const { ticket } = await begun();
  const stranger = await site.user();
  const params = { id: ticket.id };
  const { token } = stranger;
  const answers = [
    await read(token, ticket.id),
    await reply(token, ticket.id, '看看'),
    await site.call('POST /ticket/close/:id', { token, params }),
    await site.call('POST /ticket/reopen/:id', { token, params, body: { reason: '看看' } }),
    await site.call('POST /ticket/rate/:id', { token, params, body: { score: 5 } }),
  ];
  expect(answers.map(({ status, msg }) => [status, msg])).toEqual(answers.map(() => [404, '工单不存在']));
});

test('the desk sees what is owed first, what is overdue, and internal notes; users do not see those', async () => {
  const { token, ticket } = await begun();
  await act(ticket.id, 'note', '内部：核实交付时间');
  site.clock.advance(49 * 3_600_000);
  const list = await site.call('POST /staff/ticket/list', {
    token: staff.token,
    body: { kind: 'complaint' },
  });
  const mine = list.data.data.find(({ id }) => id === ticket.id);
  expect(mine).toMatchObject({ overdue: true, user: { nickname: '小林' } });
  expect(mine?.user.phone).toMatch(/^\d{3}\*{4}\d{4}$/);
  expect(list.data.overdue).toBeGreaterThanOrEqual(1);
  const owedAt = list.data.data.map(({ status }) => [1, 2].includes(status));
  expect(owedAt).toEqual([...owedAt].sort((a, b) => Number(b) - Number(a)));
  const detail = await site.call('GET /staff/ticket/detail/:id', {
    token: staff.token,
    params: { id: ticket.id },
  });
  expect(detail.data.lines.map(({ content }) => content)).toContain('内部：核实交付时间');
  expect(detail.data.acts).toEqual(['take', 'reply', 'ask', 'resolve', 'close', 'note']);
  expect(JSON.stringify((await read(token, ticket.id)).data)).not.toContain('内部');
});

test('every act is in the audit log', async () => {
  const { ticket } = await begun();
  await act(ticket.id, 'take');
  await act(ticket.id, 'resolve', '已处理');
  const rows = await site.core.db
    .selectFrom('audit_log')
    .select('action')
    .where('object_type', '=', 'ticket')
    .where('object_id', '=', String(ticket.id))
    .orderBy('id')
    .execute();
  expect(rows.map(({ action }) => action)).toEqual(['ticket.take', 'ticket.resolve']);
});

test.each([
  [{ content: '太短' }, 'content', '请至少用10个字描述'],
  [{ topic: '天气' }, 'topic', '请选择问题类型'],
  [{ topic: '' }, 'topic', '请选择问题类型'],
  [{ kind: 'offline' }, 'kind', '请选择类型'],
  [{ order_no: '123' }, 'order_no', '订单号为18位数字'],
  [{ order_no: '202611120000000031' }, 'order_no', '没有找到您的这个订单'],
  [{ images: ['/media/uploads/2026/01/OTHER.webp'] }, 'images', '请重新上传图片'],
])('%j is refused', async (more, field, text) => {
  const { token } = await site.user();
  const { status, errors } = await file(token, more);
  expect([status, errors[field]]).toEqual([422, [text]]);
});

test('an answer needs words, a taken one cannot be taken again', async () => {
  const { ticket } = await begun();
  expect((await act(ticket.id, 'reply')).errors).toEqual({ content: ['请填写内容'] });
  await act(ticket.id, 'take');
  expect((await act(ticket.id, 'take')).status).toBe(409);
});

describe('outside of office hours', () => {
  test('what is said becomes one ticket, and the conversation says so', async () => {
    const night = await testApp({ areas: ['support'], env: { HARBOR_SUPPORT_HOURS: '09:00-09:00' } });
    const user = await night.user();
    const say = (content: string) =>
      night.call('POST /customer/chat/msg/send', {
        token: user.token,
        body: { content, client_id: randomUUID() },
      });
    const first = (await say('请问明天能加急吗？')).data.ticket;
    const second = (await say('是一篇英文综述。')).data.ticket;
    expect(second).toEqual(first);
    const chat = (await night.call('GET /customer/chat/msg/list', { token: user.token })).data;
    expect(chat.office.open).toBe(false);
    expect(chat.data.map(({ from }) => from)).toEqual(['user', 'system', 'user']);
    expect(chat.data[1]?.content).toContain(first?.ticket_no);
    const { data } = await night.call('GET /ticket/detail/:id', {
      token: user.token,
      params: { id: first?.id ?? 0 },
    });
    expect([data.kind_text, data.lines.map(({ content }) => content)]).toEqual([
      '留言',
      ['请问明天能加急吗？', '是一篇英文综述。'],
    ]);
    await night.close();
  });

  test.each([
    ['08:59', false, '2026-11-21T09:00'],
    ['09:00', true, null],
    ['20:59', true, null],
    ['21:00', false, '2026-11-22T09:00'],
  ])('at %s', (clock, open, opens) => {
    const state = officeState({ from: 540, to: 1260 }, new Date(`2026-11-21T${clock}:00+08:00`));
    expect(state).toEqual({ open, opensAt: opens === null ? null : new Date(`${opens}:00+08:00`) });
  });
});

test('the table of states knows every step, and no other', () => {
  const events = ['take', 'reply', 'ask', 'resolve', 'close', 'supplement', 'reopen'] as const;
  const actors: TicketActor[] = ['user', 'staff', 'system'];
  const legal = ticketTransitions.flatMap(({ event, actor, from, to }) =>
    from.map((at) => `${at} ${event} ${actor} ${to}`),
  );
  const found = (Object.values(ticketStatus) as TicketStatus[]).flatMap((from) =>
    events.flatMap((event) =>
      actors.flatMap((actor) => {
        const to = nextTicketStatus(from, event, actor);
        return to === undefined ? [] : [`${from} ${event} ${actor} ${to}`];
      }),
    ),
  );
  expect(found.sort()).toEqual(legal.sort());
  expect(nextTicketStatus(5, 'reopen', 'user')).toBeUndefined();
  expect(nextTicketStatus(1, 'resolve', 'user')).toBeUndefined();
});
