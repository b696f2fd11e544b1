import { type TestApp, testApp } from '../../../testing/app';
import { again } from '../../trade/fulfilment/testing/flow';
import {
  closeWindows,
  endChoices,
  expireInvitations,
  expireMaterial,
  releaseSuspended,
  remindOfReports,
  timeOutTakes,
} from './clocks';
import {
  begin,
  choose,
  confirm,
  hall,
  handIn,
  hour,
  num,
  poolTeacher,
  standing,
  take,
  trials,
  tried,
  waitingOrder,
  words,
} from './testing/pool';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({
    areas: ['services', 'checkout', 'ownOrders', 'forms', 'fulfilment', 'orderDesk', 'pool'],
  });
});
afterAll(() => site.close());

const credit = async (id: number) =>
  (
    await site.core.db
      .selectFrom('teachers')
      .select('credit')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow()
  ).credit;

const told = async (userId: number) =>
  (
    await site.core.db
      .selectFrom('messages')
      .select('title')
      .where('user_id', '=', userId)
      .where('sub', '=', 46)
      .orderBy('id')
      .execute()
  ).map(({ title }) => title);

/** Three teachers whose trials of one order are in. */
async function judged(given: Parameters<typeof waitingOrder>[1] = {}) {
  const { buyer, id } = await waitingOrder(site, given);
  const teachers = [
    await poolTeacher(site, { nickname: '周青' }),
    await poolTeacher(site),
    await poolTeacher(site),
  ];
  for (const teacher of teachers) await tried(site, teacher, id);
  return { buyer, id, teachers };
}

test('an order that waits is in the hall, without who bought it; what does not match stands behind', async () => {
  const { buyer, id } = await waitingOrder(site, {
    answers: { remark: '我是南屿大学的陈晓，手机 13912345678' },
  });
  const teacher = await poolTeacher(site);
  const page = await hall(site, teacher);
  const card = page.data.find((one) => one.id === id);
  expect(card).toMatchObject({
    net_fen: 60_000,
    rate: 60,
    candidates: 0,
    candidate_limit: 3,
    trial: { needed: true, kind: 'diagnosis' },
    match: { percent: 100 },
  });
  expect(card?.match.reasons[0]).toBe('学科一致：材料科学与工程');
  const detail = await site.call('GET /wait_take/detail/:id', { params: { id }, token: teacher.token });
  const shown = JSON.stringify([card, detail.data]);
  const row = await site.core.db
    .selectFrom('users')
    .select(['nickname', 'phone'])
    .where('id', '=', buyer.id)
    .executeTakeFirstOrThrow();
  for (const secret of ['南屿', '陈晓', '13912345678', row.nickname, row.phone ?? '-'])
    expect(shown).not.toContain(secret);
  expect(detail.data.service).toBeNull();
  const stranger = await poolTeacher(site, { subject_ids: [5], skills: [17] });
  await site.core.db
    .updateTable('teachers')
    .set({ disciplines: [] })
    .where('user_id', '=', stranger.id)
    .execute();
  expect((await hall(site, stranger)).data.map((one) => one.id)).not.toContain(id);
  expect((await hall(site, stranger, { scope: 'all' })).data.map((one) => one.id)).toContain(id);
});

test('take, try, be judged blind, be chosen, confirm: the others are thanked with what they were given', async () => {
  const { buyer, id, teachers } = await judged();
  expect(await standing(site, id)).toMatchObject({ order: 35, pool: 30 });
  const seen = await trials(site, buyer, id);
  expect(seen).toMatchObject({ handed_in: 3, status: 30, actions: { choose: true, refuse: true } });
  expect(seen.trials.map(({ letter }) => letter)).toEqual(['A', 'B', 'C']);
  expect(JSON.stringify(seen)).not.toMatch(/周青|沈知远|teacher_id/);
  const points = Object.fromEntries(seen.rubric.map(({ key }) => [key, 4]));
  await site.call('PUT /trial/score/:id', {
    params: { id },
    token: buyer.token,
    body: { letter: 'B', points },
  });
  const scored = await trials(site, buyer, id);
  expect(scored.trials.find(({ letter }) => letter === 'B')?.score).toBe(4);
  expect((await choose(site, buyer, id, 'A')).status).toBe(200);
  const after = await standing(site, id);
  const chosen = after.takes.find(({ letter }) => letter === 'A');
  expect(after).toMatchObject({ order: 35, pool: 30, teacher: null });
  expect(after.takes.map(({ status }) => status).toSorted()).toEqual([4, 5, 5]);
  const revealed = await trials(site, buyer, id);
  expect(revealed.trials.every(({ teacher }) => teacher !== null)).toBe(true);
  expect(revealed.actions.choose).toBe(false);
  const winner = teachers.find((one) => one.id === chosen?.teacher_id);
  const loser = teachers.find(
    (one) => one.id === after.takes.find(({ letter }) => letter === 'B')?.teacher_id,
  );
  if (!winner || !loser) throw new Error('nobody');
  const { data: lost } = await site.call('GET /wait_take/invalid', { token: loser.token });
  expect(lost.data[0]).toMatchObject({
    status: 5,
    reason: '因果写得准确',
    feedback: { score: 4, chosen_for: '因果写得准确' },
  });
  expect(await told(loser.id)).toContain('感谢您的试做，这次没有选中');
  expect((await confirm(site, loser, id)).status).toBe(409);
  const form = async (who: { token: string }) =>
    (await site.call('GET /teacher/orderform/:id', { params: { id }, token: who.token })).status;
  // Being chosen is not enough to read the manuscript: whoever confirms does.
  expect([await form(winner), await form(loser)]).toEqual([404, 404]);
  const confirmed = await confirm(site, winner, id);
  expect(confirmed.status).toBe(200);
  expect(confirmed.data.service).toMatchObject({ order_status: 40, pay_fen: 100_000, net_fen: 60_000 });
  expect(await standing(site, id)).toMatchObject({ order: 40, pool: 40, teacher: winner.id });
  expect([await form(winner), await form(loser)]).toEqual([200, 404]);
});

test('more than three are not taken on, a place that is given up is free again', async () => {
  const { id } = await waitingOrder(site);
  const teachers = await Promise.all([1, 2, 3, 4].map(() => poolTeacher(site)));
  const [first, , , last] = teachers;
  for (const teacher of teachers.slice(0, 3)) expect((await take(site, teacher, id)).status).toBe(200);
  if (!first || !last) throw new Error('nobody');
  const refused = await take(site, last, id);
  expect([refused.status, refused.msg]).toEqual([409, '该需求已被接满']);
  expect((await hall(site, last)).data.map((one) => one.id)).not.toContain(id);
  expect((await take(site, first, id)).msg).toBe('您已接过这个需求');
  const left = await site.call('POST /wait_take/cancel/:id', {
    params: { id },
    token: first.token,
    body: { reason: '时间安排不开' },
  });
  expect([left.status, left.data.credit]).toEqual([200, 0]);
  expect((await take(site, last, id)).status).toBe(200);
  const { takes, row } = await standing(site, id);
  expect(row?.candidates).toBe(3);
  expect(
    takes
      .filter(({ status }) => status === 1)
      .map(({ letter }) => letter)
      .toSorted(),
  ).toEqual(['A', 'B', 'C']);
});

test('what needs no trial goes to whoever takes it first; its clock begins', async () => {
  const { buyer, id } = await waitingOrder(site, { trial: false });
  const [first, second] = [await poolTeacher(site), await poolTeacher(site)];
  const taken = await take(site, first, id);
  expect([taken.status, taken.data.take?.column]).toEqual([200, 'formal']);
  expect((await take(site, second, id)).status).toBe(409);
  expect(await standing(site, id)).toMatchObject({ order: 40, pool: 40, teacher: first.id });
  const { data } = await site.call('POST /user/order_info/:id', { params: { id }, token: buyer.token });
  expect(data.teacher?.id).toBe(first.id);
});

test('too little credit, too many trials and too many services keep from taking', async () => {
  const teacher = await poolTeacher(site, { max_formal: 1 });
  const orders = [];
  for (let n = 0; n < 6; n += 1) orders.push((await waitingOrder(site)).id);
  for (const id of orders.slice(0, 5)) expect((await take(site, teacher, id)).status).toBe(200);
  expect((await take(site, teacher, orders[5] ?? 0)).msg).toContain('同时进行的试做最多 5 单');
  const poor = await poolTeacher(site);
  await site.core.db.updateTable('teachers').set({ credit: 59 }).where('user_id', '=', poor.id).execute();
  expect((await take(site, poor, orders[5] ?? 0)).msg).toContain('信用分低于 60');
  const busy = await poolTeacher(site, { max_formal: 1 });
  await take(site, busy, (await waitingOrder(site, { trial: false })).id);
  expect((await take(site, busy, (await waitingOrder(site, { trial: false })).id)).msg).toContain(
    '正式服务最多 1 单',
  );
});

test('a trial that names its writer or a way to reach them is refused', async () => {
  const { id } = await waitingOrder(site);
  const teacher = await poolTeacher(site, { nickname: '沈知远', institutions: ['西湖大学'] });
  await take(site, teacher, id);
  await begin(site, teacher, id);
  const named = await handIn(site, teacher, id, { text: `${words} 西 湖大学 沈知远` });
  expect([named.status, named.errors.text?.join()]).toEqual([422, expect.stringContaining('沈知远')]);
  expect(named.errors.text?.join()).toContain('西湖大学');
  expect((await handIn(site, teacher, id, { notes: ['请加微信 shenzhiyuan88'] })).status).toBe(422);
  expect((await handIn(site, teacher, id)).status).toBe(200);
});

test('whom the buyer avoids learns of nothing: not by list, count, id, take or detail', async () => {
  const avoided = await poolTeacher(site, {
    university: '北屿大学',
    institutions: ['北屿大学', 'Beiyu University'],
  });
  const before = await num(site, avoided);
  const { id } = await waitingOrder(site, { answers: { avoid: ['北屿大学'] } });
  const other = await poolTeacher(site);
  expect((await hall(site, other)).data.map((one) => one.id)).toContain(id);
  expect((await hall(site, avoided, { scope: 'all' })).data.map((one) => one.id)).not.toContain(id);
  expect((await num(site, avoided)).hall).toEqual(before.hall);
  const nothing = await take(site, avoided, 9_999_999);
  const refused = await take(site, avoided, id);
  expect([refused.status, refused.msg, refused.data]).toEqual([404, nothing.msg, nothing.data]);
  const call = { params: { id }, token: avoided.token };
  expect((await site.call('GET /wait_take/detail/:id', call)).status).toBe(404);
  expect((await begin(site, avoided, id)).status).toBe(404);
  expect((await confirm(site, avoided, id)).status).toBe(404);
  for (let n = 0; n < 3; n += 1) await take(site, await poolTeacher(site), id);
  expect((await take(site, avoided, id)).status).toBe(404);
});

test('clocks: a trial that is not begun, one that is not handed in, a choice that is not confirmed', async () => {
  const { buyer, id, teachers } = await judged();
  await choose(site, buyer, id, 'A');
  site.clock.advance(12 * hour + 1);
  await timeOutTakes(site.core);
  const asked = await standing(site, id);
  expect(asked.takes.map(({ status }) => status).toSorted()).toEqual([4, 5, 7]);
  const late = asked.takes.find(({ status }) => status === 7);
  expect(late).toMatchObject({ letter: 'A', reason: '选定后没有按时确认' });
  const next = asked.takes.find(({ status }) => status === 4);
  expect(next?.via).toBe('next');
  const person = teachers.find((one) => one.id === next?.teacher_id);
  if (!person) throw new Error('nobody');
  expect((await confirm(site, await again(site, person), id)).status).toBe(200);

  const slow = await waitingOrder(site);
  const [never, lazy] = [await poolTeacher(site), await poolTeacher(site)];
  await take(site, never, slow.id);
  site.clock.advance(2 * hour + 1);
  await timeOutTakes(site.core);
  expect((await standing(site, slow.id)).takes[0]).toMatchObject({ status: 7, reason: '没有按时开始试做' });
  expect((await standing(site, slow.id)).row).toMatchObject({ candidates: 0, first_take_at: null });
  await take(site, lazy, slow.id);
  await begin(site, lazy, slow.id);
  expect((await standing(site, slow.id)).order).toBe(35);
  site.clock.advance(24 * hour + 1);
  await timeOutTakes(site.core);
  expect(await standing(site, slow.id)).toMatchObject({
    order: 30,
    pool: 10,
    row: { round: 2, candidates: 0 },
  });
});

test('with one trial the buyer is asked after three days; who does not choose is helped, and no order waits for ever', async () => {
  const { buyer, id } = await waitingOrder(site);
  await tried(site, await poolTeacher(site), id);
  site.clock.advance(72 * hour);
  await closeWindows(site.core);
  expect((await standing(site, id)).pool).toBe(30);
  site.clock.advance(48 * hour);
  await endChoices(site.core);
  const alerted = await standing(site, id);
  expect([alerted.pool, alerted.row?.choice_alerted_at !== null]).toEqual([30, true]);
  site.clock.advance(48 * hour);
  await endChoices(site.core);
  expect(await standing(site, id)).toMatchObject({
    order: 30,
    pool: 10,
    row: { round: 2, desk_only: false },
  });
  await tried(site, await poolTeacher(site), id);
  const owner = await again(site, buyer);
  const refused = await site.call('POST /trial/refuse/:id', {
    params: { id },
    token: owner.token,
    body: { reason: '都没有说到取样' },
  });
  expect(refused.status).toBe(200);
  expect(await standing(site, id)).toMatchObject({ order: 30, pool: 10, row: { round: 3, desk_only: true } });
  expect((await hall(site, await poolTeacher(site))).data.map((one) => one.id)).not.toContain(id);
});

test('with 自动选定 the trial with the most points is taken', async () => {
  const { buyer, id } = await judged();
  const { rubric } = await trials(site, buyer, id);
  const all = (value: number) => Object.fromEntries(rubric.map(({ key }) => [key, value]));
  const score = (letter: string, value: number) =>
    site.call('PUT /trial/score/:id', {
      params: { id },
      token: buyer.token,
      body: { letter, points: all(value) },
    });
  await score('A', 3);
  await score('C', 5);
  await site.call('PUT /trial/auto_pick/:id', { params: { id }, token: buyer.token, body: { on: true } });
  site.clock.advance(48 * hour);
  await endChoices(site.core);
  const { takes } = await standing(site, id);
  expect(takes.find(({ status }) => status === 4)?.letter).toBe('C');
});

test('the percent only rises; material stops the clock and starts it again; silence is reminded of', async () => {
  const { buyer, id } = await waitingOrder(site, { trial: false });
  const teacher = await poolTeacher(site);
  await take(site, teacher, id);
  const due = (await standing(site, id)).due;
  const report = (who: { token: string }, percent: number) =>
    site.call('POST /wait_take/report/:id', {
      params: { id },
      token: who.token,
      body: { percent, text: '已完成两遍' },
    });
  expect((await report(teacher, 30)).status).toBe(200);
  expect((await report(teacher, 30)).errors.percent?.[0]).toContain('只能增加');
  const fill = await site.call('POST /wait_take/fill/:id', {
    params: { id },
    token: teacher.token,
    body: { need: '图 4 的坐标单位', wish_days: 3 },
  });
  expect(fill.data.take).toMatchObject({ paused: true, pool_status: 45 });
  expect((await standing(site, id)).due).toBeNull();
  site.clock.advance(20 * hour);
  const owner = await again(site, buyer);
  const supplied = await site.call('POST /order_pool/supply/:id', {
    params: { id },
    token: owner.token,
    body: { content: '单位是毫米' },
  });
  expect(supplied.data).toMatchObject({
    status: 40,
    percent: 30,
    materials: [{ status: 2, answer: '单位是毫米' }],
  });
  const moved = async () => ((await standing(site, id)).due?.getTime() ?? 0) - (due?.getTime() ?? 0);
  // The clock of the tests runs on while calls are made.
  expect(Math.round((await moved()) / 60_000)).toBe(20 * 60);
  const later = await again(site, teacher);
  await site.call('POST /wait_take/fill/:id', {
    params: { id },
    token: later.token,
    body: { need: '图 5 的原始数据', wish_days: 2 },
  });
  site.clock.advance(7 * 24 * hour);
  await expireMaterial(site.core);
  expect((await standing(site, id)).pool).toBe(40);
  expect(Math.round((await moved()) / 60_000)).toBe((20 + 7 * 24) * 60);
  await remindOfReports(site.core);
  expect((await told(teacher.id)).filter((title) => title === '请汇报进度')).toHaveLength(1);
  await remindOfReports(site.core);
  expect((await told(teacher.id)).filter((title) => title === '请汇报进度')).toHaveLength(1);
});

test('giving a service up costs credit, more within the last day; the order comes first in the hall', async () => {
  const giveUp = async (hoursLeft: number) => {
    const { id } = await waitingOrder(site, { trial: false });
    const teacher = await poolTeacher(site);
    await take(site, teacher, id);
    const before = await credit(teacher.id);
    await site.core.db
      .updateTable('orders')
      .set({ due_at: new Date(site.clock.now() + hoursLeft * hour) })
      .where('id', '=', id)
      .execute();
    const { data } = await site.call('POST /wait_take/cancel/:id', {
      params: { id },
      token: teacher.token,
      body: { reason: '临时出差' },
    });
    return { id, teacher, cost: data.credit, lost: before - (await credit(teacher.id)) };
  };
  const early = await giveUp(100);
  expect([early.cost, early.lost]).toEqual([5, 5]);
  expect(await standing(site, early.id)).toMatchObject({
    order: 30,
    pool: 10,
    teacher: null,
    row: { urgent: true },
  });
  expect((await hall(site, await poolTeacher(site))).data[0]?.id).toBe(early.id);
  const late = await giveUp(20);
  expect([late.cost, late.lost]).toEqual([10, 10]);
});

test('an invited teacher alone sees the order for a day, and begins without a trial', async () => {
  const { buyer, id } = await waitingOrder(site);
  const [invited, other] = [await poolTeacher(site), await poolTeacher(site)];
  const invite = (who: { token: string }, teacher: number) =>
    site.call('POST /order_pool/invite/:id', {
      params: { id },
      token: who.token,
      body: { teacher_id: teacher },
    });
  expect((await invite(buyer, invited.id)).data).toMatchObject({ invitations: [{ status: 1 }] });
  expect((await take(site, other, id)).status).toBe(404);
  expect((await hall(site, other, { scope: 'all' })).data.map((one) => one.id)).not.toContain(id);
  const { data: waiting } = await site.call('GET /wait_take/invitations', { token: invited.token });
  expect(waiting.data.map((one) => one.id)).toEqual([id]);
  site.clock.advance(24 * hour);
  await expireInvitations(site.core);
  const owner = await again(site, buyer);
  expect((await hall(site, await again(site, other))).data.map((one) => one.id)).toContain(id);
  expect((await invite(owner, invited.id)).status).toBe(200);
  const accepted = await site.call('POST /wait_take/invitation/:id', {
    params: { id },
    token: (await again(site, invited)).token,
    body: { accept: true },
  });
  expect(accepted.data.accepted).toBe(true);
  const { order, teacher, takes } = await standing(site, id);
  expect([order, teacher, takes[0]?.via]).toEqual([40, invited.id, 'invitation']);
});

test('who is avoided cannot be invited, and the sentence is the same as for who is away', async () => {
  const avoided = await poolTeacher(site, { university: '北屿大学', institutions: ['北屿大学'] });
  const away = await poolTeacher(site);
  await site.core.db
    .updateTable('teachers')
    .set({ available: false })
    .where('user_id', '=', away.id)
    .execute();
  const { buyer, id } = await waitingOrder(site, { answers: { avoid: ['北屿大学'] } });
  const invite = async (teacher: number) =>
    site.call('POST /order_pool/invite/:id', {
      params: { id },
      token: buyer.token,
      body: { teacher_id: teacher },
    });
  const [one, two] = [await invite(avoided.id), await invite(away.id)];
  expect([one.status, one.msg]).toEqual([409, two.msg]);
});

test('staff see who fits and who must not; they dispatch, hand over and remove', async () => {
  const staff = await site.user({ is_staff: true, nickname: '运营小港' });
  const avoided = await poolTeacher(site, {
    university: '北屿大学',
    institutions: ['北屿大学', 'Beiyu University'],
  });
  const { id } = await waitingOrder(site, { answers: { avoid: ['北屿大学'] } });
  const [first, second] = [
    await poolTeacher(site, { nickname: '顾南' }),
    await poolTeacher(site, { nickname: '林书' }),
  ];
  const asked = async (barred: boolean, keyword?: string) =>
    (
      await site.call('GET /staff/pool/candidates/:id', {
        params: { id },
        token: staff.token,
        query: { ...(barred && { barred: '1' }), ...(keyword && { keyword }) },
      })
    ).data;
  expect((await asked(false)).data.map((one) => one.id)).not.toContain(avoided.id);
  const { data: all } = await asked(true, '沈知远');
  const seen = all.find((one) => one.id === avoided.id);
  if (seen) expect(seen).toMatchObject({ barred: true, hindrance: expect.stringContaining('北屿大学') });
  const dispatch = (teacher: number) =>
    site.call('POST /staff/pool/dispatch/:id', {
      params: { id },
      token: staff.token,
      body: { teacher_id: teacher },
    });
  expect((await dispatch(avoided.id)).status).toBe(422);
  expect((await dispatch(first.id)).data).toMatchObject({
    status: 40,
    takes: [{ via_text: '客服派单', status: 4 }],
  });
  const handed = await site.call('POST /staff/pool/hand_over/:id', {
    params: { id },
    token: staff.token,
    body: { teacher_id: second.id, reason: '老师生病', credit: 2 },
  });
  expect(handed.data.takes.map(({ status }) => status).toSorted()).toEqual([4, 8]);
  expect(await standing(site, id)).toMatchObject({ order: 40, teacher: second.id });
  expect(await credit(first.id)).toBe(88);
  const running = handed.data.takes.find(({ status }) => status === 4)?.take_id ?? 0;
  const removed = await site.call('POST /staff/pool/remove/:id', {
    params: { id: running },
    token: staff.token,
    body: { reason: '联系不上' },
  });
  expect(removed.data).toMatchObject({ status: 10, order_status: 30 });
});

test('staff help a choice along: more time, choosing in the buyer’s place, ending a round, running clocks on', async () => {
  const staff = await site.user({ is_staff: true, nickname: '运营小岸' });
  const reason = { reason: '客户请客服协助' };
  const { id } = await judged();
  const early = await site.call('POST /staff/pool/choose/:id', {
    params: { id: id },
    token: staff.token,
    body: { letter: 'B', ...reason },
  });
  expect([early.status, early.msg]).toEqual([409, '客户还在选定的时间内']);
  expect(
    (
      await site.call('POST /staff/pool/extend_choice/:id', {
        params: { id: id },
        token: staff.token,
        body: { hours: 1, ...reason },
      })
    ).status,
  ).toBe(200);
  await site.core.db
    .updateTable('wait_takes')
    .set({ choose_until: new Date(site.clock.now() - hour) })
    .where('order_id', '=', id)
    .execute();
  expect(
    (
      await site.call('POST /staff/pool/choose/:id', {
        params: { id: id },
        token: staff.token,
        body: { letter: 'B', ...reason },
      })
    ).status,
  ).toBe(200);
  const { takes } = await standing(site, id);
  const chosen = takes.find(({ status }) => status === 4);
  expect(chosen?.letter).toBe('B');
  expect(
    (
      await site.call('POST /staff/pool/extend/:id', {
        params: { id: chosen?.id ?? 0 },
        token: staff.token,
        body: { hours: 6, ...reason },
      })
    ).status,
  ).toBe(200);
  const longer = (await standing(site, id)).takes.find(({ status }) => status === 4)?.due_at?.getTime() ?? 0;
  expect(Math.round((longer - (chosen?.due_at?.getTime() ?? 0)) / hour)).toBe(6);

  const other = await judged();
  expect(
    (
      await site.call('POST /staff/pool/summary/:id', {
        params: { id: other.id },
        token: staff.token,
        body: { summary: '请看 北屿大学 的讨论部分，级别深度' },
      })
    ).status,
  ).toBe(200);
  expect((await standing(site, other.id)).row?.summary).not.toContain('北屿');
  expect(
    (
      await site.call('POST /staff/pool/end_round/:id', {
        params: { id: other.id },
        token: staff.token,
        body: reason,
      })
    ).status,
  ).toBe(200);
  expect(await standing(site, other.id)).toMatchObject({ order: 30, pool: 10, row: { round: 2 } });

  const served = await waitingOrder(site, { trial: false });
  const teacher = await poolTeacher(site);
  await take(site, teacher, served.id);
  await site.call('POST /wait_take/fill/:id', {
    params: { id: served.id },
    token: teacher.token,
    body: { need: '图 4 的坐标单位', wish_days: 3 },
  });
  expect(
    (
      await site.call('POST /staff/pool/resume/:id', {
        params: { id: served.id },
        token: staff.token,
        body: reason,
      })
    ).status,
  ).toBe(200);
  expect(await standing(site, served.id)).toMatchObject({ order: 40, pool: 40 });
});

test('a suspended teacher leaves everything: the service goes back first in line, the trial ends', async () => {
  const teacher = await poolTeacher(site);
  const [served, tried] = [await waitingOrder(site, { trial: false }), await waitingOrder(site)];
  await take(site, teacher, served.id);
  await take(site, teacher, tried.id);
  await site.core.db
    .updateTable('teachers')
    .set({ status: 7, suspended_until: new Date(site.clock.now() + 100 * hour) })
    .where('user_id', '=', teacher.id)
    .execute();
  await releaseSuspended(site.core);
  expect(await standing(site, served.id)).toMatchObject({
    order: 30,
    pool: 10,
    takes: [{ status: 8 }],
    row: { urgent: true },
  });
  expect(await standing(site, tried.id)).toMatchObject({
    order: 30,
    pool: 10,
    takes: [{ status: 8 }],
    row: { candidates: 0 },
  });
});

test('a refund takes the order out of the pool, and everybody at it is free again', async () => {
  const { buyer, id, teachers } = await judged();
  const { status } = await site.call('POST /user/cancel/:id', {
    params: { id },
    token: buyer.token,
    body: { reason: '不需要了' },
  });
  expect([200, 409]).toContain(status);
  const { moveOrder } = await import('../../trade/orders/move');
  const { lockOrder } = await import('../../trade/orders/queries');
  await site.core.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, id);
    if (order && order.status !== 80)
      await moveOrder(trx, order, 'refund_whole', { actor: 'system', at: new Date(site.clock.now()) });
  });
  const after = await standing(site, id);
  expect(after).toMatchObject({ order: 80, pool: 90, row: { candidates: 0 } });
  expect(after.takes.every(({ ended_at }) => ended_at !== null)).toBe(true);
  const { data } = await site.call('GET /wait_take/audition_num', { token: teachers[0]?.token ?? '' });
  expect(data.open).toBe(0);
});
