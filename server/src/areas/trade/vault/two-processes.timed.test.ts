import { orderStatus as s } from '@harbor/contract/order-status';
import type { DB } from '../../../db/schema';
import { type TestApp, testApp } from '../../../testing/app';
import { inTurns } from '../../../testing/in-turns';
import { repeats } from '../../../testing/race';
import { type SecondProcess, secondProcess } from '../../../testing/second-process';
import { enterTestHolder, fileOfOrder } from '../../base/files/testing/holder';
import { uploaded } from '../../base/files/testing/uploads';
import { copiesOf } from '../orders/testing/copies';
import { putOrder } from '../orders/testing/orders';
import { servedOrder } from '../refunds/testing/refunds';

const day = 86_400_000;

let site: TestApp;
let both: SecondProcess;
beforeAll(async () => {
  site = await testApp({
    areas: ['files', 'vault', 'services', 'checkout', 'ownOrders', 'pay', 'courses', 'refunds'],
  });
  both = await secondProcess(site);
  enterTestHolder();
});
afterAll(async () => {
  await both.close();
  await site.close();
});

const once = Array.from({ length: repeats }, () => 1);

/** How often something was noted of each file. */
async function noted(ids: string[], what: DB['file_events']['what']): Promise<number[]> {
  const rows = await site.core.db
    .selectFrom('file_events')
    .select('file_id')
    .where('file_id', 'in', ids)
    .where('what', '=', what)
    .where('role', '=', 'system')
    .execute();
  return ids.map((id) => rows.filter(({ file_id }) => file_id === id).length);
}

/** Files of these whose bytes still lie there. */
async function there(ids: string[]): Promise<string[]> {
  const names = new Set((await site.core.files.list()).map(({ name }) => name));
  return ids.filter((id) => names.has(id));
}

test('the files of an order are deleted once when their time is over, and not before', async () => {
  const { id, buyer } = await servedOrder(site);
  await putOrder(site, id, s.done, { finished_at: new Date(site.clock.now()) });
  const orders = await copiesOf(site, id, repeats);
  const files = await inTurns(orders, 4, async (order) => (await fileOfOrder(site, buyer, order)).id);
  await both.runTwice('files.delete-due', 180 * day - 60_000);
  expect([await noted(files, 'delete'), await there(files)]).toEqual([once.map(() => 0), files]);
  await both.runTwice('files.delete-due', 180 * day + 60_000);
  expect([await noted(files, 'delete'), await there(files)]).toEqual([once, []]);
});

test('what nobody holds goes, whichever process finds it', async () => {
  const { token } = await site.user();
  const files = await inTurns(
    once,
    4,
    async () => (await uploaded(site, token, '草稿.txt', Buffer.from('草稿'))).id,
  );
  await both.runTwice('files.collect', 2 * day + 60_000);
  const rows = await site.core.db.selectFrom('files').select('id').where('id', 'in', files).execute();
  expect([rows, await there(files)]).toEqual([[], []]);
});
