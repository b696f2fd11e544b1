import type { ApiKey } from '@harbor/contract';
import { actingAs } from '../../../http/acting';
import type { SessionUser } from '../../../http/session-user';
import { type TestApp, testApp } from '../../../testing/app';
import { race } from '../../../testing/race';
import { audit } from '../../base/accounts/audit';
import { putPost } from '../../community/forum/testing/forum';
import { again } from '../../trade/fulfilment/testing/flow';
import { caseHolds } from './holds';
import { type Cases, oneOfEach } from './testing/cases';

let site: TestApp;
let cases: Cases;
let ann: { id: number; token: string };
let ben: { id: number; token: string };
let author: number;
let category: number;

beforeAll(async () => {
  site = await testApp();
  cases = await oneOfEach(site);
  ann = await site.user({ is_staff: true, nickname: '安宁' });
  ben = await site.user({ is_staff: true, nickname: '班主' });
  const row = await site.core.db
    .selectFrom('posts')
    .select(['user_id', 'category_id'])
    .where('id', '=', cases.post ?? 0)
    .executeTakeFirstOrThrow();
  [author, category] = [row.user_id, row.category_id ?? 0];
});
afterAll(() => site.close());

const waiting = () => putPost(site, { author, category, status: 1 });
const hold = (token: string, id: number, queue = 'post') =>
  site.call('POST /staff/desk/hold/:queue/:id', { token, params: { queue, id } });
const release = (token: string, id: number) =>
  site.call('POST /staff/desk/release/:queue/:id', { token, params: { queue: 'post', id } });
const publish = (token: string, id: number) =>
  site.call('POST /staff/post/publish/:id', { token, params: { id } });
const lines = async (action: string, id: number) =>
  (
    await site.core.db
      .selectFrom('audit_log')
      .select('actor_id')
      .where('action', '=', action)
      .where('object_id', 'in', [`post:${id}`, String(id)])
      .execute()
  ).map(({ actor_id }) => actor_id);

test('who takes a case has it for half an hour, and for as long again whenever they take it again', async () => {
  const id = await waiting();
  const first = await hold(ann.token, id);
  expect(first.data.holder).toMatchObject({ id: ann.id, name: '安宁', mine: true });
  site.clock.advance(20 * 60_000);
  const renewed = await hold(ann.token, id);
  expect(renewed.data.holder.until > first.data.holder.until).toBe(true);
  expect((await hold(ben.token, id)).data.holder).toMatchObject({ id: ann.id, name: '安宁', mine: false });
  site.clock.advance(31 * 60_000);
  expect((await hold(ben.token, id)).data.holder).toMatchObject({ id: ben.id, mine: true });
  // Who did not get it wrote nothing.
  expect(await lines('desk.hold', id)).toEqual([ann.id, ann.id, ben.id]);
});

test('of two who take a case at once one has it, and both are told who', async () => {
  for (let round = 0; round < 20; round += 1) {
    const id = await waiting();
    const [a, b] = await race(
      round,
      () => hold(ann.token, id),
      () => hold(ben.token, id),
    );
    expect([a.status, b.status]).toEqual([200, 200]);
    expect(a.data.holder.id).toBe(b.data.holder.id);
    expect([a.data.holder.mine, b.data.holder.mine].toSorted()).toEqual([false, true]);
    expect(await lines('desk.hold', id)).toEqual([a.data.holder.id]);
  }
});

test('nobody else decides it meanwhile: the refusal says who works on it, and the decision ends the hold', async () => {
  const id = await waiting();
  await hold(ann.token, id);
  const refused = await publish(ben.token, id);
  expect([refused.status, refused.msg]).toEqual([409, '安宁正在处理这一项，请稍后再试']);
  expect(refused.data).toMatchObject({ holder: { name: '安宁', mine: false } });
  expect((await publish(ann.token, id)).status).toBe(200);
  expect(await site.core.db.selectFrom('desk_holds').selectAll().where('case_id', '=', id).execute()).toEqual(
    [],
  );
  expect(await lines('post.approve', id)).toEqual([ann.id]);
});

test('every queue refuses a decision on what somebody else works on', async () => {
  const why = { reason: '不符合要求' };
  const calls: Record<string, [ApiKey, object?]> = {
    comment: ['POST /staff/discuss/publish/:id'],
    topic: ['POST /staff/topic/publish/:id'],
    review: ['POST /staff/appraise/publish/:id', { part: 'review' }],
    order: ['POST /staff/order/dispatch/:id', {}],
    refund: ['POST /staff/refund/act/:id', { act: 'approve' }],
    invoice: ['POST /staff/invoice/act/:id', { act: 'refuse', ...why }],
    submission: ['POST /staff/submission/take/:id'],
    ticket: ['POST /staff/ticket/act/:id', { act: 'take' }],
    chat: ['POST /staff/chat/take/:id'],
    sentinel: ['POST /staff/sentinel/close/:id', { note: '已核对' }],
    account: ['POST /staff/account_review/close/:id', { note: '没有人前来核实' }],
  };
  for (const [queue, [key, body]] of Object.entries(calls)) {
    const id = cases[queue] ?? 0;
    expect([queue, (await hold(ann.token, id, queue)).data.holder.mine]).toEqual([queue, true]);
    const { status, msg } = await site.call(key, { token: ben.token, params: { id }, body } as never);
    expect([queue, status, msg]).toEqual([queue, 409, '安宁正在处理这一项，请稍后再试']);
  }
  // A note to the team decides nothing.
  const noted = await site.call('POST /staff/ticket/act/:id', {
    token: ben.token,
    params: { id: cases.ticket ?? 0 },
    body: { act: 'note', content: '买家打过电话' },
  });
  expect(noted.status).toBe(200);
});

test('of two who decide at once one does', async () => {
  for (let round = 0; round < 10; round += 1) {
    const id = await waiting();
    const answers = await race(
      round,
      () => publish(ann.token, id),
      () =>
        site.call('POST /staff/post/reject/:id', {
          token: ben.token,
          params: { id },
          body: { reason: '含有广告' },
        }),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  }
});

test('one lets go of one’s own case only', async () => {
  const id = await waiting();
  await hold(ann.token, id);
  expect((await release(ben.token, id)).data.holder).toMatchObject({ name: '安宁' });
  expect((await release(ann.token, id)).data.holder).toBeNull();
  expect((await release(ann.token, id)).data.holder).toBeNull();
  expect(await lines('desk.release', id)).toEqual([ann.id]);
  expect((await hold(ann.token, 999_999_999)).status).toBe(404);
  expect((await hold(ann.token, id, 'nosuch')).status).toBe(404);
});

test('who may only look at a case keeps nobody from deciding it', async () => {
  const id = cases.refund ?? 0;
  await site.core.db.deleteFrom('desk_holds').execute();
  const reader = await site.user({ roles: ['support'], nickname: '小客' });
  const decider = await site.user({ roles: ['finance'], nickname: '小财' });
  expect((await hold(reader.token, id, 'refund')).data.holder).toMatchObject({ mine: true, deciding: false });
  const listed = await site.call('GET /staff/desk/cases/:queue', {
    token: decider.token,
    params: { queue: 'refund' },
  });
  expect(listed.data.data.find((one) => one.id === id)?.holder).toMatchObject({
    name: '小客',
    deciding: false,
  });
  expect((await hold(decider.token, id, 'refund')).data.holder).toMatchObject({ mine: true, deciding: true });
  // And then who looks is told who decides.
  expect((await hold(reader.token, id, 'refund')).data.holder).toMatchObject({ name: '小财', mine: false });
  await site.core.db.deleteFrom('desk_holds').execute();
});

test('a lead lets go of somebody else’s case, with one line; nobody else does', async () => {
  const id = await waiting();
  await hold(ann.token, id);
  const lead = await site.user({ roles: ['moderator'], nickname: '主管' });
  const letGo = () =>
    site.call('POST /staff/desk/release/:queue/:id', {
      ...{ token: lead.token, params: { queue: 'post', id }, body: { others: true } },
    });
  expect((await letGo()).status).toBe(403);
  await site.core.db
    .updateTable('staff_members')
    .set({ lead: true })
    .where('user_id', '=', lead.id)
    .execute();
  expect((await letGo()).data.holder).toBeNull();
  expect(await lines('desk.release_other', id)).toEqual([lead.id]);
  expect((await publish(ben.token, id)).status).toBe(200);
});

test('who takes a case while a decision about it is under way is not passed over', async () => {
  const id = await waiting();
  const outcome = await site.core.db
    .transaction()
    .execute(async (trx) => {
      // As of a call that came in before: nobody had the case then.
      const user = { id: ben.id } as SessionUser;
      await hold(ann.token, id);
      await actingAs(
        {
          ip: '10.0.0.9',
          recheck: (inside) => caseHolds.recheck(site.core, inside, user, { queue: 'post', id }),
        },
        () =>
          audit(trx, site.core.settings.clock, {
            actor: { type: 'staff', id: ben.id },
            action: 'post.approve',
          }),
      );
    })
    .catch((error: unknown) => error);
  expect(outcome).toMatchObject({ status: 409, message: '安宁正在处理这一项，请稍后再试' });
  expect(await lines('post.approve', id)).toEqual([]);
});

test('what staff do is written down with the address that the call came from', async () => {
  const id = await waiting();
  await publish(ann.token, id);
  const line = await site.core.db
    .selectFrom('audit_log')
    .select('ip')
    .where('action', '=', 'post.approve')
    .where('object_id', '=', String(id))
    .executeTakeFirstOrThrow();
  expect(line.ip).toBe('127.0.0.1');
});

describe('several at once', () => {
  const batch = (token: string, body: { action: string; ids: number[]; reason?: string }) =>
    site.call('POST /staff/desk/batch/:queue', { token, params: { queue: 'post' }, body });

  test('one that cannot have it leaves the others alone, each with a line of its own', async () => {
    const [one, two, held] = [await waiting(), await waiting(), await waiting()];
    await publish(ann.token, two);
    await hold(ben.token, held);
    const { data } = await batch(ann.token, { action: 'approve', ids: [one, two, held, 999_999_999, one] });
    expect(data.results).toEqual([
      { id: one, done: true, message: '' },
      { id: two, done: false, message: '状态已变化，请刷新' },
      { id: held, done: false, message: '班主正在处理这一项，请稍后再试' },
      { id: 999_999_999, done: false, message: '帖子不存在或已删除' },
    ]);
    expect(await lines('post.approve', one)).toEqual([ann.id]);
    expect(await lines('post.approve', held)).toEqual([]);
  });

  test('a reason is asked for where one is needed', async () => {
    const id = await waiting();
    const { status, errors } = await batch(ann.token, { action: 'reject', ids: [id] });
    expect([status, errors]).toEqual([422, { reason: ['请填写原因'] }]);
    expect((await batch(ann.token, { action: 'nosuch', ids: [id] })).status).toBe(404);
    const { data } = await batch(ann.token, { action: 'reject', ids: [id], reason: '含有广告' });
    expect(data.results).toEqual([{ id, done: true, message: '' }]);
  });

  test('every action of every queue runs what the single call runs', async () => {
    const { data } = await site.call('GET /staff/desk/queues', { token: ann.token });
    for (const { key, batch: actions } of data.data)
      for (const { key: action } of actions) {
        const { status, data: answer } = await site.call('POST /staff/desk/batch/:queue', {
          token: ben.token,
          params: { queue: key },
          body: { action, ids: [999_999_999], reason: '没有这一项' },
        });
        expect([key, action, status, answer.results[0]?.done]).toEqual([key, action, 200, false]);
      }
  });
});

describe('taking a decision back', () => {
  const undo = (token: string, id: number, queue = 'post') =>
    site.call('POST /staff/desk/undo/:queue/:id', { token, params: { queue, id } });
  const statusOf = async (id: number) =>
    (await site.core.db.selectFrom('posts').select('status').where('id', '=', id).executeTakeFirstOrThrow())
      .status;
  const act = (verb: string, id: number) =>
    site.call(
      `POST /staff/post/${verb}/:id` as ApiKey,
      {
        token: ann.token,
        params: { id },
        body: ['publish', 'confirm'].includes(verb) ? undefined : { reason: '不符合版规' },
      } as never,
    );

  test.each([
    ['publish', 1, 1],
    ['reject', 1, 1],
    ['hide', 4, 4],
    ['hide', 2, 4],
    ['keep', 4, 4],
    ['confirm', 2, 2],
  ] as const)('%s of a post in status %s: it waits again in status %s', async (verb, from, to) => {
    const id = await putPost(site, { author, category, status: from, look_after: from === 2 });
    expect((await act(verb, id)).status).toBe(200);
    expect((await undo(ben.token, id)).status).toBe(403);
    expect((await undo(ann.token, id)).status).toBe(200);
    expect(await statusOf(id)).toBe(to);
    const { look_after } = await site.core.db
      .selectFrom('posts')
      .select('look_after')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(look_after).toBe(verb === 'confirm');
    expect(await lines('post.undo', id)).toEqual([ann.id]);
    // Once.
    expect((await undo(ann.token, id)).status).toBe(409);
  });

  test('the author is told once, and of the new decision', async () => {
    const id = await waiting();
    await publish(ann.token, id);
    await undo(ann.token, id);
    await act('reject', id);
    const told = await site.core.db
      .selectFrom('messages')
      .select('title')
      .where('obj_type', '=', 'post')
      .where('obj_id', '=', id)
      .orderBy('id')
      .execute();
    expect(told.map(({ title }) => title)).toEqual([
      '您的帖子已通过审核',
      '您的帖子重新进入审核',
      '您的帖子没有通过审核',
    ]);
  });

  test('comments and reviews wait again too; other queues have no way back', async () => {
    const comment = cases.comment ?? 0;
    await site.core.db.deleteFrom('desk_holds').execute();
    await site.call('POST /staff/discuss/reject/:id', {
      token: ann.token,
      params: { id: comment },
      body: { reason: '含有广告' },
    });
    expect((await undo(ann.token, comment, 'comment')).status).toBe(200);
    const review = cases.review ?? 0;
    await site.call('POST /staff/appraise/publish/:id', {
      token: ann.token,
      params: { id: review },
      body: { part: 'review' },
    });
    expect((await undo(ann.token, review, 'review')).status).toBe(200);
    const { data } = await site.call('GET /staff/desk/queues', { token: ann.token });
    const counts = Object.fromEntries(data.data.map(({ key, count }) => [key, count]));
    expect([counts.comment, counts.review]).toEqual([1, 1]);
    expect((await undo(ann.token, cases.order ?? 0, 'order')).status).toBe(404);
  });

  test('after 24 hours it stays as it is', async () => {
    const id = await waiting();
    await publish(ann.token, id);
    site.clock.advance(24 * 3_600_000 + 1000);
    const later = await again(site, ann);
    const { status, msg } = await undo(later.token, id);
    expect([status, msg]).toEqual([409, '处理已超过24小时，不能撤销']);
    expect(await statusOf(id)).toBe(2);
  });
});
