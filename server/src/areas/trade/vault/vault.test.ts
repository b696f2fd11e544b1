import { orderStatus as s } from '@harbor/contract/order-status';
import { sql } from 'kysely';
import { dataKinds } from '../../../personal-data/kinds';
import { type TestApp, testApp } from '../../../testing/app';
import { collectLeftovers, collectLoose } from '../../base/files/collect';
import { holdFiles } from '../../base/files/hold';
import { enterTestHolder, fileOfOrder, testRule } from '../../base/files/testing/holder';
import { sendAll, uploaded } from '../../base/files/testing/uploads';
import { lockOrder } from '../orders/queries';
import { putOrder } from '../orders/testing/orders';
import { servedOrder } from '../refunds/testing/refunds';
import { deleteDue } from './ticks';
import { vaultOf } from './vault';

const day = 86_400_000;
const rule = { ...testRule, types: [...testRule.types] };

let site: TestApp;
beforeAll(async () => {
  site = await testApp({
    areas: [
      'files',
      'vault',
      'services',
      'checkout',
      'user',
      'ownOrders',
      'pay',
      'courses',
      'refunds',
      'auth',
      'privacy',
    ],
  });
  enterTestHolder();
});
afterAll(() => site.close());

/** An order that is worked on, with one file. */
async function orderWithFile() {
  const order = await servedOrder(site);
  const file = await fileOfOrder(site, order.buyer, order.id);
  return { ...order, file };
}

type Order = Awaited<ReturnType<typeof orderWithFile>>;

const vault = async ({ token, id }: Order) =>
  (await site.call('POST /files/vault/:id', { token, params: { id } })).data;
const remove = ({ token, id }: Order, file?: string) =>
  site.call('POST /files/vault/:id/delete', { token, params: { id }, body: { file } });
const there = ({ file }: Order) =>
  site.core.files.place(file.id).then(
    () => true,
    () => false,
  );

async function finish(order: Order) {
  await putOrder(site, order.id, s.done);
  const at = new Date(site.clock.now());
  await site.core.db.updateTable('orders').set({ finished_at: at }).where('id', '=', order.id).execute();
}

test('the owner sees each file of an order, and by whom it was opened', async () => {
  const order = await orderWithFile();
  const staff = await site.user({ is_staff: true, nickname: '李小明' });
  const { data } = await site.call('POST /files/:id/ticket', {
    token: staff.token,
    params: { id: order.file.id },
    body: { view: true },
  });
  await site.app.inject(data.url);
  const shown = await vault(order);
  expect(shown).toMatchObject({ keep_days: 180, delete_at: null, may_delete: false });
  expect(shown.files).toEqual([
    {
      ...order.file,
      group: '测试资料',
      own: true,
      at: expect.any(String),
      deleted_at: null,
      viewable: true,
      accesses: [
        { id: expect.any(Number), who: '客服 李**', role: 'staff', what: 'view', at: expect.any(String) },
        { id: expect.any(Number), who: '我', role: 'owner', what: 'upload', at: expect.any(String) },
      ],
    },
  ]);
});

test('files that open work needs stay, and the owner reads why', async () => {
  const order = await orderWithFile();
  expect(await remove(order)).toMatchObject({ status: 409, msg: expect.stringContaining('订单还在进行') });
  await finish(order);
  await site.core.db.updateTable('orders').set({ refund_status: 1 }).where('id', '=', order.id).execute();
  expect((await remove(order)).msg).toMatch('退款还在处理');
  await site.core.db.updateTable('orders').set({ refund_status: 0 }).where('id', '=', order.id).execute();
  const { data } = await remove(order);
  expect(data.files[0]).toMatchObject({ sha256: order.file.sha256, viewable: false });
  expect(data.files[0]?.deleted_at).not.toBeNull();
  expect(data.files[0]?.accesses[0]).toMatchObject({ who: '我', what: 'delete' });
  expect(await there(order)).toBe(false);
  expect((await remove(order)).status).toBe(404);
});

test('files go when their time is over, once with two processes, and not before', async () => {
  const order = await orderWithFile();
  const longer = await orderWithFile();
  await finish(order);
  await finish(longer);
  const keep = (days: 30 | 90) =>
    site.call('POST /files/vault/:id/keep', { token: order.token, params: { id: order.id }, body: { days } });
  expect((await keep(90)).data.keep_days).toBe(90);
  const { data } = await keep(30);
  expect(new Date(data.delete_at ?? 0).getTime()).toBeCloseTo(site.clock.now() + 30 * day, -4);
  site.clock.advance(30 * day - 60_000);
  await deleteDue(site.core);
  expect([await there(order), await there(longer)]).toEqual([true, true]);
  site.clock.advance(61_000);
  await Promise.all([deleteDue(site.core), deleteDue(site.core)]);
  expect([await there(order), await there(longer)]).toEqual([false, true]);
  const events = await site.core.db
    .selectFrom('file_events')
    .select(['what', 'role'])
    .where('file_id', '=', order.file.id)
    .where('what', '=', 'delete')
    .execute();
  expect(events).toEqual([{ what: 'delete', role: 'system' }]);
  const { files } = await vaultOf(site.core, order.buyer.id, order.id);
  expect(files[0]?.deleted_at).not.toBeNull();
});

test('days that are chosen while the vault looks at the order are not missed', async () => {
  const order = await orderWithFile();
  await finish(order);
  const { db } = site.core;
  const far = new Date(site.clock.now() + 180 * day);
  let chosen = false;
  let choice: Promise<unknown> | undefined;
  // What the vault does with an order that it looks at: it locks it, reads the days, and notes when to look again.
  await db.transaction().execute(async (trx) => {
    await lockOrder(trx, order.id);
    choice = site
      .call('POST /files/vault/:id/keep', {
        token: order.token,
        params: { id: order.id },
        body: { days: 30 },
      })
      .then(() => (chosen = true));
    const waits = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while (!chosen && (await waits.execute(db)).rows.length === 0);
    await trx.updateTable('files').set({ look_at: far }).where('id', '=', order.file.id).execute();
  });
  await choice;
  const { look_at } = await db
    .selectFrom('files')
    .select('look_at')
    .where('id', '=', order.file.id)
    .executeTakeFirstOrThrow();
  expect(look_at).toEqual(new Date(0));
});

test('what nothing holds goes after 48 hours, and bytes without a row too', async () => {
  const order = await orderWithFile();
  const { token } = await site.user();
  const open = await sendAll(site, token, 'open.txt', Buffer.from('text'));
  const loose = await uploaded(site, token, 'loose.txt', Buffer.from('text'));
  site.clock.advance(47 * 3_600_000);
  expect(await collectLoose(site.core)).toBe(0);
  site.clock.advance(2 * 3_600_000);
  expect(await collectLoose(site.core)).toBe(2);
  expect(await there(order)).toBe(true);
  const names = (await site.core.files.list()).map(({ name }) => name);
  expect(names).toContain(order.file.id);
  expect(names).not.toContain(open);
  expect(names).not.toContain(loose.id);
  await site.core.db.deleteFrom('files').where('id', '=', order.file.id).execute();
  expect(await collectLeftovers(site.core, -1000)).toContain(order.file.id);
});

test('whoever leaves takes their files along, and what they were handed over, but nothing of others', async () => {
  const order = await orderWithFile();
  const other = await orderWithFile();
  const teacher = await site.user();
  const handOver = async (id: number) => {
    const file = await uploaded(site, teacher.token, '终稿.txt', Buffer.from('交付'));
    const now = new Date(site.clock.now());
    const holder = { kind: 'test', id };
    await holdFiles(site.core.db, { userId: teacher.id, ids: [file.id], holder, field: 'files', rule, now });
    return file.id;
  };
  const [mine, theirs] = [await handOver(order.id), await handOver(other.id)];
  const loose = await uploaded(site, order.token, 'loose.txt', Buffer.from('text'));
  const kind = dataKinds().find(({ key }) => key === 'files');
  const files = (await kind?.files?.(site.core, order.buyer.id)) ?? [];
  expect(await Promise.all(files.map(async ({ read }) => (await read())?.toString()))).toEqual([
    '正文',
    'text',
  ]);
  const erase = async (userId: number) =>
    (await kind?.erase?.(site.core, site.core.db, userId))?.files?.toSorted();
  expect(await erase(order.buyer.id)).toEqual([order.file.id, mine, loose.id].sort());
  expect(await erase(teacher.id)).toEqual([]);
  const { files: left } = await vaultOf(site.core, other.buyer.id, other.id);
  expect(left.map(({ id, deleted_at }) => [id, deleted_at])).toEqual([
    [other.file.id, null],
    [theirs, null],
  ]);
});
