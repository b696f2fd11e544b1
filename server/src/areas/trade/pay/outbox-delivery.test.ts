import { type TestApp, testApp } from '../../../testing/app';
import { deliverOutbox } from './outbox-delivery';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ areas: [] });
});
afterAll(() => site.close());

const nobody = 999_999_999;

async function put(ref: string, userId: number): Promise<void> {
  const payload = { order_id: 1, order_no: '202611210000000001', title: '论文润色', amount_fen: 100 };
  await site.core.db
    .insertInto('outbox')
    .values({
      kind: 'refund_done',
      ref,
      user_id: userId,
      payload: JSON.stringify(payload),
      created_at: new Date(site.clock.now()),
    })
    .execute();
}

const row = (ref: string) =>
  site.core.db.selectFrom('outbox').selectAll().where('ref', '=', ref).executeTakeFirstOrThrow();

test('a row that fails is put off with growing pauses and holds up no other', async () => {
  const buyer = await site.user();
  await put('bad', nobody);
  await put('good', buyer.id);
  expect(await deliverOutbox(site.core)).toBe(1);
  expect((await row('good')).done_at).not.toBeNull();
  expect(await row('bad')).toMatchObject({ done_at: null, tries: 1 });
  expect(await deliverOutbox(site.core)).toBe(0);
  expect((await row('bad')).tries).toBe(1);
  site.clock.advance(6000);
  await deliverOutbox(site.core);
  expect((await row('bad')).tries).toBe(2);
});
