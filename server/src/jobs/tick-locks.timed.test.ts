import { type TestApp, testApp } from '../testing/app';
import { openTickLocks, type TickLocks } from './tick-locks';

let site: TestApp;
let one: TickLocks;
let other: TickLocks;
beforeAll(async () => {
  site = await testApp({ areas: [], env: { HARBOR_POOL: '2' } });
  const url = String(site.core.pool.options.connectionString);
  one = openTickLocks(url);
  other = openTickLocks(url);
});
afterAll(async () => {
  await Promise.all([one.close(), other.close()]);
  await site.close();
});

/** Work that ends when it is told to. */
function waiting() {
  const ran: string[] = [];
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const work = (name: string) => async () => {
    ran.push(name);
    await gate;
  };
  return { ran, work, release };
}

test('of two processes one does a tick; afterwards the other may', async () => {
  const { ran, work, release } = waiting();
  const first = one.exclusively('a', work('one'));
  while (ran.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  await other.exclusively('a', work('other'));
  release();
  await first;
  await other.exclusively('a', work('other'));
  expect(ran).toEqual(['one', 'other']);
});

test('ticks that wait take no connection from requests', async () => {
  const { ran, work, release } = waiting();
  const running = ['a', 'b', 'c', 'd'].map((name) => one.exclusively(name, work(name)));
  while (ran.length < 4) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await site.core.db.selectFrom('users').select('id').execute()).toEqual([]);
  release();
  await Promise.all(running);
});
