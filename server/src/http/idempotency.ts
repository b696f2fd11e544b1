import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { Core } from '../core';
import type { DB } from '../db/schema';
import { conflict, HttpProblem, invalid } from './problem';
import { sqlStateOf } from './transient';

/** A transaction of the database. */
export type Trx = Transaction<DB>;

/** What runs last in the transaction of an effect. */
export type AtCommit = (trx: Trx) => Promise<void>;

/** Records the answer in the transaction of the effect, so that neither is there without the other. */
export type RecordAnswer<T> = (trx: Trx, answer: T) => Promise<void>;

/**
 * How a handler runs its effect once per `Idempotency-Key`; without a key it simply runs it. Whichever is
 * taken, a process that dies at any point leaves a key with which a repeat gets its answer, at the latest after 30 s.
 */
export interface Once<T> {
  /** The effect and the record of its answer commit together. */
  inTransaction(work: (trx: Trx) => Promise<T>): Promise<T>;
  /**
   * For an effect that comes between calls of a gateway, which together may take up to 30 s: the key is taken first, so that
   * a twin waits, and given back by a failure. `record` is called in the effect's transaction; what the work returns takes
   * the place of what was recorded.
   */
  around(work: (record: RecordAnswer<T>) => Promise<T>): Promise<T>;
  /**
   * For what may be done again at any time, beside itself too, and comes to the same: a repeat gets the first answer where
   * there is one, and otherwise does it again.
   */
  again(work: () => Promise<T>): Promise<T>;
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

/** What a route knows of its keyed request before its handler runs. */
export interface KeyedOnce<T> extends Once<T> {
  /**
   * The first answer, if there is one: a repeat gets it before anything else is looked at, for what the handler checks
   * first (a draft that became a post, how often somebody may write) the effect itself has changed.
   */
  known(): Promise<{ answer: T } | undefined>;
}

/** The `once` of one request. @throws HttpProblem 422 for a key that is no UUID, or one used for another content. */
export function onceFor<T>(core: Core, request: KeyedRequest): KeyedOnce<T> {
  const { userId, route, key } = request;
  if (key === undefined)
    return {
      inTransaction: (work) => core.db.transaction().execute(work),
      around: (work) => work(async () => {}),
      again: (work) => work(),
      known: async () => undefined,
    };
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

  async function replay(beside = false): Promise<{ answer: T } | undefined> {
    const found = await find().executeTakeFirst();
    if (!found) return undefined;
    if (now().getTime() - found.created_at.getTime() > retention) {
      await drop(sql<boolean>`created_at = ${found.created_at}`);
      return undefined;
    }
    if (!found.body_hash.equals(bodyHash))
      throw invalid({ 'Idempotency-Key': ['同一个 Idempotency-Key 用于了不同的请求'] });
    if (found.state === 'running') {
      if (beside) return undefined;
      if (found.lease_until > now()) throw running();
      await drop(sql<boolean>`state = 'running' and lease_until = ${found.lease_until}`);
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

  /** @returns until when the key is taken, which tells this claim from a later one */
  async function claim(db: Core['db']): Promise<Date> {
    const claimed = await db
      .insertInto('idempotency')
      .values(row())
      .onConflict((on) => on.doNothing())
      .returning('lease_until')
      .executeTakeFirst();
    if (!claimed) throw new Taken();
    return claimed.lease_until;
  }

  const finish = (db: Core['db'], answer: T, until: Date) =>
    db
      .updateTable('idempotency')
      .set({ state: 'done', answer: JSON.stringify({ data: answer }) })
      .where('user_id', '=', userId)
      .where('route', '=', route)
      .where('key', '=', key)
      .where('lease_until', '=', until)
      .executeTakeFirst();

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
          const until = await claim(trx).catch((error: unknown) => {
            // The twin's transaction holds the key and did not end within the lock timeout.
            throw sqlStateOf(error) === '55P03' ? running() : error;
          });
          const answer = await work(trx);
          await finish(trx, answer, until);
          return answer;
        }),
      ),
    around: (work) =>
      racing(async () => {
        const until = await claim(core.db);
        const record: RecordAnswer<T> = async (trx, answer) => {
          // Too slow: somebody else has the key by now, and does it or has done it.
          if ((await finish(trx, answer, until)).numUpdatedRows !== 1n) throw new Taken();
        };
        try {
          const answer = await work(record);
          await finish(core.db, answer, until);
          return answer;
        } catch (error) {
          await drop(sql<boolean>`state = 'running' and lease_until = ${until}`).catch(() => {});
          throw error;
        }
      }),
    async again(work) {
      const known = await replay(true);
      if (known) return known.answer;
      const answer = await work();
      await core.db
        .insertInto('idempotency')
        .values({ ...row(), state: 'done', answer: JSON.stringify({ data: answer }) })
        .onConflict((on) => on.doNothing())
        .execute();
      return answer;
    },
    known: () => replay(true),
  };
}
