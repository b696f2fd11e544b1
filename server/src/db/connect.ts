import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { DB } from './schema';

/** The database handle of services: the pool, or a transaction of it. */
export type Db = Kysely<DB>;

const int8 = 20;
const numeric = 1700;
const date = 1082;
const asNumber = (text: string) => Number(text);
const asText = (text: string) => text;

/** bigint and numeric come back as numbers (ids, 分 and averages stay far below 2^53), dates as `YYYY-MM-DD`. */
const types: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === int8 || oid === numeric) return asNumber;
    if (oid === date) return asText;
    return pg.types.getTypeParser(oid, format);
  },
};

/** What a pool may do. */
export interface PoolOptions {
  /** Connections at most. */
  max: number;
  /** Idle connections stay open, for what belongs to the session of one. */
  keep?: boolean;
  /** Limits on statements (4 s), locks (2 s) and idle transactions (5 s); off for migrations. */
  limits?: boolean;
  /** Limits and the wait for a connection (3 s) are so many times as long: for tests on a slow machine, where nobody waits. */
  patience?: number;
}

/** A pool of connections whose dying never kills the process. */
export function openPool(
  url: string,
  { max, keep = false, limits = true, patience = 1 }: PoolOptions,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    connectionTimeoutMillis: 3000 * patience,
    idleTimeoutMillis: keep ? 0 : 30_000,
    keepAlive: true,
    ...(limits && {
      statement_timeout: 4000 * patience,
      lock_timeout: 2000 * patience,
      idle_in_transaction_session_timeout: 5000 * patience,
    }),
  });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}

/** Kysely on a pool. */
export function openDatabase(pool: pg.Pool): Db {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}
