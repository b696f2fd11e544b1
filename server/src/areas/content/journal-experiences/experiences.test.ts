import { randomUUID } from 'node:crypto';
import { getRow } from '../../../db/rows';
import { type TestApp, testApp } from '../../../testing/app';
import { race, repeats } from '../../../testing/race';
import { putJournal } from '../journals/testing/journals';
import { journalExperiences } from './personal-data';
import { dayAgo, experienceAreas, putExperience, told } from './testing/experiences';

let site: TestApp;
let staff: { id: number; token: string };
beforeAll(async () => {
  site = await testApp({ areas: [...experienceAreas] });
  staff = await site.user({ roles: ['moderator'] });
});
afterAll(() => site.close());

const write = (token: string, journal: number, more: Parameters<typeof told>[1] = {}, key = randomUUID()) =>
  site.call('POST /magazine/experience/write', {
    token,
    body: { journal_id: journal, ...told(site, more) },
    idempotencyKey: key,
  });
const read = (journal: number, token?: string, query: object = {}) =>
  site.call('GET /magazine/experiences', {
    ...(token && { token }),
    query: { id: String(journal), ...query } as never,
  });
const publish = (id: number, revision: number, token = staff.token) =>
  site.call('POST /staff/experience/publish/:id', { token, params: { id }, body: { revision } });
const messagesOf = async (userId: number) =>
  (
    await site.core.db
      .selectFrom('messages')
      .select('title')
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute()
  ).map(({ title }) => title);

describe('an experience on its way', () => {
  test('is read by everybody once it is published, without its author', async () => {
    const author = await site.user({ nickname: '林间的风' });
    const journal = await putJournal(site.core.db);
    const { data, status } = await write(author.token, journal);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      status_text: '待审核',
      first_days: 60,
      total_days: 140,
      actions: { edit: true, withdraw: true },
    });
    expect((await read(journal)).data.total).toBe(0);
    await publish(data.id, data.revision);
    await site.heard();
    const seen = await read(journal);
    expect(seen.data.data).toMatchObject([{ id: data.id, total_days: 140, own: false, marked: false }]);
    const said = JSON.stringify(seen.data);
    expect(said).not.toContain('林间的风');
    expect(said).not.toContain('user_id');
    expect(said).not.toContain('submitted_on');
    expect((await read(journal, author.token)).data.data[0]?.own).toBe(true);
    expect(await messagesOf(author.id)).toEqual(['您的投稿经验已发布']);
  });

  test('is given back with a reason, changed, and handed in again', async () => {
    const { id: userId, token } = await site.user();
    const journal = await putJournal(site.core.db);
    const { data } = await write(token, journal);
    const back = await site.call('POST /staff/experience/return/:id', {
      token: staff.token,
      params: { id: data.id },
      body: { revision: data.revision, reason: '请去掉编辑的姓名' },
    });
    expect(back.data).toMatchObject({ status_text: '退回修改', reason: '请去掉编辑的姓名' });
    expect(await messagesOf(userId)).toEqual(['您的投稿经验需要修改']);
    const again = await site.call('POST /magazine/experience/edit/:id', {
      token,
      params: { id: data.id },
      body: { revision: back.data.revision, ...told(site, { difficulty: 4 }) },
    });
    expect(again.data).toMatchObject({ status_text: '待审核', reason: '', difficulty: 4 });
  });

  test('a published one that its author changes is not seen until it is looked at again', async () => {
    const { token } = await site.user();
    const journal = await putJournal(site.core.db);
    const { data } = await write(token, journal);
    const shown = await publish(data.id, data.revision);
    await site.call('POST /magazine/experience/edit/:id', {
      token,
      params: { id: data.id },
      body: { revision: shown.data.revision, ...told(site, { difficulty: 5 }) },
    });
    await site.heard();
    expect((await read(journal)).data.total).toBe(0);
  });

  test('is taken away by its author, and taken down and brought back by the team, who may take that back', async () => {
    const { id: userId, token } = await site.user();
    const journal = await putJournal(site.core.db);
    const id = await putExperience(site, { journal_id: journal, user_id: userId, status: 2 });
    const down = await site.call('POST /staff/experience/down/:id', {
      token: staff.token,
      params: { id },
      body: { reason: '点名了审稿人' },
    });
    expect(down.data).toMatchObject({ status_text: '已下架', reason: '点名了审稿人' });
    const mine = await site.call('GET /magazine/experience/mine', { token });
    expect(mine.data.data).toMatchObject([
      { id, reason: '点名了审稿人', actions: { edit: false, withdraw: false } },
    ]);
    const undone = await site.call('POST /staff/desk/undo/:queue/:id', {
      token: staff.token,
      params: { queue: 'experience', id },
    });
    expect(undone.status).toBe(200);
    await site.heard();
    const [seen] = (await read(journal)).data.data;
    expect(seen?.id).toBe(id);
    await site.call('POST /staff/experience/down/:id', {
      token: staff.token,
      params: { id },
      body: { reason: '再次点名' },
    });
    const restored = await site.call('POST /staff/experience/restore/:id', {
      token: staff.token,
      params: { id },
      body: { reason: '作者已说明' },
    });
    const gone = await site.call('POST /magazine/experience/withdraw/:id', {
      token,
      params: { id },
      body: { revision: restored.data.revision },
    });
    expect(gone.data.status_text).toBe('已撤下');
    await site.heard();
    expect((await read(journal)).data.total).toBe(0);
  });

  test('many are published at once', async () => {
    const { id: userId } = await site.user();
    const ids = await Promise.all(
      [1, 2, 3].map(async () =>
        putExperience(site, { journal_id: await putJournal(site.core.db), user_id: userId, status: 1 }),
      ),
    );
    const done = await site.call('POST /staff/desk/batch/:queue', {
      token: staff.token,
      params: { queue: 'experience' },
      body: { action: 'publish', ids },
      idempotencyKey: randomUUID(),
    });
    expect(done.status).toBe(200);
    for (const id of ids)
      expect((await getRow(site.core.db, 'journal_experiences', { id }, ['status'])).status).toBe(2);
  });
});

describe('what cannot be', () => {
  test.each([
    ['sent tomorrow', { submitted_on: -1 }, 'submitted_on'],
    ['sent too long ago', { submitted_on: 21 * 366 }, 'submitted_on'],
    ['decided before it was sent', { first_decision_on: 201 }, 'first_decision_on'],
    ['decided tomorrow', { first_decision_on: -1 }, 'first_decision_on'],
    ['accepted before the first decision', { accepted_on: 150 }, 'accepted_on'],
    ['accepted tomorrow', { accepted_on: -1 }, 'accepted_on'],
  ] as const)('%s', async (_, days, field) => {
    const { token } = await site.user();
    const journal = await putJournal(site.core.db);
    const said = Object.fromEntries(Object.entries(days).map(([name, ago]) => [name, dayAgo(site, ago)]));
    const { status, errors } = await write(token, journal, said as never);
    expect(status).toBe(422);
    expect(Object.keys(errors)).toContain(field);
  });

  test.each([
    ['accepted without a day', { accepted_on: null }, 'accepted_on'],
    ['refused with a day of acceptance', { result: 4 }, 'accepted_on'],
    [
      'refused without a first decision',
      { result: 4, accepted_on: null, first_decision_on: null },
      'first_decision_on',
    ],
    ['a result that there is not', { result: 7 }, 'result'],
    ['a difficulty that there is not', { difficulty: 6 }, 'difficulty'],
    ['a fee below nothing', { fee_fen: -1 }, 'fee_fen'],
    ['a fee beyond all', { fee_fen: 20_000_001 }, 'fee_fen'],
    ['too short', { text: '很好' }, 'text'],
    ['too long', { text: '好'.repeat(1001) }, 'text'],
    ['a day that the calendar does not have', { submitted_on: '2026-02-30' }, 'submitted_on'],
  ])('%s', async (_, said, field) => {
    const { token } = await site.user();
    const { status, errors } = await write(token, await putJournal(site.core.db), said as never);
    expect(status).toBe(422);
    expect(Object.keys(errors)).toContain(field);
  });

  test('sent before the journal was founded', async () => {
    const { token } = await site.user();
    const year = Number(dayAgo(site, 0).slice(0, 4));
    const { status, errors } = await write(token, await putJournal(site.core.db, { founded: year + 1 }));
    expect([status, Object.keys(errors)]).toEqual([422, ['submitted_on']]);
  });

  test('of a journal that there is not', async () => {
    const { token } = await site.user();
    expect((await write(token, 999_999_999)).status).toBe(404);
  });

  test('marks that only the server sets', async () => {
    const { token } = await site.user();
    const journal = await putJournal(site.core.db);
    for (const more of [
      { proof: 'order' },
      { status: 2 },
      { useful: 99 },
      { is_demo: false },
      { user_id: 1 },
    ])
      expect((await write(token, journal, more as never)).status).toBe(422);
  });

  test('words that may not be said are refused at their field, numbers of people are not kept', async () => {
    const { token } = await site.user();
    const journal = await putJournal(site.core.db);
    const refused = await write(token, journal, {
      text: '整个过程都是找人代写代发的，包录用，三个月搞定，很省心。',
    });
    expect([refused.status, Object.keys(refused.errors)]).toEqual([422, ['text']]);
    const kept = await write(token, journal, {
      text: '编辑人很好，有问题可以直接打 13812345678 问进度，回复快。',
    });
    expect(kept.status).toBe(200);
    expect(kept.data.text).not.toContain('13812345678');
  });

  test('the same submission twice, and the same journal within a month', async () => {
    const { token } = await site.user();
    const journal = await putJournal(site.core.db);
    const first = await write(token, journal);
    const lately = await write(token, journal, { submitted_on: dayAgo(site, 190) });
    expect([lately.status, lately.data]).toEqual([409, { id: first.data.id }]);
    await site.core.db
      .updateTable('journal_experiences')
      .set({ created_at: new Date(site.clock.now() - 31 * 86_400_000) })
      .where('id', '=', first.data.id)
      .execute();
    const same = await write(token, journal, { submitted_on: first.data.submitted_on });
    expect(same.status).toBe(409);
    expect((await write(token, journal, { submitted_on: dayAgo(site, 190) })).status).toBe(200);
  });

  test('more than ten a day', async () => {
    const { token } = await site.user();
    const journals = await Promise.all(Array.from({ length: 11 }, () => putJournal(site.core.db)));
    const answers: number[] = [];
    for (const journal of journals) answers.push((await write(token, journal)).status);
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  test('what is somebody else’s is not there', async () => {
    const [owner, other] = [await site.user(), await site.user()];
    const id = await putExperience(site, {
      ...{ journal_id: await putJournal(site.core.db), user_id: owner.id, status: 1 },
    });
    const { token } = other;
    const answers = [
      await site.call('GET /magazine/experience/mine/:id', { token, params: { id } }),
      await site.call('POST /magazine/experience/edit/:id', {
        ...{ token, params: { id }, body: { revision: 1, ...told(site) } },
      }),
      await site.call('POST /magazine/experience/withdraw/:id', {
        token,
        params: { id },
        body: { revision: 1 },
      }),
      await site.call('POST /magazine/experience/useful/:id', {
        token,
        params: { id },
        body: { useful: true },
      }),
      await site.call('POST /magazine/experience/report/:id', {
        ...{ token, params: { id }, body: { reason: 'untrue' as const } },
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });
});

describe('figures', () => {
  const at = (journal: number, user: number, first: number, total: number | null, more: object = {}) =>
    putExperience(site, {
      ...{ journal_id: journal, user_id: user, status: 2, submitted_on: dayAgo(site, 400) },
      first_decision_on: dayAgo(site, 400 - first),
      accepted_on: total === null ? null : dayAgo(site, 400 - total),
      result: total === null ? 4 : 2,
      ...more,
    });

  test('are shown from three authors on, each counted once, and only of what they told', async () => {
    const journal = await putJournal(site.core.db);
    const [a, b, c] = [await site.user(), await site.user(), await site.user()];
    await at(journal, a.id, 30, 90, { fee_fen: 100_000 });
    await at(journal, b.id, 50, 120, { fee_fen: null });
    // An older one of the same author says nothing more.
    await at(journal, a.id, 300, null, {
      submitted_on: dayAgo(site, 700),
      first_decision_on: dayAgo(site, 400),
    });
    // What is not published counts nowhere.
    await at(journal, c.id, 1, 2, { status: 1 });
    const few = (await read(journal)).data;
    expect(few.total).toBe(3);
    expect(few.summary).toMatchObject({
      ...{ n: 2, least: 3, results: [] },
      first: { n: 2, median: null, low: null, high: null },
    });
    const d = await site.user();
    await at(journal, d.id, 100, null, { fee_fen: 0 });
    const { summary } = (await read(journal, undefined, { sort: 'useful' })).data;
    expect(summary).toMatchObject({
      n: 3,
      first: { n: 3, median: 50, low: 30, high: 100 },
      accept: { n: 2, median: null },
      fee: { n: 2, median: null },
    });
    expect(summary.results.filter(({ count }) => count > 0)).toEqual([
      { result: 2, label: '退修后录用', count: 2 },
      { result: 4, label: '外审后拒稿', count: 1 },
    ]);
  });

  test('lists go page by page, by result, and the most useful first', async () => {
    const journal = await putJournal(site.core.db);
    const users = await Promise.all(Array.from({ length: 12 }, () => site.user()));
    for (const [n, { id }] of users.entries())
      await at(journal, id, 30 + n, n % 2 ? null : 200, { useful: n });
    const first = (await read(journal)).data;
    expect([first.data.length, first.last_page]).toEqual([10, 2]);
    expect((await read(journal, undefined, { page: '2' })).data.data).toHaveLength(2);
    const refused = (await read(journal, undefined, { result: '4' })).data;
    expect([refused.total, refused.summary.n]).toEqual([6, 12]);
    const useful = (await read(journal, undefined, { sort: 'useful' })).data.data.map((one) => one.useful);
    expect(useful).toEqual([...useful].sort((x, y) => y - x));
    for (const query of [{ result: '9' }, { sort: 'best' }, { page: '0' }])
      expect((await read(journal, undefined, query)).status).toBe(422);
  });
});

describe('readers', () => {
  test('find one useful once each, and their own never', async () => {
    const [author, reader] = [await site.user(), await site.user()];
    const journal = await putJournal(site.core.db);
    const id = await putExperience(site, { journal_id: journal, user_id: author.id, status: 2 });
    const mark = (token: string, useful: boolean) =>
      site.call('POST /magazine/experience/useful/:id', { token, params: { id }, body: { useful } });
    expect((await mark(author.token, true)).status).toBe(403);
    expect((await mark(reader.token, true)).data).toEqual({ useful: 1, marked: true });
    expect((await mark(reader.token, true)).data).toEqual({ useful: 1, marked: true });
    await site.heard();
    expect((await read(journal, reader.token)).data.data).toMatchObject([{ useful: 1, marked: true }]);
    expect((await mark(reader.token, false)).data).toEqual({ useful: 0, marked: false });
    expect((await mark(reader.token, false)).data).toEqual({ useful: 0, marked: false });
  });

  test('report one once each; the team keeps it or takes it down, and tells them', async () => {
    const [author, reader, other] = [await site.user(), await site.user(), await site.user()];
    const journal = await putJournal(site.core.db);
    const id = await putExperience(site, { journal_id: journal, user_id: author.id, status: 2 });
    const report = (token: string) =>
      site.call('POST /magazine/experience/report/:id', {
        ...{ token, params: { id }, body: { reason: 'names' as const } },
      });
    expect((await report(author.token)).status).toBe(403);
    const keep = () =>
      site.call('POST /staff/experience/keep/:id', {
        ...{ token: staff.token, params: { id }, body: { reason: '没有点名任何人' } },
      });
    expect((await keep()).status).toBe(409);
    expect((await report(reader.token)).status).toBe(200);
    expect((await report(reader.token)).status).toBe(409);
    const cases = await site.call('GET /staff/desk/cases/:queue', {
      ...{ token: staff.token, params: { queue: 'experience' }, query: { tab: 'reported' } },
    });
    expect(cases.data.data.map((one) => one.id)).toContain(id);
    const kept = await keep();
    expect(kept.data).toMatchObject({ status_text: '已发布', reports: [] });
    expect(await messagesOf(reader.id)).toEqual(['您举报的投稿经验已核对']);
    expect((await report(reader.token)).status).toBe(409);
    await report(other.token);
    await site.call('POST /staff/experience/down/:id', {
      ...{ token: staff.token, params: { id }, body: { reason: '点名了编辑' } },
    });
    expect(await messagesOf(other.id)).toEqual(['您举报的投稿经验已下架']);
    expect(await messagesOf(author.id)).toEqual(['您的投稿经验已下架']);
  });
});

describe('at the same moment', () => {
  test('of two hand-ins one is kept', async () => {
    for (let round = 0; round < repeats; round += 1) {
      const { token, id: userId } = await site.user();
      const journal = await putJournal(site.core.db);
      const hand = () => write(token, journal);
      const answers = await race(round, hand, hand);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const rows = await site.core.db
        .selectFrom('journal_experiences')
        .select('id')
        .where('user_id', '=', userId)
        .execute();
      expect(rows).toHaveLength(1);
    }
  }, 60_000);

  test('the same hand-in twice is one answer', async () => {
    const { token } = await site.user();
    const journal = await putJournal(site.core.db);
    const key = randomUUID();
    const first = await write(token, journal, {}, key);
    expect((await write(token, journal, {}, key)).data.id).toBe(first.data.id);
  });

  test('what the desk publishes is what it looked at, whatever its author changes meanwhile', async () => {
    const { token, id: userId } = await site.user();
    for (let round = 0; round < 8; round += 1) {
      const journal = await putJournal(site.core.db);
      const id = await putExperience(site, {
        journal_id: journal,
        user_id: userId,
        status: 1,
        difficulty: 2,
      });
      const [edited, decided] = await race(
        round,
        () =>
          site.call('POST /magazine/experience/edit/:id', {
            ...{ token, params: { id }, body: { revision: 1, ...told(site, { difficulty: 5 }) } },
          }),
        () => publish(id, 1),
      );
      expect([edited.status, decided.status].sort()).toEqual([200, 409]);
      const row = await getRow(site.core.db, 'journal_experiences', { id }, ['status', 'difficulty']);
      expect([row.status, row.difficulty]).toEqual(decided.status === 200 ? [2, 2] : [1, 5]);
    }
  }, 60_000);

  test('two readers are counted as two, one reader twice as one', async () => {
    const author = await site.user();
    for (let round = 0; round < 8; round += 1) {
      const [one, two] = [await site.user(), await site.user()];
      const id = await putExperience(site, {
        ...{ journal_id: await putJournal(site.core.db), user_id: author.id, status: 2 },
      });
      const mark = (token: string) => () =>
        site.call('POST /magazine/experience/useful/:id', { token, params: { id }, body: { useful: true } });
      await race(round, mark(one.token), mark(two.token));
      await race(round, mark(one.token), mark(one.token));
      expect((await getRow(site.core.db, 'journal_experiences', { id }, ['useful'])).useful).toBe(2);
    }
  }, 60_000);

  test('of a withdrawal and a decision one holds', async () => {
    const { token, id: userId } = await site.user();
    for (let round = 0; round < 8; round += 1) {
      const id = await putExperience(site, {
        ...{ journal_id: await putJournal(site.core.db), user_id: userId, status: 1 },
      });
      const answers = await race(
        round,
        () =>
          site.call('POST /magazine/experience/withdraw/:id', {
            token,
            params: { id },
            body: { revision: 1 },
          }),
        () => publish(id, 1),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  }, 60_000);
});

describe('what the server knows', () => {
  test('a direct submission that was sent to the journal is a proof, by name or by number', async () => {
    const journal = await putJournal(site.core.db, { name: 'Journal of Known Harbours' });
    const { issn } = await getRow(site.core.db, 'journals', { id: journal }, ['issn']);
    for (const said of ['journal of known harbours', `别的叫法（ISSN ${issn}）`]) {
      const { token, id: userId } = await site.user();
      const at = new Date(site.clock.now());
      await site.core.db
        .insertInto('submissions')
        .values({
          ...{ user_id: userId, status: 6, submission_no: `TG${userId}`, submitted_at: at },
          ...{ manuscript: JSON.stringify({}), created_at: at, updated_at: at },
          sent: JSON.stringify({ journal: said, manuscript_no: '', sent_on: dayAgo(site, 200) }),
        })
        .execute();
      expect((await write(token, journal)).data.proof).toBe('submission');
    }
    const { token } = await site.user();
    expect((await write(token, journal)).data.proof).toBeNull();
  });

  test('a name that two journals have proves nothing', async () => {
    const name = 'Shared Harbour Letters';
    const journal = await putJournal(site.core.db, { name });
    await putJournal(site.core.db, { name });
    const { token, id: userId } = await site.user();
    const at = new Date(site.clock.now());
    await site.core.db
      .insertInto('submissions')
      .values({
        ...{ user_id: userId, status: 6, submission_no: `TG${userId}`, submitted_at: at },
        ...{ manuscript: JSON.stringify({}), created_at: at, updated_at: at },
        sent: JSON.stringify({ journal: name, manuscript_no: '', sent_on: dayAgo(site, 200) }),
      })
      .execute();
    expect((await write(token, journal)).data.proof).toBeNull();
  });
});

test('a journal that an undone import takes away takes its experiences along', async () => {
  const { id: userId } = await site.user();
  const { db } = site.core;
  const journal = await putJournal(db);
  const id = await putExperience(site, { journal_id: journal, user_id: userId, status: 2 });
  await db.deleteFrom('journals').where('id', '=', journal).execute();
  expect(await db.selectFrom('journal_experiences').select('id').where('id', '=', id).execute()).toEqual([]);
});

test('whoever leaves takes what they told and counted along', async () => {
  const [leaving, other] = [await site.user(), await site.user()];
  const { db } = site.core;
  const journal = await putJournal(db);
  const own = await putExperience(site, { journal_id: journal, user_id: leaving.id, status: 2 });
  const id = await putExperience(site, { journal_id: journal, user_id: other.id, status: 2 });
  const { token } = leaving;
  await site.call('POST /magazine/experience/useful/:id', { token, params: { id }, body: { useful: true } });
  await site.call('POST /magazine/experience/report/:id', {
    token,
    params: { id },
    body: { reason: 'other' },
  });
  const kept = await journalExperiences.query(leaving.id).execute(db);
  expect(kept.rows.map(({ kind }) => kind).sort()).toEqual(['举报', '写的经验', '标为有用']);
  await db
    .transaction()
    .execute(async (trx) => void (await journalExperiences.erase?.(site.core, trx, leaving.id)));
  expect((await journalExperiences.query(leaving.id).execute(db)).rows).toEqual([]);
  expect(await db.selectFrom('journal_experiences').select('id').where('id', '=', own).execute()).toEqual([]);
  expect(await getRow(db, 'journal_experiences', { id }, ['useful', 'reports', 'reported_at'])).toEqual({
    useful: 0,
    reports: 0,
    reported_at: null,
  });
});
