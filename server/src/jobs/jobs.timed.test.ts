import { z } from 'zod';
import { installAreas } from '../manifest';
import { type TestApp, testApp } from '../testing/app';
import { defineJob } from './define';
import { createJobs, prepareQueues } from './jobs';

const ran: number[] = [];
const count = defineJob({
  name: 'test.count',
  data: z.object({ n: z.int() }),
  async run(_core, { n }) {
    ran.push(n);
  },
});

let site: TestApp;
beforeAll(async () => {
  installAreas([{ name: 'test', jobs: [count] }]);
  site = await testApp({ areas: [] });
  await prepareQueues(String(site.core.pool.options.connectionString));
});
afterAll(() => site.close());

test('a job runs if its transaction commits, and never if it does not', async () => {
  const queue = createJobs(site.core.pool, String(site.core.pool.options.connectionString));
  const { db } = site.core;
  const failed = db.transaction().execute(async (trx) => {
    await queue.enqueue(trx, count, { n: 1 });
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  await db.transaction().execute((trx) => queue.enqueue(trx, count, { n: 2 }));
  await queue.enqueue(db, count, { n: 3 }, { startAfter: new Date(Date.now() + 60_000) });
  await queue.start(site.core);
  for (let waited = 0; ran.length === 0 && waited < 15_000; waited += 50)
    await new Promise((r) => setTimeout(r, 50));
  await queue.stop();
  expect(ran).toEqual([2]);
}, 20_000);

test('data of another shape is refused', async () => {
  await expect(site.core.jobs.enqueue(site.core.db, count, { n: 'x' } as never)).rejects.toThrow();
});
