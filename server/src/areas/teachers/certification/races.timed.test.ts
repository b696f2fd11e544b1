import { itemsOf } from '@harbor/contract/teacher-apply-items';
import { HttpProblem } from '../../../http/problem';
import { type TestApp, testApp } from '../../../testing/app';
import { inTurns, upTo } from '../../../testing/in-turns';
import { race } from '../../../testing/race';
import { insertUser } from '../../../testing/users';
import { publishTeacherAgreement } from './agreements/publish';
import { signRules } from './agreements/sign';
import { answersOf } from './answers';
import { withdrawApplication } from './apply/withdraw';
import { approve, reject } from './desk/decide';
import { openApplicationFor } from './desk/open';
import { sealedId } from './identity';
import { form, idNumber, nowOf } from './testing/certify';

/** Each race, so often. */
const rounds = 200;

let site: TestApp;
let staff: number[];
beforeAll(async () => {
  site = await testApp({ areas: ['certification', 'dictionary', 'messages'] });
  staff = [];
  for (const nickname of ['甲', '乙']) staff.push((await site.user({ is_staff: true, nickname })).id);
});
afterAll(() => site.close());

const [first, second] = [() => staff[0] ?? 0, () => staff[1] ?? 0];

/** Whether it was done; whatever is no refusal in words is a fault. */
const ok = (done: Promise<unknown>) =>
  done.then(
    () => true,
    (error: unknown) => {
      if (error instanceof HttpProblem) return false;
      throw error;
    },
  );

/** An application that waits with everything, without pictures: those have tests of their own. */
async function waitingFast(n: number): Promise<{ id: number; userId: number }> {
  const { core } = site;
  const at = nowOf(site);
  const userId = await insertUser(core.db, { nickname: `申请人${n}` });
  const { id } = await core.db
    .insertInto('teacher_applications')
    .values({
      ...{ no: `TA-${n}-${userId}`, user_id: userId, kind: 1, flow_version: 3, status: 1, round: 1 },
      answers: JSON.stringify(answersOf({ answers: form as never })) as never,
      ...{ submitted_at: at, first_submitted_at: at, saved_at: at, created_at: at, updated_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await core.db
    .updateTable('teacher_applications')
    .set(sealedId(core, id, 'resident', idNumber(n)))
    .where('id', '=', id)
    .execute();
  await core.db
    .insertInto('teacher_application_items')
    .values(
      itemsOf(3).map((item) => ({
        ...{ application_id: id, item, result: 1 as const, reason: '', round: 1 },
        ...{ decided_by: first(), decided_at: at },
      })),
    )
    .execute();
  return { id, userId };
}

const statusOf = async (id: number) =>
  await site.core.db
    .selectFrom('teacher_applications')
    .select(['status', 'locked_by'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const eventsOf = async (id: number, event: string) =>
  (
    await site.core.db
      .selectFrom('teacher_application_history')
      .select('id')
      .where('application_id', '=', id)
      .where('event', '=', event)
      .execute()
  ).length;

test('of two of the team who open one application, one has it', async () => {
  await inTurns(upTo(rounds), 4, async (n) => {
    const { id } = await waitingFast(n);
    const won = await race(
      n,
      () => ok(openApplicationFor(site.core, first(), id)),
      () => ok(openApplicationFor(site.core, second(), id)),
    );
    expect(won.filter(Boolean)).toHaveLength(1);
    const { status, locked_by } = await statusOf(id);
    expect([status, locked_by]).toEqual([2, won[0] ? first() : second()]);
    expect(await eventsOf(id, 'open')).toBe(1);
  });
}, 240_000);

test('an application is approved or refused once, however often it is pressed', async () => {
  await inTurns(upTo(rounds), 4, async (n) => {
    const { id, userId } = await waitingFast(1000 + n);
    await openApplicationFor(site.core, first(), id);
    const won = await race(
      n,
      () => ok(approve(site.core, first(), id)),
      () => ok(reject(site.core, first(), id, { reason: '材料与本人不符', forged: false })),
    );
    expect(won.filter(Boolean)).toHaveLength(1);
    const { is_teacher } = await site.core.db
      .selectFrom('users')
      .select('is_teacher')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    expect([(await statusOf(id)).status, is_teacher]).toEqual(won[0] ? [4, true] : [5, false]);
    expect((await eventsOf(id, 'approve')) + (await eventsOf(id, 'reject'))).toBe(1);
  });
}, 240_000);

test('what is taken back is not opened, and what is opened is not taken back', async () => {
  await inTurns(upTo(rounds), 4, async (n) => {
    const { id, userId } = await waitingFast(2000 + n);
    const won = await race(
      n,
      () => ok(withdrawApplication(site.core, userId)),
      () => ok(openApplicationFor(site.core, first(), id)),
    );
    expect(won.filter(Boolean)).toHaveLength(1);
    expect((await statusOf(id)).status).toBe(won[0] ? 0 : 2);
  });
}, 240_000);

test('nobody stays admitted who signed rules that were replaced at the same moment', async () => {
  const people: number[] = [];
  for (let n = 0; n < 8; n += 1) {
    const { id, userId } = await waitingFast(3000 + n);
    await openApplicationFor(site.core, first(), id);
    await approve(site.core, first(), id);
    people.push(userId);
  }
  const origin = { ip: '127.0.0.1', userAgent: 'test' };
  for (let n = 1; n <= 25; n += 1) {
    site.clock.advance(1000);
    const [before, after] = [`1.${n - 1}`, `1.${n}`];
    await Promise.all([
      ...people.map((userId) =>
        ok(signRules(site.core, userId, { rules: before, pledge: '1.0', read: true }, origin)),
      ),
      publishTeacherAgreement(site.core, first(), {
        ...{ document: 'rules', version: after, after: before, change: '第几版写在这里' },
        sections: [{ heading: '一', paragraphs: ['第几版。'] }],
      }),
    ]);
    const admitted = await site.core.db
      .selectFrom('users')
      .select('id')
      .where('id', 'in', people)
      .where('is_certification', '=', true)
      .execute();
    expect(admitted).toEqual([]);
  }
}, 240_000);
