import { closingStatus } from '@harbor/contract/privacy-states';
import { type Kysely, sql } from 'kysely';
import { down, up } from '../../../../db/migrations/0040_closed_accounts';
import { dataKinds } from '../../../../personal-data/kinds';
import { type TestApp, testApp } from '../../../../testing/app';
import { demoDatabase } from '../../../../testing/demo-database';
import { userStatus } from '../../../base/accounts/user-status';
import { closeAccount } from './erase';

// All accounts of the demo data are closed, one after the other.

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ database: await demoDatabase() });
});
afterAll(() => site.close());

const mark = '本人写下的话';

/** What stays when everybody's account was closed, each with the reason; whatever is not here has to be gone. */
const kept: Record<string, string[]> = {
  'a review stays, without its writer': [
    ...['content', 'tags', 'spec_name', 'reply_content', 'reply_name'].map((name) => `appraises.${name}`),
    ...['hidden_reason', 'append_hidden_reason'].map((name) => `appraises.${name}`),
  ],
  'that somebody agreed has to be proven': ['consents.user_agent', 'consents.version'],
  'who worked on an order, not for whom': ['deliverables.by_name', 'orders.staff_name', 'orders.teacher'],
  'names and hashes of files are kept, as the privacy page says': [
    ...['name', 'sha256', 'declared_sha256', 'type', 'purpose', 'holder_id', 'holder_kind'].map(
      (name) => `files.${name}`,
    ),
    'file_events.ticket',
  ],
  'a file that was handed over to others stays whole, with what they have to know of it': ['files.unchecked'],
  'what was sold at what price, which the law has kept': [
    ...['goods', 'spec', 'coupon_title', 'purchase_hash', 'trade_no'].map((name) => `orders.${name}`),
    ...['scene', 'trade_state', 'trade_state_desc', 'transaction_id'].map((name) => `payments.${name}`),
    ...['order_history.event', 'order_history.facts', 'user_coupons.note'],
  ],
  'why money went back, which the law has kept': [
    ...['reason_code', 'reason_text', 'images', 'channel_no', 'last_error', 'misses', 'proposed_note'].map(
      (name) => `refunds.${name}`,
    ),
    ...['content', 'event', 'images'].map((name) => `refund_lines.${name}`),
  ],
  'an issued invoice is kept for the taxes': [
    ...['title', 'tax_no', 'email', 'content', 'remark', 'number', 'reason'].map(
      (name) => `invoices.${name}`,
    ),
  ],
  'a topic is of all who write under it': ['topics.description', 'topics.title'],
};

interface Column {
  table: string;
  name: string;
  type: 'text' | '_text' | 'jsonb';
}

/** Columns of everything that a kind speaks for which can hold words. */
async function columns(): Promise<Column[]> {
  const tables = [...new Set(dataKinds().flatMap((kind) => kind.tables))];
  const { rows } = await sql<Column>`
    select table_name as table, column_name as name, udt_name as type from information_schema.columns
    where table_schema = 'public' and table_name = any(${tables}) and udt_name in ('text', '_text', 'jsonb')
      and is_generated = 'NEVER'
    order by 1, 2`.execute(site.core.db);
  return rows;
}

/** Rows that the demo data have none of. */
async function addRows(): Promise<void> {
  const { db } = site.core;
  await sql`
    insert into order_notes (order_id, author, content, at) select id, 'user', '留言', created_at from orders`.execute(
    db,
  );
  await sql`
    insert into quotes (order_id, round, state, amount_fen, days, revisions, expire_at, created_at)
    select id, 99, 'expired', 100, 1, 1, created_at, created_at from orders`.execute(db);
  await sql`
    insert into invoices (order_id, user_id, status, kind, title, email, content, amount_fen, created_at, updated_at)
    select id, user_id, 2, 'unit', '海港大学', 'a@b.cn', '技术服务费', 100, created_at, created_at from orders`.execute(
    db,
  );
}

/** Writes the mark into some rows of a column; what a check or a key refuses is no place for words. */
async function writeInto({ table, name, type }: Column): Promise<void> {
  const column = sql.ref(name);
  const words = {
    text: sql`${mark} || ctid::text`,
    _text: sql`array[${mark}]`,
    jsonb: sql`case jsonb_typeof(${column}) when 'array' then ${JSON.stringify([mark])}::jsonb
      else ${column} || ${JSON.stringify({ words: mark })}::jsonb end`,
  }[type];
  await sql`update ${sql.table(table)} set ${column} = ${words}`
    .execute(site.core.db)
    .catch((error: Error) => {
      if (!/violates (check|foreign key) constraint/.test(error.message)) throw error;
    });
}

const holdsMark = async ({ table, name }: Column): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from ${sql.table(table)} where ${sql.ref(name)}::text like ${`%${mark}%`} limit 1`.execute(
    site.core.db,
  );
  return rows.length > 0;
};

async function closeEverybody(): Promise<void> {
  const { db } = site.core;
  await sql`update orders set status = 60, refund_status = 0`.execute(db);
  await sql`update refunds set status = 4`.execute(db);
  await sql`delete from account_closings`.execute(db);
  await sql`update users set status = ${userStatus.closing}`.execute(db);
  const { rows } = await sql<{ id: number; user_id: number }>`
    insert into account_closings (user_id, status, posts, requested_at, closes_at)
    select id, ${closingStatus.waiting}, 'delete', now(), now() from users order by id returning id, user_id`.execute(
    db,
  );
  for (const { id, user_id } of rows) await closeAccount(site.core, id, user_id);
  const open = await db.selectFrom('users').select('id').where('status', '<>', userStatus.closed).execute();
  expect(open).toEqual([]);
}

test('with every account closed no column holds anybody’s words but those that are kept for a reason', async () => {
  await addRows();
  const all = await columns();
  for (const column of all) await writeInto(column);
  const marked: Column[] = [];
  for (const column of all) if (await holdsMark(column)) marked.push(column);
  expect(marked.map(({ table, name }) => `${table}.${name}`)).toEqual(
    expect.arrayContaining(['orders.close_reason', 'order_history.note', 'quotes.wish', 'users.bio']),
  );
  await closeEverybody();
  const left: string[] = [];
  for (const column of marked) if (await holdsMark(column)) left.push(`${column.table}.${column.name}`);
  expect(left.toSorted()).toEqual(Object.values(kept).flat().toSorted());
});

test('accounts closed before words in orders went along lose them by the migration, and only they', async () => {
  const { db } = site.core;
  const places = ['orders.close_reason', 'orders.staff_note', 'order_history.note', 'deliverables.title'];
  const all = await columns();
  const old = all.filter(({ table, name }) => places.includes(`${table}.${name}`));
  for (const column of old) await writeInto(column);
  const { user_id } = await db
    .selectFrom('deliverables')
    .innerJoin('orders', 'orders.id', 'order_id')
    .select('user_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  await db.updateTable('users').set({ status: userStatus.normal }).where('id', '=', user_id).execute();
  const plain = db as unknown as Kysely<unknown>;
  await down(plain);
  await plain.transaction().execute(up);
  const { rows } = await sql`
    select distinct o.user_id from orders o
    left join order_history h on h.order_id = o.id left join deliverables d on d.order_id = o.id
    where concat(o.close_reason, o.staff_note, h.note, d.title) like ${`%${mark}%`}`.execute(db);
  expect(rows).toEqual([{ user_id }]);
  for (const column of old) expect([column, await holdsMark(column)]).toEqual([column, true]);
});
