import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { type TestApp, testApp } from '../../../testing/app';
import { journalAreas } from '../journals/testing/journals';
import { alertLimits } from './limits';
import { nextStep } from './telling/steps';
import { alertAreas } from './testing/alerts';

const journals = 10_000;
const changed = 2 * journals;
const people = 2_000;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** What is really held, in MB. */
function held(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ areas: [...journalAreas, ...alertAreas] });
  const client = await site.core.pool.connect();
  await client.query('set statement_timeout = 0');
  for (const statement of [
    `insert into users (nickname, phone) select '用户' || n, null from generate_series(1, ${people}) n`,
    `insert into journals (name, name_key, created_at, updated_at)
      select 'Journal ' || n, 'journal ' || n, '2026-01-01', '2026-01-01' from generate_series(1, ${journals}) n`,
    `insert into journal_imports (file_name, bytes, sha256, format, encoding, columns, sample, created_by, created_at, applied_at, status, place)
      values ('f', 1, '', 'csv', 'utf-8', '[]', '[]', 1, '2026-11-01', '2026-11-01', 5, 1)`,
    `insert into journal_changes (import_id, journal_id, field, old, new)
      select 1, 1 + n / 2, (array['indexed', 'frequency'])[1 + n % 2], '["ESCI"]', '["SCIE"]' from generate_series(0, ${changed - 1}) n`,
    `insert into journal_collects (user_id, journal_id, title, created_at)
      select u.id, 1 + (u.id * 31 + n * 7919) % ${journals}, '期刊', '2026-01-01' from users u, generate_series(1, 10) n on conflict do nothing`,
    ...['journals', 'journal_changes', 'journal_collects', 'users'].map((table) => `vacuum analyze ${table}`),
  ])
    await client.query(statement);
  client.release(true);
}, 240_000);
afterAll(() => site.close());

test('twenty thousand changes reach two thousand people in parts, one message each, in little memory', async () => {
  let most = 0;
  let parts = 0;
  const begun = held();
  for (;;) {
    // Collecting takes a second where a worker already ran other files.
    const before = parts % 10 === 0 ? held() : null;
    if (!(await nextStep(site.core))) break;
    parts += 1;
    if (before !== null) most = Math.max(most, process.memoryUsage().heapUsed / 2 ** 20 - before);
  }
  const { rows } = await site.core.pool.query(
    `select count(*)::int as messages, count(distinct user_id)::int as people from messages where sub = 51`,
  );
  expect(rows).toEqual([{ messages: people, people }]);
  const lines = await site.core.pool.query(`select count(*)::int as n from journal_change_lines`);
  expect(lines.rows).toEqual([{ n: changed }]);
  // What a part reads and makes belongs to that part, and nothing of it stays, however many there are.
  expect(most).toBeLessThan(50);
  expect(held() - begun).toBeLessThan(20);
  // Each is a transaction of its own, so that nobody is kept waiting by all of it.
  expect(parts).toBeGreaterThanOrEqual(
    journals / alertLimits.journalsAtOnce + people / alertLimits.peopleAtOnce,
  );
});
