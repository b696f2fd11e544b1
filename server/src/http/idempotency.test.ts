import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { type TestApp, testApp } from '../testing/app';
import { onceFor } from './idempotency';

let site: TestApp;
let userId: number;
beforeAll(async () => {
  site = await testApp({ areas: [], settings: { poolSize: 60 } });
  userId = (await site.user()).id;
  await sql`create table effects (id bigint generated always as identity, what text)`.execute(site.core.db);
});
afterAll(() => site.close());

function once(key: string | undefined, content: unknown = { a: 1 }) {
  const replayed = { value: false };
  const run = onceFor<{ n: number }>(site.core, {
    userId,
    route: 'POST /effect',
    key,
    content,
    onReplay: () => {
      replayed.value = true;
    },
  });
  return { ...run, replayed };
}

/** A promise, and how to fulfil it. */
function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((fulfil) => (resolve = fulfil));
  return { promise, resolve };
}
const effects = async (what: string) =>
  (await sql`select 1 from effects where what = ${what}`.execute(site.core.db)).rows.length;

test('fifty parallel twins have one effect and one answer', async () => {
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) =>
      once(key).inTransaction(async (trx) => {
        await sql`insert into effects (what) values ('twins')`.execute(trx);
        await sleep(20);
        return { n };
      }),
    ),
  );
  expect(await effects('twins')).toBe(1);
  expect(new Set(answers.map(({ n }) => n)).size).toBe(1);
});

test('a repeat says that it is one', async () => {
  const key = randomUUID();
  await once(key).inTransaction(async () => ({ n: 1 }));
  const again = once(key);
  expect(await again.inTransaction(async () => ({ n: 2 }))).toEqual({ n: 1 });
  expect(again.replayed.value).toBe(true);
});

test('an effect that fails leaves neither trace nor key', async () => {
  const key = randomUUID();
  const failing = once(key).inTransaction(async (trx) => {
    await sql`insert into effects (what) values ('failed')`.execute(trx);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await effects('failed')).toBe(0);
  expect(await once(key).inTransaction(async () => ({ n: 3 }))).toEqual({ n: 3 });
});

test('the same key with another content is refused', async () => {
  const key = randomUUID();
  await once(key).inTransaction(async () => ({ n: 1 }));
  await expect(once(key, { a: 2 }).inTransaction(async () => ({ n: 2 }))).rejects.toMatchObject({
    status: 422,
  });
});

test('a key must be a UUID', () => {
  expect(() => once('42')).toThrow('UUID');
});

test('while an outer effect runs, its twin is told to wait', async () => {
  const key = randomUUID();
  const [began, end] = [deferred(), deferred()];
  const slow = once(key).around(async () => {
    began.resolve();
    await end.promise;
    return { n: 1 };
  });
  await began.promise;
  await expect(once(key).around(async () => ({ n: 2 }))).rejects.toMatchObject({
    status: 409,
    headers: { 'retry-after': '1' },
  });
  end.resolve();
  expect(await slow).toEqual({ n: 1 });
  expect(await once(key).around(async () => ({ n: 2 }))).toEqual({ n: 1 });
});

test('a server that died in the middle blocks its key for 30 s only', async () => {
  const key = randomUUID();
  const began = deferred();
  void once(key).around(() => {
    began.resolve();
    return new Promise(() => {});
  });
  await began.promise;
  site.clock.advance(31_000);
  expect(await once(key).around(async () => ({ n: 9 }))).toEqual({ n: 9 });
});

test('an answer recorded with its effect is there for a repeat although the server died before it answered', async () => {
  const key = randomUUID();
  const committed = deferred();
  void once(key).around(async (record) => {
    await site.core.db.transaction().execute(async (trx) => {
      await sql`insert into effects (what) values ('recorded')`.execute(trx);
      await record(trx, { n: 1 });
    });
    committed.resolve();
    return new Promise(() => {});
  });
  await committed.promise;
  expect(await once(key).around(async () => ({ n: 2 }))).toEqual({ n: 1 });
  expect(await effects('recorded')).toBe(1);
});

test('whoever is so slow that a repeat has the key has no effect beside it, and does not end the claim of the repeat', async () => {
  const key = randomUUID();
  const [began, end, repeated, endRepeat] = [deferred(), deferred(), deferred(), deferred()];
  const effect = (n: number, enter: () => void, wait: Promise<void>) =>
    once(key).around(async (record) => {
      enter();
      await wait;
      return site.core.db.transaction().execute(async (trx) => {
        await sql`insert into effects (what) values ('slow')`.execute(trx);
        await record(trx, { n });
        return { n };
      });
    });
  const slow = effect(1, began.resolve, end.promise);
  await began.promise;
  site.clock.advance(31_000);
  const repeat = effect(2, repeated.resolve, endRepeat.promise);
  await repeated.promise;
  end.resolve();
  await expect(slow).rejects.toMatchObject({ status: 409 });
  endRepeat.resolve();
  expect([await repeat, await effects('slow')]).toEqual([{ n: 2 }, 1]);
});

test('what may be done again is, beside a first one that goes on; a repeat of an answered one gets its answer', async () => {
  const key = randomUUID();
  const began = deferred();
  void once(key).again(() => {
    began.resolve();
    return new Promise(() => {});
  });
  await began.promise;
  expect(await once(key).again(async () => ({ n: 2 }))).toEqual({ n: 2 });
  expect(await once(key).again(async () => ({ n: 3 }))).toEqual({ n: 2 });
  expect(await once(key).known()).toEqual({ answer: { n: 2 } });
});

test('after a day a key is forgotten', async () => {
  const key = randomUUID();
  await once(key).inTransaction(async () => ({ n: 1 }));
  site.clock.advance(24 * 3_600_000 + 1000);
  expect(await once(key).inTransaction(async () => ({ n: 2 }))).toEqual({ n: 2 });
});
