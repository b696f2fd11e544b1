import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { Core } from '../core';
import type { DB } from '../db/schema';
import { conflict, HttpProblem, invalid } from './problem';
import { sqlStateOf } from './transient';

/** A transaction of the database. */
export type Trx = Transaction<DB>;

/** How a handler runs its effect once per `Idempotency-Key` (trust.md 7.2); without a key it simply runs it. */
export interface Once<T> {
  /** The effect and the record of its answer commit together. */
  inTransaction(work: (trx: Trx) => Promise<T>): Promise<T>;
  /**
   * For effects outside the database (a gateway), which may take up to 30 s: the key is taken first, the answer
   * recorded after. A failure gives the key back.
   */
  around(work: () => Promise<T>): Promise<T>;
}

/** One keyed request. */
export interface KeyedRequest {
  userId: number;
  /** Endpoint key of the contract. */
  route: string;
  key: string | undefined;
  /** Everything that makes the request what it is. */
  content: unknown;
  /** Told when the answer is a repeated one. */
  onReplay: () => void;
}

const lease = 30_000;
const retention = 24 * 3_600_000;

const running = () => new HttpProblem(409, '请求正在处理中，请稍候', {}, { 'retry-after': '1' });

class Taken extends Error {}

const keyFormat = z.uuid();

/** The `once` of one request. @throws HttpProblem 422 for a key that is no UUID, or one used for another content. */
export function onceFor<T>(core: Core, request: KeyedRequest): Once<T> {
  const { userId, route, key } = request;
  if (key === undefined)
    return { inTransaction: (work) => core.db.transaction().execute(work), around: (work) => work() };
  if (!keyFormat.safeParse(key).success)
    throw invalid({ 'Idempotency-Key': ['Idempotency-Key 必须是 UUID'] });

  const bodyHash = createHash('sha256').update(JSON.stringify(request.content)).digest();
  const now = () => new Date(core.settings.clock.now());
  const row = () => ({
    user_id: userId,
    route,
    key,
    body_hash: bodyHash,
    state: 'running' as const,
    lease_until: new Date(now().getTime() + lease),
    answer: null,
    created_at: now(),
  });

  const find = () =>
    core.db
      .selectFrom('idempotency')
      .selectAll()
      .where('user_id', '=', userId)
      .where('route', '=', route)
      .where('key', '=', key);

  async function replay(): Promise<{ answer: T } | undefined> {
    const found = await find().executeTakeFirst();
    if (!found) return undefined;
    if (now().getTime() - found.created_at.getTime() > retention) {
      await drop(sql<boolean>`created_at = ${found.created_at}`);
      return undefined;
    }
    if (!found.body_hash.equals(bodyHash))
      throw invalid({ 'Idempotency-Key': ['同一个 Idempotency-Key 用于了不同的请求'] });
    if (found.state === 'running') {
      if (found.lease_until > now()) throw running();
      await drop(sql<boolean>`state = 'running'`);
      return undefined;
    }
    request.onReplay();
    const stored = found.answer as { data: T } | null;
    return stored ? { answer: stored.data } : undefined;
  }

  const drop = (condition: ReturnType<typeof sql<boolean>>) =>
    core.db
      .deleteFrom('idempotency')
      .where('user_id', '=', userId)
      .where('route', '=', route)
      .where('key', '=', key)
      .where(condition)
      .execute();

  async function claim(db: Core['db']): Promise<void> {
    const claimed = await db
      .insertInto('idempotency')
      .values(row())
      .onConflict((on) => on.doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!claimed) throw new Taken();
  }

  const finish = (db: Core['db'], answer: T) =>
    db
      .updateTable('idempotency')
      .set({ state: 'done', answer: JSON.stringify({ data: answer }) })
      .where('user_id', '=', userId)
      .where('route', '=', route)
      .where('key', '=', key)
      .execute();

  /** A twin that lost the race reads the winner's answer; if the winner failed meanwhile, it tries itself. */
  async function racing(attempt: () => Promise<T>): Promise<T> {
    for (let round = 0; round < 5; round += 1) {
      const known = await replay();
      if (known) return known.answer;
      try {
        return await attempt();
      } catch (error) {
        if (!(error instanceof Taken)) throw error;
      }
    }
    throw conflict('请求正在处理中，请稍候');
  }

  return {
    inTransaction: (work) =>
      racing(() =>
        core.db.transaction().execute(async (trx) => {
          await claim(trx).catch((error: unknown) => {
            // The twin's transaction holds the key and did not end within the lock timeout.
            throw sqlStateOf(error) === '55P03' ? running() : error;
          });
          const answer = await work(trx);
          await finish(trx, answer);
          return answer;
        }),
      ),
    around: (work) =>
      racing(async () => {
        await claim(core.db);
        try {
          const answer = await work();
          await finish(core.db, answer);
          return answer;
        } catch (error) {
          await drop(sql<boolean>`state = 'running'`).catch(() => {});
          throw error;
        }
      }),
  };
}
