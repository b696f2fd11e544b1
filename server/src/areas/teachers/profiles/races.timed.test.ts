import { sql } from 'kysely';
import { type TestApp, testApp } from '../../../testing/app';
import { inTurns, upTo } from '../../../testing/in-turns';
import { refreshTeacher } from '../avoidance/terms';

const turns = 200;

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ areas: ['services', 'avoidance', 'profiles'] });
});
afterAll(() => site.close());

/** People who are teachers of one unit each, of whom nothing is written down yet. */
async function unknown(count: number, unit: (n: number) => string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    insert into users (nickname, unit, is_teacher, is_certification, created_at)
    select '老师' || n, u.unit, true, true, now()
    from unnest(${upTo(count).map(unit)}::text[]) with ordinality as u (unit, n) returning id`.execute(
    site.core.db,
  );
  return rows.map(({ id }) => id);
}

const hits = async (teacher: number) => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from avoid_hits where teacher_id = ${teacher}`.execute(site.core.db);
  return rows[0]?.n;
};

/** As long as each other, so that none holds another. */
const unitOf = (n: number) => `甲${String(n).padStart(3, '0')}潮汐研究院`;

test('a word that becomes a term while a teacher is certified misses nobody, in either order', async () => {
  const teachers = await unknown(turns, unitOf);
  const buyers = await inTurns(upTo(turns), 8, () => site.user());
  const done = await inTurns(upTo(turns), 8, async (n) => {
    const [teacher, buyer] = [teachers[n] ?? 0, buyers[n]];
    const [added] = await Promise.all([
      site.call('POST /avoid/add', { token: buyer?.token ?? '', body: { texts: [unitOf(n)] } }),
      site.core.db.transaction().execute((trx) => refreshTeacher(trx, teacher)),
    ]);
    return [added.status, await hits(teacher)];
  });
  expect(done).toEqual(upTo(turns).map(() => [200, 1]));
});

test('two presses on one heart leave one row and the count of it', async () => {
  const [teacher = 0] = await unknown(1, () => '潮生大学');
  const now = new Date(site.clock.now());
  await sql`insert into teachers (user_id, status, real_name, signed_at, approved_at, created_at, updated_at)
    values (${teacher}, 4, '老师', ${now}, ${now}, ${now}, ${now})`.execute(site.core.db);
  const { toggleCollected } = await import('./collect');
  const people = await inTurns(upTo(turns), 8, () => site.user());
  await inTurns(people, 8, ({ id }) =>
    Promise.all([1, 2, 3].map(() => toggleCollected(site.core, id, teacher, now))),
  );
  const { rows } = await sql<{ kept: number; counted: number }>`
    select (select count(*)::int from teacher_collects where teacher_id = ${teacher}) as kept, collect_count as counted
    from teachers where user_id = ${teacher}`.execute(site.core.db);
  expect(rows).toEqual([{ kept: turns, counted: turns }]);
});
