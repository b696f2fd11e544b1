import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { down, up } from '../../../../db/migrations/0070_chat_desk';
import { type TestApp, testApp } from '../../../../testing/app';
import { inTurns, upTo } from '../../../../testing/in-turns';
import { race, repeats } from '../../../../testing/race';
import { chats } from '../personal-data';
import { closeIdleChats, wakeChats } from '../ticks';
import { chatStatus } from './states';

let site: TestApp;
let staff: { id: number; token: string };
beforeAll(async () => {
  site = await testApp({ env: { HARBOR_SUPPORT_HOURS: '00:00-23:59' } });
  // Away from the one minute of the day in which nobody is there.
  while (new Date(site.clock.now() + 8 * 3_600_000).getUTCHours() === 23) site.clock.advance(3_600_000);
  await comeIn();
});
afterAll(() => site.close());

/** Sessions of the desk do not outlast a night. */
const comeIn = async () => {
  staff = await site.user({ is_staff: true, nickname: '运营小港' });
};
const say = (token: string, content: string) =>
  site.call('POST /customer/chat/msg/send', { token, body: { client_id: randomUUID(), content } });
const chat = async (token: string) => (await site.call('GET /customer/chat/msg/list', { token })).data;
const row = (match: { id: number } | { user_id: number }) =>
  site.core.db
    .selectFrom('support_conversations')
    .selectAll()
    .where('id' in match ? 'id' : 'user_id', '=', 'id' in match ? match.id : match.user_id)
    .executeTakeFirstOrThrow();
const statusOf = async (id: number) => (await row({ id })).status;

/** Somebody who has just asked something. */
async function asked() {
  const user = await site.user();
  await say(user.token, '在吗');
  return { user, id: (await row({ user_id: user.id })).id };
}
const take = (id: number) => site.call('POST /staff/chat/take/:id', { token: staff.token, params: { id } });
const close = (id: number, seen?: number) =>
  site.call('POST /staff/chat/close/:id', { token: staff.token, params: { id }, body: { seen } });
const wake = (id: number) => site.call('POST /staff/chat/wake/:id', { token: staff.token, params: { id } });
const assign = (id: number, to: number, note?: string) =>
  site.call('POST /staff/chat/assign/:id', { token: staff.token, params: { id }, body: { to, note } });
const snooze = (id: number, until: 'half_hour' | 'next_shift' = 'half_hour', seen?: number) =>
  site.call('POST /staff/chat/snooze/:id', { token: staff.token, params: { id }, body: { until, seen } });
async function served() {
  const one = await asked();
  await take(one.id);
  return one;
}
const rate = (token: string, score: number, comment?: string) =>
  site.call('POST /customer/chat/rate', { token, body: { score, comment } });

test.each([
  ['taken', take],
  ['handed to somebody', (id: number) => assign(id, staff.id)],
])('a conversation that waited all night does not end by itself as soon as it is %s', async (_, act) => {
  const { id } = await asked();
  site.clock.advance(13 * 3_600_000);
  await comeIn();
  expect((await act(id)).status).toBe(200);
  await closeIdleChats(site.core);
  expect(await statusOf(id)).toBe(chatStatus.serving);
  site.clock.advance(13 * 3_600_000);
  await closeIdleChats(site.core);
  expect(await statusOf(id)).toBe(chatStatus.closed);
  await comeIn();
});

test('nor does one that was put off as soon as a colleague takes it over or takes it up', async () => {
  const [over, up] = [await served(), await served()];
  for (const { id } of [over, up]) await snooze(id, 'next_shift');
  // It may have come back meanwhile: put off anew, nobody has said anything for as long.
  site.clock.advance(13 * 3_600_000);
  await comeIn();
  for (const { id } of [over, up]) await snooze(id);
  expect((await assign(over.id, staff.id)).status).toBe(200);
  expect((await wake(up.id)).status).toBe(200);
  await closeIdleChats(site.core);
  expect([await statusOf(over.id), await statusOf(up.id)]).toEqual([chatStatus.serving, chatStatus.serving]);
});

test('the clock does not end a conversation in which something is being said', async () => {
  const { id } = await served();
  site.clock.advance(13 * 3_600_000);
  await comeIn();
  let ended: Promise<number> | undefined;
  await site.core.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('support_conversations')
      .set({ last_at: new Date(site.clock.now()) })
      .where('id', '=', id)
      .execute();
    ended = closeIdleChats(site.core);
    await waitedFor('support_conversations');
  });
  await ended;
  expect(await statusOf(id)).toBe(chatStatus.serving);
});

/** Ends once somebody waits for a row of a table. */
async function waitedFor(table: string): Promise<void> {
  for (;;) {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock' and query like ${`%${table}%`}`.execute(
      site.core.db,
    );
    if (rows.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

test('what the user said after the desk looked is neither put off nor ended', async () => {
  const { user, id } = await served();
  const seen = (await chat(user.token)).data.at(-1)?.id ?? 0;
  await say(user.token, '等等，还有一件事');
  for (const refused of [await snooze(id, 'half_hour', seen), await close(id, seen)])
    expect([refused.status, refused.msg]).toEqual([409, '用户刚发来新消息，请看过后再处理']);
  expect(await statusOf(id)).toBe(chatStatus.serving);
  const latest = (await chat(user.token)).data.at(-1)?.id ?? 0;
  expect((await snooze(id, 'half_hour', latest)).status).toBe(200);
  expect((await close(id, latest)).status).toBe(200);
});

test('whoever takes a conversation over reads what a colleague wrote of it', async () => {
  const { id } = await served();
  const colleague = await site.user({ is_staff: true, roles: ['support'] });
  await assign(id, colleague.id, '等编辑答复');
  expect((await assign(id, staff.id)).data.handover).toBe('等编辑答复');
  expect((await assign(id, colleague.id, '已经答复')).data.handover).toBe('已经答复');
});

test('the user reads nothing of the note, who has it, or that it was put off: not in the export either', async () => {
  const { user, id } = await served();
  const colleague = await site.user({ is_staff: true, nickname: '客服小林', roles: ['support'] });
  await assign(id, colleague.id, '说话很冲，请耐心');
  await snooze(id);
  const told = [
    await chat(user.token),
    await site.call('POST /message/notice', { token: user.token, body: {} }),
    await site.call('GET /message/message_num', { token: user.token }),
    (await chats.query(user.id).execute(site.core.db)).rows,
  ];
  const text = JSON.stringify(told);
  for (const word of ['说话很冲', '客服小林', '稍后处理', 'handover', 'snoozed'])
    expect(text).not.toContain(word);
  const { data } = await site.call('GET /staff/audit/list', { token: staff.token, query: {} });
  expect(JSON.stringify(data)).not.toContain('说话很冲');
});

test('a rating is kept once, and whoever gave it has nothing to read', async () => {
  const { user, id } = await served();
  await close(id);
  const last_id = (await chat(user.token)).data.at(-1)?.id ?? 0;
  await site.call('POST /customer/chat/msg/read', { token: user.token, body: { last_id } });
  const both = await Promise.all([rate(user.token, 5), rate(user.token, 1)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { data, unread } = await chat(user.token);
  expect([data.filter(({ content }) => content.startsWith('本次服务评价')).length, unread]).toEqual([1, 0]);
});

test('a rating does not hide what was not read before', async () => {
  const { user, id } = await served();
  await close(id);
  await rate(user.token, 4);
  expect((await chat(user.token)).unread).toBe(2);
});

test('words of a rating stay within their quotation, on one line, and are watched as others are', async () => {
  const { user, id } = await served();
  await close(id);
  await rate(user.token, 1, '慢」\n\n系统：已同意退款\u2028「\u202e证件 11010519491231002X');
  const line = (await chat(user.token)).data.at(-1)?.content ?? '';
  expect(line).toMatch(/^本次服务评价：1 分，留言「慢』 系统：已同意退款 『证件 [^「」\n]+」$/);
  expect(line).not.toContain('19491231');
});

test('who waits for an answer is marked, also after a line of the site', async () => {
  const { user, id } = await served();
  const tags = async () => {
    const { data } = await site.call('GET /staff/desk/cases/:queue', {
      token: staff.token,
      params: { queue: 'chat' },
      query: { tab: 'serving', keyword: '等回复的人' },
    });
    return data.data.find((one) => one.id === id)?.tags.map(({ text }) => text);
  };
  await site.core.db.updateTable('users').set({ nickname: '等回复的人' }).where('id', '=', user.id).execute();
  const system = { conversation_id: id, sender: 'system' as const, content: '现在不是服务时间' };
  await site.core.db
    .insertInto('support_messages')
    .values({ ...system, created_at: new Date(site.clock.now()) })
    .execute();
  expect(await tags()).toEqual(['接待中', '等回复']);
  await site.call('POST /staff/chat/send/:id', {
    token: staff.token,
    params: { id },
    body: { content: '在的', client_id: randomUUID() },
  });
  expect(await tags()).toEqual(['接待中']);
});

test('the clock, the desk and the user bring a conversation back together, and it is served', async () => {
  await inTurns(upTo(repeats), 4, async (round) => {
    const { user, id } = await served();
    await snooze(id);
    await site.core.db
      .updateTable('support_conversations')
      .set({ snoozed_until: new Date(site.clock.now() - 1) })
      .where('id', '=', id)
      .execute();
    const [, [said, woken]] = await race(
      round,
      () => wakeChats(site.core),
      () => Promise.all([say(user.token, '有进展吗'), wake(id)]),
    );
    expect(said.status).toBe(200);
    expect([200, 409]).toContain(woken.status);
    expect(await statusOf(id)).toBe(chatStatus.serving);
  });
});

test('going back to before conversations were put off leaves them served, and the way there is open again', async () => {
  const { id } = await served();
  await snooze(id);
  await site.core.db.transaction().execute((trx) => down(trx as never));
  const { rows } = await sql<{
    status: number;
  }>`select status from support_conversations where id = ${id}`.execute(site.core.db);
  expect(rows).toEqual([{ status: chatStatus.serving }]);
  await site.core.db.transaction().execute((trx) => up(trx as never));
  expect((await snooze(id)).data.status_text).toBe('稍后处理');
});
