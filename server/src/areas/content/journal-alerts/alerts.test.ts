import { issnOf } from '@harbor/contract/journal-numbers';
import { goodAnswers, submit } from '../../trade/forms/testing/forms';
import { paidOrder } from '../../trade/orders/testing/orders';
import { step, written } from '../diary/testing/diary';
import { beginRollback } from '../journal-desk/imports/rollback';
import { type JournalDesk, openJournalDesk } from '../journal-desk/testing/desk';
import { putScheme } from '../journals/testing/journals';
import { alertLimits } from './limits';
import { alertAreas, collected, tellAll, timesTold, toldTo } from './testing/alerts';

let desk: JournalDesk;
let partition: number;
let next = 0;

beforeAll(async () => {
  desk = await openJournalDesk([...alertAreas, 'services', 'checkout', 'ownOrders', 'pay', 'courses']);
  partition = await putScheme(desk.site.core.db, {
    kind: 'partition',
    code: 'fq',
    year: 2025,
    is_default: true,
  });
});
afterAll(() => desk.site.close());

const site = () => desk.site;

/** A journal that an import of its own brought, in 2 区. */
async function journal(): Promise<{ id: number; name: string; issn: string }> {
  next += 1;
  const [name, issn] = [`Alerting Letters ${next}`, issnOf(String(2_600_000 + next))];
  await desk.imported(`刊名,ISSN,大类,大类分区,收录\n${name},${issn},工学,2,ESCI\n`, {
    schemes: { partition },
  });
  const row = await site()
    .core.db.selectFrom('journals')
    .select('id')
    .where('issn', '=', issn)
    .executeTakeFirstOrThrow();
  return { id: row.id, name, issn };
}

/** Takes other values of these in. */
const moved = (journals: readonly { name: string; issn: string }[], value: number) =>
  desk.imported(
    `刊名,ISSN,大类,大类分区\n${journals.map(({ name, issn }) => `${name},${issn},工学,${value}`).join('\n')}\n`,
    { schemes: { partition }, source: '分区表' },
  );

async function follower(...ids: number[]) {
  const person = await site().user();
  for (const id of ids) await collected(site(), person.token, id);
  return person;
}

test('who collected a journal is told once, in one message, with old, new, edition and source', async () => {
  const one = await journal();
  await tellAll(site());
  const ann = await follower(one.id);
  const other = await follower();
  await moved([one], 1);
  await tellAll(site());
  await tellAll(site());
  expect(await toldTo(site(), ann.id)).toEqual([
    {
      title: `《${one.name}》大类分区：2 区 → 1 区`,
      body: `《${one.name}》大类分区：2 区 → 1 区（fq 2025），来源：分区表。是否影响投稿请结合单位规定判断。`,
      link: '/querytool/changes/mine/',
      ...{ kind: 4, sub: 51 },
    },
  ]);
  expect(await timesTold(site(), other.id)).toBe(0);
});

test('new journals tell nobody', async () => {
  const person = await follower();
  const one = await journal();
  await collected(site(), person.token, one.id);
  await tellAll(site());
  expect(await timesTold(site(), person.id)).toBe(0);
});

test('several journals are one message; who hears of none of the kinds hears nothing', async () => {
  const four = [await journal(), await journal(), await journal(), await journal()];
  const ann = await follower(...four.map(({ id }) => id));
  const ben = await follower(...four.map(({ id }) => id));
  const { data } = await site().call('POST /magazine/changes/settings', {
    token: ben.token,
    body: { kinds: [{ key: 'tier', on: false }] },
  });
  expect(data.kinds.filter(({ on }) => !on).map(({ key }) => key)).toEqual(['tier']);
  await moved(four, 1);
  await tellAll(site());
  const [told] = await toldTo(site(), ann.id);
  expect(told?.title).toBe(`《${four[0]?.name}》等 4 种期刊有变动`);
  expect(told?.body).toContain(
    `您关注的 4 种期刊有变动：${four
      .slice(0, 3)
      .map(({ name }) => `《${name}》`)
      .join('、')}等。`,
  );
  expect(await timesTold(site(), ann.id)).toBe(1);
  expect(await timesTold(site(), ben.id)).toBe(0);
  // They see it all the same.
  const mine = (await site().call('GET /magazine/changes/mine', { token: ben.token })).data;
  expect(mine).toMatchObject({ total: 4, fresh: 4, follows: 4 });
});

test('messages about journals can be switched off as a whole', async () => {
  const one = await journal();
  const ann = await follower(one.id);
  await site().call('POST /message/settings', {
    token: ann.token,
    body: { groups: [{ key: 'journal', site: false }] },
  });
  const { data } = await site().call('GET /magazine/changes/settings', { token: ann.token });
  expect(data.muted).toBe(true);
  await moved([one], 1);
  await tellAll(site());
  expect(await timesTold(site(), ann.id)).toBe(0);
});

test('authors under way are told by their diary; those whose manuscript has ended are not', async () => {
  const one = await journal();
  const ann = await site().user();
  const ben = await site().user();
  await written(site(), ann.token, { journal: one.id, sentAgo: 20 });
  const ended = await written(site(), ben.token, { journal: one.id, sentAgo: 20 });
  await step(site(), ben.token, ended.id, 'reject', 3);
  await moved([one], 3);
  await tellAll(site());
  expect([await timesTold(site(), ann.id), await timesTold(site(), ben.id)]).toEqual([1, 0]);
  const { data } = await site().call('GET /magazine/changes/mine', { token: ann.token });
  expect(data.data.map(({ journal: of, why }) => [of.id, why.map(({ key }) => key)])).toEqual([
    [one.id, ['diary']],
  ]);
});

/** A direct submission as it stands in the database. */
async function submission(userId: number, status: number, part: { recommended?: string; sent?: string }) {
  const at = new Date(site().clock.now());
  await site()
    .core.db.insertInto('submissions')
    .values({
      ...{ user_id: userId, status, submission_no: `TG${userId}${status}`, submitted_at: at },
      recommendations: JSON.stringify(part.recommended ? [{ name: part.recommended }] : []),
      sent: part.sent
        ? JSON.stringify({ journal: part.sent, manuscript_no: '', sent_on: '2026-11-01' })
        : null,
      ...{ created_at: at, updated_at: at },
    } as never)
    .execute();
}

test('direct submissions tell of the journal that was chosen, until then of those recommended, while they are open', async () => {
  const [one, two] = [await journal(), await journal()];
  const people = [await site().user(), await site().user(), await site().user()];
  const [open, sent, closed] = people.map(({ id }) => id);
  await submission(open ?? 0, 4, { recommended: one.name.toUpperCase() });
  await submission(sent ?? 0, 5, { recommended: one.name, sent: two.name });
  await submission(closed ?? 0, 7, { sent: one.name });
  await moved([one], 4);
  await tellAll(site());
  expect(await Promise.all(people.map(({ id }) => timesTold(site(), id)))).toEqual([1, 0, 0]);
  await moved([two], 4);
  await tellAll(site());
  expect(await Promise.all(people.map(({ id }) => timesTold(site(), id)))).toEqual([1, 1, 0]);
});

test('an open order tells of the journal in its form, found by its ISSN, not of one to be avoided', async () => {
  const one = await journal();
  const buyer = await site().user();
  const id = await paidOrder(site(), buyer.token, { formNo: 14 });
  const answers = { ...goodAnswers(site(), 14), journal: [`写法不同的刊名（ISSN ${one.issn}）`] };
  const handed = await submit(site(), buyer.token, id, answers, 14);
  expect([handed.status, handed.msg]).toEqual([200, expect.anything()]);
  const cautious = await site().user();
  const avoiding = await paidOrder(site(), cautious.token, { formNo: 13 });
  await submit(
    site(),
    cautious.token,
    avoiding,
    { ...goodAnswers(site(), 13), avoid_journals: [one.name] },
    13,
  );
  await moved([one], 1);
  await tellAll(site());
  expect([await timesTold(site(), buyer.id), await timesTold(site(), cautious.id)]).toEqual([1, 0]);
  const { data } = await site().call('GET /magazine/changes/mine', { token: buyer.token });
  expect(data.data[0]?.why).toEqual([{ key: 'order', title: '订单' }]);
  // Done is done.
  await site().core.db.updateTable('orders').set({ status: 60 }).where('id', '=', id).execute();
  await moved([one], 2);
  await tellAll(site());
  expect(await timesTold(site(), buyer.id)).toBe(1);
});

test('a renamed journal is still the one that was named before', async () => {
  const one = await journal();
  const ann = await site().user();
  await submission(ann.id, 5, { sent: one.name });
  await desk.imported(`刊名,ISSN\nRenamed ${one.name},${one.issn}\n`);
  await tellAll(site());
  expect((await toldTo(site(), ann.id))[0]?.title).toContain('刊名：');
});

test('a detail is shown and told to nobody', async () => {
  const one = await journal();
  const ann = await follower(one.id);
  await desk.imported(`刊名,ISSN,刊期\n${one.name},${one.issn},季刊\n`);
  await desk.imported(`刊名,ISSN,刊期\n${one.name},${one.issn},月刊\n`);
  await tellAll(site());
  expect(await timesTold(site(), ann.id)).toBe(0);
  const { data } = await site().call('GET /magazine/changes/of', { query: { id: String(one.id) } });
  expect(data.data.map(({ title, old, new: now, alerts }) => [title, old, now, alerts])).toEqual([
    ['刊期', '季刊', '月刊', false],
    ['刊期', null, '季刊', false],
  ]);
});

test('an import that is undone before it was told tells nobody; one that was told is taken back, once', async () => {
  const one = await journal();
  const ann = await follower(one.id);
  const never = await moved([one], 1);
  await desk.rollBack(never.id);
  await tellAll(site());
  expect(await timesTold(site(), ann.id)).toBe(0);
  const done = await moved([one], 3);
  await tellAll(site());
  // While it is being undone nobody is told anything.
  await beginRollback(site().core, ann.id, done.id, '来源有误');
  await tellAll(site());
  expect(await timesTold(site(), ann.id)).toBe(1);
  await site().core.db.updateTable('journal_imports').set({ status: 5 }).where('id', '=', done.id).execute();
  await desk.rollBack(done.id);
  await tellAll(site());
  await tellAll(site());
  expect((await toldTo(site(), ann.id)).map(({ title, link }) => [title, link])).toEqual([
    [`《${one.name}》大类分区：2 区 → 3 区`, '/querytool/changes/mine/'],
    ['一则期刊变动提醒已撤回', '/querytool/changes/'],
  ]);
  const of = await site().call('GET /magazine/changes/of', { query: { id: String(one.id) } });
  expect(of.data.total).toBe(0);
  const left = await site()
    .core.db.selectFrom('journal_change_lines')
    .select('id')
    .where('import_id', 'in', [never.id, done.id])
    .execute();
  expect(left).toEqual([]);
});

test('however many there are, they are told part by part, each once', async () => {
  const usual = { ...alertLimits };
  Object.assign(alertLimits, { peopleAtOnce: 2, journalsAtOnce: 2, linesAtOnce: 2, steps: 3 });
  try {
    const five = [];
    for (let n = 0; n < 5; n += 1) five.push(await journal());
    const people = [];
    for (let n = 0; n < 7; n += 1) people.push(await follower(...five.map(({ id }) => id)));
    const done = await moved(five, 4);
    const finished = async () =>
      (
        await site()
          .core.db.selectFrom('journal_alert_runs')
          .select('told_at')
          .where('import_id', '=', done.id)
          .executeTakeFirst()
      )?.told_at != null;
    let rounds = 0;
    while (!(await finished())) {
      await tellAll(site());
      rounds += 1;
      expect(rounds).toBeLessThan(100);
    }
    expect(rounds).toBeGreaterThan(2);
    expect(await Promise.all(people.map(({ id }) => timesTold(site(), id)))).toEqual(people.map(() => 1));
    await desk.rollBack(done.id);
    for (let n = 0; n < 12; n += 1) await tellAll(site());
    expect(await Promise.all(people.map(({ id }) => timesTold(site(), id)))).toEqual(people.map(() => 2));
  } finally {
    Object.assign(alertLimits, usual);
  }
});

describe('what is read', () => {
  test('one’s own list says what came since the last look, and looks at no more than there is', async () => {
    const one = await journal();
    const ann = await follower(one.id);
    await moved([one], 1);
    await tellAll(site());
    const { token } = ann;
    const mine = async (query: object = {}) =>
      (await site().call('GET /magazine/changes/mine', { token, query: query as never })).data;
    const first = await mine();
    expect(first).toMatchObject({ fresh: 1, data: [{ fresh: true, why: [{ key: 'collect' }] }] });
    expect((await site().call('GET /magazine/changes/fresh', { token })).data).toEqual({ fresh: 1 });
    const { data } = await site().call('POST /magazine/changes/look', { token, body: { place: 999_999 } });
    expect(data).toEqual({ fresh: 0 });
    expect(await mine()).toMatchObject({ fresh: 0, data: [{ fresh: false }] });
    await site().call('POST /magazine/changes/look', { token, body: { place: 0 } });
    expect((await mine()).fresh).toBe(0);
    await moved([one], 2);
    await tellAll(site());
    expect(await mine()).toMatchObject({ fresh: 1, data: [{ fresh: true }, { fresh: false }] });
    expect((await mine({ kind: 'warning' })).total).toBe(0);
    expect((await mine({ journal: String(one.id) })).total).toBe(2);
    expect((await mine({ journal: String(one.id + 100_000) })).total).toBe(0);
  });

  test('everybody reads what holds: all, the recent ones with one line a journal, and those of a journal', async () => {
    const one = await journal();
    const done = await desk.imported(`刊名,ISSN,大类,大类分区,收录\n${one.name},${one.issn},工学,1,SCIE\n`, {
      schemes: { partition },
      source: '分区表',
    });
    // Nobody sees half of an import.
    const of = async () =>
      (await site().call('GET /magazine/changes/of', { query: { id: String(one.id) } })).data;
    expect((await of()).total).toBe(0);
    await tellAll(site());
    await site().heard();
    expect((await of()).data.map(({ kind, old, new: now, source }) => [kind, old, now, source])).toEqual([
      ['tier', '2 区', '1 区', '分区表'],
      ['indexed', 'ESCI', 'SCIE', '分区表'],
    ]);
    const recent = (await site().call('GET /magazine/changes/recent')).data;
    expect(recent.data.length).toBeLessThanOrEqual(4);
    const ids = recent.data.map((line) => line.journal.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain(one.id);
    const all = (await site().call('GET /magazine/changes', { query: { kind: 'indexed' } as never })).data;
    expect(all.data[0]).toMatchObject({ journal: { id: one.id }, title: '新增收录 SCIE，退出收录 ESCI' });
    await desk.rollBack(done.id);
    await tellAll(site());
    await site().heard();
    expect((await of()).total).toBe(0);
    const after = (await site().call('GET /magazine/changes/recent')).data;
    expect(after.data.map((line) => line.journal.id)).not.toContain(one.id);
  });

  test('of two tabs that switch different kinds both hold', async () => {
    const { token } = await site().user();
    const save = (key: 'tier' | 'fee', on: boolean) =>
      site().call('POST /magazine/changes/settings', { token, body: { kinds: [{ key, on }] } });
    await Promise.all([save('tier', false), save('fee', false)]);
    const off = async () =>
      (await site().call('GET /magazine/changes/settings', { token })).data.kinds
        .filter(({ on }) => !on)
        .map(({ key }) => key);
    expect(await off()).toEqual(['tier', 'fee']);
    await save('tier', true);
    expect(await off()).toEqual(['fee']);
  });
});
