import { sql } from 'kysely';
import { testDatabase } from '../testing/database';
import { openDatabase, openPool } from './connect';
import { migrate } from './migrate';

test('migrating again, also from three servers at once, changes nothing', async () => {
  const database = await testDatabase();
  const done = await Promise.all([migrate(database.url), migrate(database.url), migrate(database.url)]);
  expect(done).toEqual([[], [], []]);
  await database.drop();
});

test('three servers that start together on an empty database migrate it once', async () => {
  const database = await testDatabase();
  const pool = openPool(database.url, { max: 1, limits: false });
  await pool.query('drop schema public cascade; create schema public; drop schema pgboss cascade');
  await pool.end();
  const done = await Promise.all([migrate(database.url), migrate(database.url), migrate(database.url)]);
  expect(done.filter((names) => names.length > 0)).toHaveLength(1);
  await database.drop();
});

test('numbers come back as numbers, and every connection has its limits', async () => {
  const database = await testDatabase();
  const db = openDatabase(openPool(database.url, { max: 2 }));
  const { rows } =
    await sql`select 9007199254740991::bigint as big, 1.5::numeric as part, date '2026-01-02' as day`.execute(
      db,
    );
  expect(rows).toEqual([{ big: 9007199254740991, part: 1.5, day: '2026-01-02' }]);
  const setting = async (name: string) =>
    (await sql<{ v: string }>`select current_setting(${name}) as v`.execute(db)).rows[0]?.v;
  expect(await setting('statement_timeout')).toBe('4s');
  expect(await setting('lock_timeout')).toBe('2s');
  expect(await setting('idle_in_transaction_session_timeout')).toBe('5s');
  await db.destroy();
  await database.drop();
});
