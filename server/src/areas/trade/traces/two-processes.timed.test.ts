import { type TestApp, testApp } from '../../../testing/app';
import { repeats } from '../../../testing/race';
import { type SecondProcess, secondProcess } from '../../../testing/second-process';
import { finishedOrder } from '../invoices/testing/invoices';
import { copiesOf } from '../orders/testing/copies';
import { unaltered } from './freeze';
import { deliverTwice } from './testing';

const minute = 60_000;

let site: TestApp;
let both: SecondProcess;
const warnings: unknown[] = [];
beforeAll(async () => {
  site = await testApp({ areas: ['services', 'checkout', 'ownOrders', 'pay', 'courses', 'traces'] });
  both = await secondProcess(site);
  // What one process cannot freeze is put off with a warning: none may be needed.
  jest.spyOn(site.core.log, 'warn').mockImplementation((...words: unknown[]) => void warnings.push(words));
});
afterAll(async () => {
  await both.close();
  await site.close();
});

const reports = (ids: number[]) =>
  site.core.db.selectFrom('traces').selectAll().where('order_id', 'in', ids).orderBy('order_id').execute();

test('the report of a finished order is frozen once, and stays as it was frozen', async () => {
  const { id } = await finishedOrder(site);
  await deliverTwice(site, id);
  const ids = [id, ...(await copiesOf(site, id, repeats))].toSorted((a, b) => a - b);
  await both.runTwice('traces.freeze', 0);
  const frozen = await reports(ids);
  expect(frozen.map(({ order_id }) => order_id)).toEqual(ids);
  expect(frozen.filter((report) => !unaltered(report))).toEqual([]);
  expect(new Set(frozen.map(({ code }) => code)).size).toBe(ids.length);
  await both.runTwice('traces.freeze', minute);
  expect(await reports(ids)).toEqual(frozen);
  expect(warnings).toEqual([]);
});
