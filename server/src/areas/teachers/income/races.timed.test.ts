import { moneyStatus as m, withdrawalStatus as w } from '@harbor/contract/money-status';
import { sql } from 'kysely';
import { HttpProblem } from '../../../http/problem';
import type { TestApp } from '../../../testing/app';
import { inTurns } from '../../../testing/in-turns';
import { race } from '../../../testing/race';
import { newSession } from '../../../testing/users';
import { actOnRefund } from '../../trade/refunds/decide';
import { apply, refundRow } from '../../trade/refunds/testing/refunds';
import { answerDeduction } from './deductions/answer';
import { proposeDeduction } from './deductions/propose';
import { releaseDue } from './release';
import { acceptedForEach, day, expectBalanced, incomeSite, release, teachers } from './testing/income';
import { actOnWithdrawal } from './withdrawals/desk-acts';
import { withdraw } from './withdrawals/withdraw';

/** Each race, so often. */
const rounds = 200;
/** So many pairs at the same time: the pool has ten connections. */
const atOnce = 4;
/** 65 % of ¥2,400.00. */
const net = 156_000;

let site: TestApp;
let staff: { id: number }[];
beforeAll(async () => {
  site = await incomeSite();
  staff = [];
  for (const nickname of ['甲', '乙', '丙']) staff.push(await site.user({ is_staff: true, nickname }));
});
afterAll(() => site.close());
afterEach(() => expectBalanced(site));

const now = () => new Date(site.clock.now());
const who = (n: number) => staff[n]?.id ?? 0;
/** Whether it was done; whatever is no refusal in words is a fault. */
const ok = (done: Promise<unknown>) =>
  done.then(
    () => true,
    (error: unknown) => {
      if (error instanceof HttpProblem) return false;
      throw error;
    },
  );

const ask = (person: { id: number; payee: number }, amountFen: number) =>
  site.core.db
    .transaction()
    .execute((trx) =>
      withdraw(site.core, trx, { teacherId: person.id, amountFen, payeeId: person.payee, at: now() }),
    );

const propose = (order_id: number, amount_fen = 12_000) =>
  proposeDeduction(site.core, who(0), {
    ...{ order_id, reason: 'late', amount_fen, content: '逾期 26 小时交付，客户已获补偿', evidence: [] },
  });

async function account(teacherId: number) {
  return site.core.db
    .selectFrom('teacher_accounts')
    .selectAll()
    .where('teacher_id', '=', teacherId)
    .executeTakeFirstOrThrow();
}

/** Teachers with an income of {@link net} each, available. */
async function earning() {
  const people = await teachers(site, rounds);
  const { ids, buyer } = await acceptedForEach(site, people);
  await release(site);
  // The days that passed ended the buyer's session.
  return { people, ids, buyer: { ...buyer, token: await newSession(site, buyer.id) } };
}

/** The same, and each has asked for all of it. */
async function asking() {
  const made = await earning();
  const rows = await inTurns(made.people, atOnce, (person) => ask(person, net));
  return { ...made, rows };
}

test('two withdrawals at once take the money once', async () => {
  const { people } = await earning();
  await inTurns(people, atOnce, async (person, round) => {
    const done = await race(
      round,
      () => ok(ask(person, net)),
      () => ok(ask(person, net)),
    );
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(await account(person.id)).toMatchObject({ available_fen: 0, review_fen: net, debt_fen: 0 });
  });
});

test('a withdrawal against a deduction: what is proposed to be kept is not paid out before it is decided', async () => {
  const { people, ids } = await earning();
  const seen = new Set<boolean>();
  await inTurns(people, atOnce, async (person, round) => {
    const [asked, proposed] = await race(
      round,
      () => ok(ask(person, net)),
      () => ok(propose(ids[round] ?? 0)),
    );
    seen.add(asked);
    expect(proposed).toBe(true);
    expect(await account(person.id)).toMatchObject(
      asked ? { review_fen: net, frozen_fen: 0 } : { review_fen: 0, frozen_fen: net },
    );
    const row = await site.core.db
      .selectFrom('withdrawals')
      .selectAll()
      .where('teacher_id', '=', person.id)
      .executeTakeFirst();
    // One of finance may look at it, nobody may agree to it.
    if (row) expect(await ok(actOnWithdrawal(site.core, who(1), row.id, { act: 'check' }))).toBe(false);
    const { id } = await site.core.db
      .selectFrom('deductions')
      .select('id')
      .where('teacher_id', '=', person.id)
      .executeTakeFirstOrThrow();
    await site.core.db
      .transaction()
      .execute((trx) => answerDeduction(trx, { teacherId: person.id, id, at: now() }, { answer: 'accept' }));
    expect(await account(person.id)).toMatchObject({
      ...{ review_fen: 0, frozen_fen: 0, available_fen: net - 12_000, debt_fen: 0 },
    });
  });
  expect(seen.size).toBe(2);
});

test('a deduction that is accepted while the money is asked for: both, or one after the other, never more than there is', async () => {
  const { people, ids } = await earning();
  const open = await inTurns(ids, atOnce, (id) => propose(id));
  await inTurns(people, atOnce, async (person, round) => {
    const id = open[round]?.id ?? 0;
    await race(
      round,
      () => ok(ask(person, net - 12_000)),
      () =>
        ok(
          site.core.db
            .transaction()
            .execute((trx) =>
              answerDeduction(trx, { teacherId: person.id, id, at: now() }, { answer: 'accept' }),
            ),
        ),
    );
    const { available_fen, review_fen, debt_fen } = await account(person.id);
    expect([available_fen + review_fen, debt_fen]).toEqual([net - 12_000, 0]);
  });
});

test('a refund against the end of the freeze: what the buyer wants back is not available', async () => {
  const people = await teachers(site, rounds);
  const { ids, buyer } = await acceptedForEach(site, people);
  site.clock.advance(7 * day + 1000);
  const token = await newSession(site, buyer.id);
  await inTurns(people, atOnce, async (person, round) => {
    const id = ids[round] ?? 0;
    await race(
      round,
      () => apply(site, token, id, { amount_fen: 120_000 }),
      () => releaseDue(site.core),
    );
    expect(await account(person.id)).toMatchObject({ frozen_fen: net, available_fen: 0 });
    expect(await ok(ask(person, net))).toBe(false);
  });
});

test('a refund that is granted against a withdrawal: nobody is paid the same money', async () => {
  const { people, ids, buyer } = await earning();
  const seen = new Set<boolean>();
  await inTurns(people, atOnce, async (person, round) => {
    const id = ids[round] ?? 0;
    const [asked] = await race(
      round,
      () => ok(ask(person, net)),
      async () => {
        await apply(site, buyer.token, id, { amount_fen: 60_000 });
        const refund = await refundRow(site, id);
        await actOnRefund(site.core, who(0), refund.id, { act: 'approve' }, async () => {});
      },
    );
    seen.add(asked);
    // A quarter went back: 65 % of ¥1,800.00 are left, in whatever account.
    const { available_fen, review_fen, frozen_fen, debt_fen } = await account(person.id);
    expect(available_fen + review_fen + frozen_fen - debt_fen).toBe(117_000);
    expect(debt_fen).toBe(0);
  });
  expect(seen.size).toBe(2);
});

test('two of finance at once: one looks, another agrees, and it is paid once', async () => {
  const { rows, people } = await asking();
  await inTurns(rows, atOnce, async (row, round) => {
    const checks = await race(
      round,
      () => ok(actOnWithdrawal(site.core, who(0), row.id, { act: 'check' })),
      () => ok(actOnWithdrawal(site.core, who(1), row.id, { act: 'check' })),
    );
    expect(checks.filter(Boolean)).toHaveLength(1);
    const approvals = await race(
      round,
      () => ok(actOnWithdrawal(site.core, who(0), row.id, { act: 'approve' })),
      () => ok(actOnWithdrawal(site.core, who(1), row.id, { act: 'approve' })),
    );
    expect(approvals.filter(Boolean)).toHaveLength(1);
    const [paid, failed] = await race(
      round,
      () => ok(actOnWithdrawal(site.core, who(0), row.id, { act: 'paid', reference: `ICBC${row.id}` })),
      () => ok(actOnWithdrawal(site.core, who(2), row.id, { act: 'failed', failure: 'name' })),
    );
    expect([paid, failed].filter(Boolean)).toHaveLength(1);
    const after = await site.core.db
      .selectFrom('withdrawals')
      .select(['status', 'checked_by', 'approved_by'])
      .where('id', '=', row.id)
      .executeTakeFirstOrThrow();
    expect(after.status).toBe(paid ? w.paid : w.failed);
    expect(after.checked_by).not.toBe(after.approved_by);
    expect(await account(people[round]?.id ?? 0)).toMatchObject(
      paid
        ? { paid_fen: row.net_fen, tax_fen: row.tax_fen, review_fen: 0 }
        : { paid_fen: 0, tax_fen: 0, review_fen: net },
    );
  });
});

test('a refund against the last word of finance: paid and owed, or called back, never both paid', async () => {
  const { rows, people, ids, buyer } = await asking();
  for (const row of rows) await actOnWithdrawal(site.core, who(0), row.id, { act: 'check' });
  const seen = new Set<boolean>();
  await inTurns(rows, atOnce, async (row, round) => {
    const id = ids[round] ?? 0;
    const [approved] = await race(
      round,
      async () =>
        (await ok(actOnWithdrawal(site.core, who(1), row.id, { act: 'approve' }))) &&
        ok(actOnWithdrawal(site.core, who(1), row.id, { act: 'paid', reference: `ICBC${row.id}` })),
      async () => {
        await apply(site, buyer.token, id, { amount_fen: 60_000 });
        const refund = await refundRow(site, id);
        await actOnRefund(site.core, who(2), refund.id, { act: 'approve' }, async () => {});
      },
    );
    seen.add(approved);
    const { available_fen, review_fen, frozen_fen, debt_fen, paid_fen, tax_fen } = await account(
      people[round]?.id ?? 0,
    );
    expect(paid_fen + tax_fen).toBe(approved ? net : 0);
    expect(paid_fen + tax_fen + available_fen + review_fen + frozen_fen - debt_fen).toBe(117_000);
    const { rows: states } = await sql<{ status: number }>`
      select status from settlements where order_id = ${id}`.execute(site.core.db);
    expect([m.paid, m.available, m.frozen]).toContain(states[0]?.status);
  });
  expect(seen.size).toBe(2);
});

test('what is owed is paid first by what comes later, however fast it is asked for', async () => {
  const { rows, people, ids, buyer } = await asking();
  await inTurns(rows, atOnce, async ({ id }, round) => {
    await actOnWithdrawal(site.core, who(0), id, { act: 'check' });
    await actOnWithdrawal(site.core, who(1), id, { act: 'approve' });
    await actOnWithdrawal(site.core, who(0), id, { act: 'paid', reference: `ICBC${id}` });
    await apply(site, buyer.token, ids[round] ?? 0, { amount_fen: 60_000 });
    const refund = await refundRow(site, ids[round] ?? 0);
    await actOnRefund(site.core, who(2), refund.id, { act: 'approve' }, async () => {});
    expect((await account(people[round]?.id ?? 0)).debt_fen).toBe(39_000);
  });
  await acceptedForEach(site, people, 48_000);
  site.clock.advance(7 * day + 1000);
  await inTurns(people, atOnce, async (person, round) => {
    const [, asked] = await race(
      round,
      () => releaseDue(site.core),
      () => ok(ask(person, 10_000)),
    );
    expect(asked).toBe(false);
  });
  while ((await releaseDue(site.core)) > 0);
  for (const { id } of people)
    expect(await account(id)).toMatchObject({ available_fen: 0, frozen_fen: 0, debt_fen: 7800 });
});
