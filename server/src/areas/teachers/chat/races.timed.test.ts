import { randomUUID } from 'node:crypto';
import { orderStatus as s } from '@harbor/contract/order-status';
import { type TestApp, testApp } from '../../../testing/app';
import { type TestDatabase, testDatabase } from '../../../testing/database';
import { openEventStream } from '../../../testing/event-stream';
import { inTurns } from '../../../testing/in-turns';
import { race } from '../../../testing/race';
import { moveOrder } from '../../trade/orders/move';
import { lockOrder } from '../../trade/orders/queries';
import { copiesOf } from '../../trade/orders/testing/copies';
import { readUpTo } from './reading';
import { recall } from './recall';
import { say } from './send';
import { chatOf, servedOrder } from './testing/chats';

const rounds = 200;
const atOnce = 4;
const areas = [
  'services',
  'checkout',
  'ownOrders',
  'pay',
  'courses',
  'refunds',
  'fulfilment',
  'orderDesk',
  'files',
  'messages',
  'chat',
] as const;

let database: TestDatabase;
let site: TestApp;
let other: TestApp;
beforeAll(async () => {
  database = await testDatabase();
  site = await testApp({ areas: [...areas], database: { ...database, drop: async () => {} } });
  other = await testApp({ areas: [...areas], database: { ...database, drop: async () => {} } });
});
afterAll(async () => {
  await other.close();
  await site.close();
  await database.drop();
});

const buyerOf = (id: number) => ({ id, is_teacher: false, is_certification: false });
const teacherAs = (id: number) => ({ id, is_teacher: true, is_certification: true });
const line = (content: string) => ({ content, client_id: randomUUID() });

const unreadOf = async (orderId: number, userId: number) =>
  (
    await site.core.db
      .selectFrom('chat_members')
      .select('unread')
      .where('order_id', '=', orderId)
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
  ).unread;

test('taking back against reading: whatever comes first, nothing is unread afterwards and the words are gone', async () => {
  const { id, buyer, teacher } = await servedOrder(site);
  for (let round = 0; round < rounds; round += 1) {
    const { message } = await say(site.core, buyerOf(buyer.id), id, line(`第 ${round} 句`));
    const [taken] = await race(
      round,
      () => recall(site.core, buyerOf(buyer.id), id, message.id),
      () => readUpTo(other.core, teacherAs(teacher.id), id, message.id),
    );
    expect(taken.message).toMatchObject({ recalled: true, content: '' });
    expect(await unreadOf(id, teacher.id)).toBe(0);
  }
});

test('saying against the end of the order: nothing is said once it has ended', async () => {
  const { id, buyer, teacher } = await servedOrder(site);
  const ids = await copiesOf(site, id, rounds);
  await site.core.db.updateTable('orders').set({ status: s.delivered }).where('id', 'in', ids).execute();
  const now = () => new Date(site.clock.now());
  const outcomes = await inTurns(ids, atOnce, async (orderId, round) => {
    await say(site.core, teacherAs(teacher.id), orderId, line('请验收'));
    const [said] = await race(
      round,
      () =>
        say(other.core, buyerOf(buyer.id), orderId, line('最后一句')).then(
          () => true,
          () => false,
        ),
      () =>
        site.core.db.transaction().execute(async (trx) => {
          const order = await lockOrder(trx, orderId);
          if (order) await moveOrder(trx, order, 'accept', { actor: 'user', actorId: buyer.id, at: now() });
        }),
    );
    const lines = await site.core.db
      .selectFrom('chat_messages')
      .select(['content', 'event'])
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute();
    expect(lines.map(({ content, event }) => event || content)).toEqual(
      said ? ['请验收', '最后一句', 'accept'] : ['请验收', 'accept'],
    );
    return said;
  });
  expect(new Set(outcomes).size).toBe(2);
});

test('one mark sent by two processes at once is one line', async () => {
  const { id, buyer } = await servedOrder(site);
  for (let round = 0; round < rounds; round += 1) {
    const body = line(`并发 ${round}`);
    const [a, b] = await race(
      round,
      () => say(site.core, buyerOf(buyer.id), id, body),
      () => say(other.core, buyerOf(buyer.id), id, body),
    );
    expect(a.message.id).toBe(b.message.id);
  }
  const { count } = await site.core.db
    .selectFrom('chat_messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(count).toBe(rounds);
});

test('what one process takes in, the pages of the other hear of at once', async () => {
  const { id, buyer, teacher } = await servedOrder(site);
  const base = await other.listen();
  await Promise.all([site.heard(), other.heard()]);
  const stream = await openEventStream(base, teacher.token);
  await stream.next('unread');
  const { rev } = await say(site.core, buyerOf(buyer.id), id, line('您好'));
  expect((await stream.next('order_chat')).data).toEqual({ order: id, what: 'line', rev });
  const { data } = await chatOf(other, teacher, id);
  expect(data.data.map(({ content }) => content)).toEqual(['您好']);
  stream.close();
});
