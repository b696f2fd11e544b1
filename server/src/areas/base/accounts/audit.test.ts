import { sql } from 'kysely';
import { type TestApp, testApp } from '../../../testing/app';
import { audit } from './audit';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ areas: [] });
});
afterAll(() => site.close());

/** Ids of the rows whose hash does not follow from themselves and the row before. */
async function broken(): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (select l, l.id, l.chain, lag(l.chain) over (order by l.id) as previous from audit_log l) e
    where chain is distinct from audit_digest(previous, e.l) order by id`.execute(site.core.db);
  return rows.map(({ id }) => id);
}

test('the chain can be checked in the order of the ids, however many write at once', async () => {
  const { db, settings } = site.core;
  const write = (n: number) =>
    audit(db, settings.clock, {
      actor: { type: 'visitor' },
      action: 'login.failed',
      object: ['phone', String(n)],
      detail: { count: n },
      ip: '203.0.113.9',
    });
  await Promise.all(Array.from({ length: 80 }, (_, n) => write(n)));
  expect(await broken()).toEqual([]);
});

test('a row that was changed behind the back of the log is found', async () => {
  const { db } = site.core;
  await sql`alter table audit_log disable trigger audit_frozen`.execute(db);
  await sql`update audit_log set object_id = 'x' where id = (select id from audit_log order by id offset 3 limit 1)`.execute(
    db,
  );
  await sql`alter table audit_log enable trigger audit_frozen`.execute(db);
  expect(await broken()).toHaveLength(1);
});
