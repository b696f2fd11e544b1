import { randomUUID } from 'node:crypto';
import type { DiaryDetail } from '@harbor/contract';
import { submissionStatus } from '@harbor/contract/submission-status';
import { type TestApp, testApp } from '../../../testing/app';
import { putJournal } from '../journals/testing/journals';
import { putStatus, journal as recommended, submitted } from '../submissions/testing/manuscripts';
import { dayAt, deadline, diaryAreas, step, written } from './testing/diary';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ areas: [...diaryAreas] });
});
afterAll(() => site.close());

const kinds = ({ rounds }: DiaryDetail) => rounds.map(({ steps }) => steps.map(({ kind }) => kind));

test('a manuscript goes its way, is refused, goes to another journal and is accepted there', async () => {
  const { token } = await site.user();
  const first = await putJournal(site.core.db, { name: 'Computational Metals Review' });
  const made = await written(site, token, { journal: first, sentAgo: 200 });
  expect(made).toMatchObject({
    status_text: '已投稿',
    journal: { id: first, name: 'Computational Metals Review' },
    days_since: 200,
    moves: ['screen', 'review', 'revise', 'accept', 'reject', 'withdraw'],
    may_transfer: false,
  });
  const { id } = made;
  await step(site, token, id, 'review', 188, '系统显示 Under Review');
  await step(site, token, id, 'note', 150, '问过一次进度');
  const refused = await step(site, token, id, 'reject', 140);
  expect(refused.data).toMatchObject({
    status_text: '已拒稿',
    ended: true,
    may_transfer: true,
    days_in: 140,
  });
  const moved = await site.call('POST /diary/transfer/:id', {
    token,
    params: { id },
    body: { journal: { id: null, name: '金属热处理与组织' }, day: dayAt(site, -130) },
  });
  expect(moved.data).toMatchObject({
    status_text: '准备中',
    journal: { id: null, name: '金属热处理与组织' },
  });
  await step(site, token, id, 'submit', 120);
  await step(site, token, id, 'revise', 80);
  await step(site, token, id, 'return', 60);
  const { data } = await step(site, token, id, 'accept', 32);
  expect(kinds(data)).toEqual([
    ['accept', 'return', 'revise', 'submit', 'prepare'],
    ['reject', 'note', 'review', 'submit', 'prepare'],
  ]);
  expect(data.rounds[0]?.steps[0]).toMatchObject({ label: '录用', took: 28, may_undo: true });
  expect(data.rounds[1]?.journal.name).toBe('Computational Metals Review');
  expect(data.own).toEqual([
    { key: 'first', days: 40, running: false },
    { key: 'after', days: 28, running: false },
    { key: 'accept', days: 88, running: false },
    { key: 'publish', days: 32, running: true },
  ]);
  const list = await site.call('GET /diary/list', { token });
  expect(list.data.manuscripts).toMatchObject([{ id, status_text: '已录用', days_since: 120, ended: false }]);
});

test('the last step is taken back, over the beginning of a round too; the first of all is not', async () => {
  const { token } = await site.user();
  const { id } = await written(site, token, { sentAgo: 30 });
  await step(site, token, id, 'reject', 9);
  const moved = await site.call('POST /diary/transfer/:id', {
    token,
    params: { id },
    body: { journal: { id: null, name: '第二种期刊' }, day: dayAt(site, -3) },
  });
  const undo = async (detail: DiaryDetail, place = 0) =>
    site.call('POST /diary/step/undo/:id', {
      token,
      params: { id: detail.rounds[0]?.steps[place]?.id ?? 0 },
    });
  const back = await undo(moved.data);
  expect([back.data.status_text, back.data.rounds.length, back.data.days_in]).toEqual(['已拒稿', 1, 9]);
  expect((await undo(back.data, 1)).msg).toBe('只能撤销最近的一步');
  const submittedAgain = await undo(back.data);
  expect(submittedAgain.data).toMatchObject({ status_text: '已投稿', days_in: 30 });
  const prepared = await undo(submittedAgain.data);
  expect(prepared.data.status_text).toBe('准备中');
  expect((await undo(prepared.data)).status).toBe(409);
});

test('days follow each other, and none is to come', async () => {
  const { token } = await site.user();
  const { id } = await written(site, token, { sentAgo: 20 });
  expect((await step(site, token, id, 'review', 21)).errors).toEqual({
    day: [`日期不能早于上一步（${dayAt(site, -20)}）`],
  });
  expect((await step(site, token, id, 'review', -1)).errors).toEqual({ day: ['日期不能晚于今天'] });
  const { data } = await step(site, token, id, 'review', 10);
  await step(site, token, id, 'reject', 5);
  const edit = (day: string, note = '') =>
    site.call('POST /diary/step/edit/:id', {
      token,
      params: { id: data.rounds[0]?.steps[0]?.id ?? 0 },
      body: { day, note },
    });
  expect((await edit(dayAt(site, -4))).errors).toEqual({ day: [`日期不能晚于下一步（${dayAt(site, -5)}）`] });
  expect((await edit(dayAt(site, -12), '两位审稿人')).data.rounds[0]?.steps[1]).toMatchObject({
    day: dayAt(site, -12),
    note: '两位审稿人',
    took: 8,
  });
});

test.each([
  '0001-01-01',
  '9999-12-31',
  '2026-02-30',
  '2025-02-29',
  '2026-13-01',
  '2026-00-10',
  '20261127',
  '',
])('the day %j is no day of a step or deadline', async (day) => {
  const { token } = await site.user();
  const { id } = await written(site, token);
  const answers = await Promise.all([
    site.call('POST /diary/step/add/:id', { token, params: { id }, body: { kind: 'submit', day } }),
    site.call('POST /diary/deadline/add/:id', {
      token,
      params: { id },
      body: { title: '截止', day, remind_days: null },
    }),
    site.call('POST /diary/create', {
      token,
      body: { title: '另一份稿件', journal: { id: null, name: '' }, submitted_on: day },
    }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([422, 422, 422]);
  for (const { msg } of answers) expect(msg).toMatch(/日期/);
});

test('a deadline lies between today and five years ahead', async () => {
  const { token } = await site.user();
  const { id } = await written(site, token);
  expect((await deadline(site, token, id, { ahead: -1 })).msg).toBe('截止日期不能早于今天');
  expect((await deadline(site, token, id, { ahead: 5 * 367 })).msg).toBe('截止日期最多设到五年之内');
  expect((await deadline(site, token, id, { ahead: 0 })).status).toBe(200);
  expect((await deadline(site, token, id, { ahead: 3, remind: 30 })).errors).toHaveProperty('remind_days');
  expect((await deadline(site, token, id, { ahead: 3, remind: 5 })).msg).toBe('提醒不正确');
});

test('somebody else finds nothing, and changes nothing', async () => {
  const [owner, other] = [await site.user(), await site.user()];
  const { id, revision } = await written(site, owner.token, { sentAgo: 5 });
  const made = await deadline(site, owner.token, id, { ahead: 9 });
  const [line] = made.data.deadlines;
  const stepId = made.data.rounds[0]?.steps[0]?.id ?? 0;
  const token = other.token;
  const words = { title: '抢来的', journal: { id: null, name: '' }, manuscript_no: '' };
  const answers = await Promise.all([
    site.call('GET /diary/manuscript/:id', { token, params: { id } }),
    site.call('GET /diary/calendar/:id', { token, params: { id } }),
    site.call('POST /diary/edit/:id', { token, params: { id }, body: { revision, ...words } }),
    site.call('POST /diary/delete/:id', { token, params: { id } }),
    step(site, token, id, 'review', 1),
    site.call('POST /diary/step/edit/:id', {
      token,
      params: { id: stepId },
      body: { day: dayAt(site), note: '' },
    }),
    site.call('POST /diary/step/undo/:id', { token, params: { id: stepId } }),
    site.call('POST /diary/transfer/:id', {
      token,
      params: { id },
      body: { journal: { id: null, name: '别处' }, day: dayAt(site) },
    }),
    deadline(site, token, id, { ahead: 3 }),
    site.call('POST /diary/deadline/edit/:id', {
      token,
      params: { id: line?.id ?? 0 },
      body: { title: 'x', day: dayAt(site, 9), remind_days: null, done: true },
    }),
    site.call('POST /diary/deadline/delete/:id', { token, params: { id: line?.id ?? 0 } }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  const { data } = await site.call('GET /diary/manuscript/:id', { token: owner.token, params: { id } });
  expect(data).toMatchObject({ status_text: '已投稿', deadlines: [{ title: '返修截止', done: false }] });
  expect((await site.call('GET /diary/list', { token })).data.manuscripts).toEqual([]);
  expect((await site.call('GET /diary/list')).status).toBe(401);
});

test('a change that another device did not see is not overwritten', async () => {
  const { token } = await site.user();
  const { id, revision } = await written(site, token);
  const edit = (title: string, seen: number) =>
    site.call('POST /diary/edit/:id', {
      token,
      params: { id },
      body: { revision: seen, title, journal: { id: null, name: '新选的期刊' }, manuscript_no: 'A-1' },
    });
  const answers = await Promise.all([edit('甲改的标题', revision), edit('乙改的标题', revision)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.msg).toBe('这份稿件刚在别处改过，请刷新后再改');
});

test('a step pressed twice is one, with a key and without', async () => {
  const { token } = await site.user();
  const { id } = await written(site, token, { sentAgo: 9 });
  const twins = await Promise.all([step(site, token, id, 'review', 3), step(site, token, id, 'review', 3)]);
  expect(twins.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const idempotencyKey = randomUUID();
  const body = { kind: 'note' as const, day: dayAt(site), note: '问了一次' };
  const again = () => site.call('POST /diary/step/add/:id', { token, params: { id }, body, idempotencyKey });
  await again();
  const { data } = await again();
  expect(kinds(data)[0]?.filter((kind) => kind === 'note')).toHaveLength(1);
});

test('a deadline that is done can be opened again, however many there are', async () => {
  const { token } = await site.user();
  const { id } = await written(site, token);
  const at = new Date(site.clock.now());
  const done = { manuscript_id: id, title: '返修截止', day: dayAt(site, 3), done_at: at };
  const rows = await site.core.db
    .insertInto('diary_deadlines')
    .values(Array.from({ length: 200 }, () => ({ ...done, created_at: at, updated_at: at })))
    .returning('id')
    .execute();
  const { status } = await site.call('POST /diary/deadline/edit/:id', {
    ...{ token, params: { id: rows[0]?.id ?? 0 } },
    body: { title: '返修截止', day: dayAt(site, 3), remind_days: null, done: false },
  });
  expect(status).toBe(200);
  expect((await deadline(site, token, id, { ahead: 9 })).status).toBe(409);
});

test('nobody writes more than 200 steps, 20 open deadlines, 100 manuscripts, however many at once', async () => {
  const { token, id: userId } = await site.user();
  const { id } = await written(site, token);
  const { db } = site.core;
  const { id: round_id } = await db
    .selectFrom('diary_rounds')
    .select('id')
    .where('manuscript_id', '=', id)
    .executeTakeFirstOrThrow();
  const at = new Date(site.clock.now());
  await db
    .insertInto('diary_steps')
    .values(
      Array.from({ length: 195 }, () => ({
        round_id,
        kind: 'note' as const,
        day: '2026-01-01',
        created_at: at,
      })),
    )
    .execute();
  const notes = await Promise.all(Array.from({ length: 20 }, () => step(site, token, id, 'note', 0, '再记')));
  expect(notes.filter(({ status }) => status === 200)).toHaveLength(4);
  expect(notes.find(({ status }) => status === 409)?.msg).toBe('一份稿件最多记200笔');
  const days = await Promise.all(Array.from({ length: 30 }, () => deadline(site, token, id, { ahead: 9 })));
  expect(days.filter(({ status }) => status === 200)).toHaveLength(20);
  await db
    .insertInto('diary_manuscripts')
    .values(
      Array.from({ length: 97 }, () => ({
        ...{ user_id: userId, status: 1 as const, title: '又一份', since: '2026-01-01' },
        ...{ created_at: at, updated_at: at },
      })),
    )
    .execute();
  const more = await Promise.all(
    Array.from({ length: 10 }, () =>
      site.call('POST /diary/create', {
        token,
        body: { title: '再来一份', journal: { id: null, name: '' } },
      }),
    ),
  );
  expect(more.filter(({ status }) => status === 200)).toHaveLength(2);
});

test('a direct submission goes on in the diary by one press, once, and only for its author', async () => {
  const [author, other] = [await site.user(), await site.user()];
  const { id } = await submitted(site, author.token);
  const press = (token: string) => site.call('POST /diary/continue/:id', { token, params: { id } });
  expect((await press(author.token)).msg).toBe('编辑推荐期刊之后，才能接着记到投稿进度本');
  const known = await putJournal(site.core.db, { name: recommended.name });
  await putStatus(site, id, submissionStatus.recommended, {
    recommendations: JSON.stringify([{ ...recommended, review_time: '', fee: '', caution: '', website: '' }]),
  });
  expect((await press(other.token)).status).toBe(404);
  const twins = await Promise.all([press(author.token), press(author.token), press(author.token)]);
  expect(new Set(twins.map(({ data }) => data.id)).size).toBe(1);
  expect(twins[0]?.data).toMatchObject({
    title: '钠离子电池层状正极的界面工程',
    journal: { id: known, name: recommended.name },
    status_text: '准备中',
    submission_id: id,
  });
});

test('what was sent already begins as sent; a day that no calendar has is left out', async () => {
  const { token } = await site.user();
  const sent = async (sent_on: string) => {
    const { id } = await submitted(site, token);
    const value = { journal: '没有收录的期刊', sent_on, manuscript_no: 'CMR-26-1187' };
    await putStatus(site, id, submissionStatus.sent, { sent: JSON.stringify(value) });
    return (await site.call('POST /diary/continue/:id', { token, params: { id } })).data;
  };
  expect(await sent(dayAt(site, -53))).toMatchObject({
    status_text: '已投稿',
    days_since: 53,
    manuscript_no: 'CMR-26-1187',
    journal: { id: null, name: '没有收录的期刊' },
  });
  expect(await sent('2026-02-30')).toMatchObject({ status_text: '准备中', days_since: null });
});

test('the whole diary is among one’s data, and goes with the account', async () => {
  const { diaryRecords } = await import('./personal-data');
  const { token, id: userId } = await site.user();
  const { id } = await written(site, token, { sentAgo: 4 });
  await step(site, token, id, 'review', 1, '只有我知道的备注');
  await deadline(site, token, id, { ahead: 9 });
  await site.call('POST /diary/feed/open', { token });
  const rows = await diaryRecords.query(userId).execute(site.core.db);
  expect(rows.rows).toMatchObject([{ title: '镁合金低温变形的相场计算', status: 4, shares: true }]);
  expect(JSON.stringify(rows.rows)).toMatch(/只有我知道的备注.*返修截止/);
  await site.core.db
    .transaction()
    .execute(async (trx) => void (await diaryRecords.erase?.(site.core, trx, userId)));
  expect((await diaryRecords.query(userId).execute(site.core.db)).rows).toEqual([]);
  const left = await site.core.db
    .selectFrom('diary_steps')
    .select('note')
    .where('note', '=', '只有我知道的备注')
    .execute();
  expect(left).toEqual([]);
});
