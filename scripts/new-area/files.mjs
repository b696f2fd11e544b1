const contract = ({ contract, title, path, type }) => `import { z } from 'zod';
import { defineArea } from '../endpoint';
import { paged } from '../envelope';
import { idParams, moment, nothing, pageQuery } from '../fields';
import { line } from '../people-fields';

const entry = z.object({ id: z.int(), title: z.string(), created_at: moment });

export const ${contract} = defineArea({
  'GET /${path}/list': {
    summary: '${title}：我的，最新的在前',
    access: 'login',
    rate: 'read',
    query: pageQuery,
    data: paged(entry),
  },
  'POST /${path}/add': {
    summary: '${title}：新增一条',
    access: 'login',
    rate: 'write',
    idempotent: true,
    body: z.strictObject({ title: line().min(1, '请填写标题').max(60, '标题最多60个字') }),
    data: entry,
  },
  'POST /${path}/remove/:id': {
    summary: '${title}：删除一条，仅本人',
    access: 'login',
    rate: 'write',
    params: idParams,
    data: nothing,
  },
});

export type ${type}Entry = z.output<typeof entry>;
`;

const area = ({ area, contract, table }) => `import { defineArea } from '../../../manifest';
import { entries } from './personal-data';

export const area = defineArea({
  name: '${area}',
  calls: {
    ${contract}: async () => (await import('./routes')).routes,
  },
  tables: ['${table}'],
  personalData: [entries],
});
`;

const routes = ({ contract, path }) => `import type { ${contract} } from '@harbor/contract';
import type { AreaHandlers } from '../../../http/handler';
import { addEntry, removeEntry } from './entries';
import { entriesOf } from './queries';

export const routes: AreaHandlers<typeof ${contract}> = {
  'GET /${path}/list': ({ db, user, query }) => entriesOf(db, user.id, query.page ?? 1),
  'POST /${path}/add': ({ user, body, once, now }) =>
    once.inTransaction((trx) => addEntry(trx, user.id, body.title, now)),
  'POST /${path}/remove/:id': async ({ db, user, params }) => {
    await removeEntry(db, user.id, params.id);
    return {};
  },
};
`;

const rules = ({ table, type }) => `import type { ${type}Entry } from '@harbor/contract';
import type { Db } from '../../../db/connect';
import { conflict, notFound } from '../../../http/problem';
import { toMoment } from '../../../time';

/** Entries that one person can have. */
export const mostEntries = 100;

/** Adds an entry. @throws HttpProblem 409 for one too many */
export async function addEntry(trx: Db, userId: number, title: string, now: Date): Promise<${type}Entry> {
  // One after another, so that two devices cannot pass the limit together.
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  const { count } = await trx
    .selectFrom('${table}')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (count >= mostEntries) throw conflict(\`最多\${mostEntries}条，请先删除不需要的\`);
  const { id } = await trx
    .insertInto('${table}')
    .values({ user_id: userId, title, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, title, created_at: toMoment(now) };
}

/** Removes an entry of one's own. @throws HttpProblem 404 */
export async function removeEntry(db: Db, userId: number, id: number): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('${table}')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound();
}
`;

const queries = ({ table, type }) => `import type { ${type}Entry, Paged } from '@harbor/contract';
import type { Db } from '../../../db/connect';
import { paginate } from '../../../http/page';
import { toMoment } from '../../../time';

const perPage = 20;

/** Somebody's entries, the latest first. */
export const entriesOf = (db: Db, userId: number, page: number): Promise<Paged<${type}Entry>> =>
  paginate(
    db
      .selectFrom('${table}')
      .select(['id', 'title', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc'),
    { page, perPage },
    (rows) => rows.map((row) => ({ ...row, created_at: toMoment(row.created_at) })),
  );
`;

const personalData = ({ table, title }) => `import { sql } from 'kysely';
import type { DataKind } from '../../../personal-data/kind';

export const entries: DataKind = {
  key: '${table}',
  title: '${title}',
  purpose: '供您本人使用',
  retention: '到删除或注销为止',
  fate: '删除',
  correct: null,
  tables: ['${table}'],
  fields: [
    { name: 'title', label: '标题' },
    { name: 'created_at', label: '时间' },
  ],
  query: (userId) => sql\`
    select title, created_at from ${table} where user_id = \${userId} order by created_at desc, id desc\`,
  async erase(_core, trx, userId) {
    await trx.deleteFrom('${table}').where('user_id', '=', userId).execute();
    return undefined;
  },
};
`;

const access = ({ path }) => `import { defineAccessTo } from '../../../../testing/access/entry';

/** Whose things the calls name: \`areas/access.test.ts\` tries them with the ids of somebody else. */
export const access = defineAccessTo(
  async ({ user }, site) => {
    const { data } = await site.call('POST /${path}/add', { token: user.token, body: { title: '第一条' } });
    return { entry: data.id };
  },
  { 'POST /${path}/remove/:id': { input: (_own, _site, { entry }) => ({ params: { id: entry } }) } },
);
`;

const test = ({ contract, path, table }) => `import { type TestApp, testApp } from '../../../testing/app';
import { mostEntries } from './entries';

let site: TestApp;
beforeAll(async () => {
  site = await testApp({ areas: ['${contract}'] });
});
afterAll(() => site.close());

const titles = async (token: string) =>
  (await site.call('GET /${path}/list', { token })).data.data.map(({ title }) => title);
const add = (token: string, title: string) => site.call('POST /${path}/add', { token, body: { title } });

test('what one adds stands first in one’s own list, until it is removed', async () => {
  const [owner, other] = [await site.user(), await site.user()];
  await add(owner.token, '第一条');
  site.clock.advance(1000);
  const { data } = await add(owner.token, '第二条');
  expect(await titles(owner.token)).toEqual(['第二条', '第一条']);
  expect(await titles(other.token)).toEqual([]);
  await site.call('POST /${path}/remove/:id', { token: owner.token, params: { id: data.id } });
  expect(await titles(owner.token)).toEqual(['第一条']);
});

test('nobody has more than the limit', async () => {
  const { id, token } = await site.user();
  const row = { user_id: id, title: '一条', created_at: new Date(site.clock.now()) };
  await site.core.db
    .insertInto('${table}')
    .values(Array.from({ length: mostEntries - 1 }, () => row))
    .execute();
  const answers = await Promise.all([add(token, '甲'), add(token, '乙')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});
`;

const migration = ({ table }) => `import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql\`
    create table ${table} (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      title text not null,
      created_at timestamptz not null
    )\`.execute(db);
  await sql\`create index ${table}_of on ${table} (user_id, created_at desc, id desc)\`.execute(db);
}
`;

/** Every file of a new area, by its path. */
export function filesOf(names) {
  const folder = `server/src/areas/${names.room}/${names.area}`;
  return {
    [`shared/contract/src/areas/${names.area}.ts`]: contract(names),
    [`${folder}/area.ts`]: area(names),
    [`${folder}/routes.ts`]: routes(names),
    [`${folder}/entries.ts`]: rules(names),
    [`${folder}/queries.ts`]: queries(names),
    [`${folder}/personal-data.ts`]: personalData(names),
    [`${folder}/testing/access.ts`]: access(names),
    [`${folder}/${names.area}.test.ts`]: test(names),
    [`server/src/db/migrations/${names.migration}.ts`]: migration(names),
  };
}
