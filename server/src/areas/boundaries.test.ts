import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { api, areas } from '@harbor/contract';
import { sql } from 'kysely';
import { areaManifests } from '../manifest';
import { serverRoot, workspaceRoot } from '../paths';
import { type TestApp, testApp } from '../testing/app';

interface Graph {
  /** As `room/area`. */
  areas: string[];
  knots: string[][];
  mutual: string[];
  upward: string[];
  fromBelow: string[];
  toAbove: string[];
}

const graph: Graph = JSON.parse(
  execFileSync(process.execPath, [join(serverRoot, 'area-graph.cjs'), '--json'], { encoding: 'utf8' }),
);

/** What `npm run where` prints. */
const shortly = (...asked: string[]) =>
  execFileSync(process.execPath, [join(workspaceRoot, 'scripts/where.mjs'), ...asked], {
    encoding: 'utf8',
    stdio: 'pipe',
  });

/** With long lists whole. */
const where = (...asked: string[]) => shortly('--all', ...asked);

test('no area reaches itself through others, imports of types included', () => {
  expect(graph.areas.length).toBeGreaterThan(30);
  expect([graph.knots, graph.mutual]).toEqual([[], []]);
});

test('arrows between rooms point one way', () => {
  expect(graph.upward).toEqual([]);
});

test('what lies below the areas imports none of them', () => {
  expect(graph.fromBelow).toEqual([]);
});

test('no area takes anything from the pages that are built upon them', () => {
  expect(graph.toAbove).toEqual([]);
});

test('lists that follow from folders are those of `npm run registers`', () => {
  const check = [join(workspaceRoot, 'scripts/registers.mjs'), '--check'];
  expect(execFileSync(process.execPath, check, { encoding: 'utf8' })).toBe('');
});

test('`npm run where` finds the page of every route and the handler of every call', () => {
  expect(where('--check')).toMatch(new RegExp(`^${Object.keys(api).length} calls and \\d{3} routes`));
});

test('`npm run where` finds the tests, the calls and the words of a page, and where it leads on each platform', () => {
  const goods = where('/goodsdetail/5');
  for (const found of [
    'GoodsDetailPage.mobile.test.tsx',
    'server/src/web/seo/goods.test.ts',
    'e2e/tests/services/finding.spec.ts',
    'GET /service/appraise/:id  mf-services/src/goods/queries.ts:',
    'usePage({ title: goods?.title',
    'usePage({ description: goods && goodsDescription(goods) })',
  ])
    expect(goods).toContain(found);
  expect(where('/coupon/')).not.toContain('/staff/coupon/');
  expect(where('/idsetting/')).toMatch(/\(mobile\)[\s\S]*\/setting\/userid/);
});

test('`npm run where` finds what a call is made of, what uses it and what tries it', () => {
  const paper = where('/invoice/apply/3');
  for (const found of ['terms.ts', 'invoices/steps.test.ts', 'useInvoiceForm.ts'])
    expect(paper).toContain(found);
  const [tests, helpers] = paper.split('test helpers');
  expect([tests, helpers]).toEqual([
    expect.not.stringContaining('/testing/'),
    expect.stringContaining('/testing/invoices.ts'),
  ]);
  expect(where('/staff/coupon/stop/3')).toContain('scripts/staff/commands/coupons.mjs');
  // Named there by a template.
  expect(where('/staff/post/publish/3')).toContain('scripts/staff/commands/forum.mjs');
  expect(where('/api/platform/channels/mf-forum/promote')).toContain('scripts/platform/move.mjs');
  expect(where('/hot_post/post_message')).toContain('e2e/tests/forum/forum-hostile.spec.ts');
});

test('`npm run where` follows a handler to the SQL of other areas, and tells who calls from who names a call', () => {
  expect(where('/pay/continue_wechat/3')).toMatch(
    /made of +server\/src\/areas\/trade\/pay\/start\.ts \(SQL\)/,
  );
  const order = where('POST /user/order_info/:id');
  expect(order).toContain('server/src/areas/trade/orders/queries.ts (SQL)');
  expect(order).toMatch(
    /called by +mf-services\/src\/orders\/queries\.ts\n +named by[\s\S]*orders\/changed\.ts/,
  );
});

test('`npm run where` shows of long lists what comes first', () => {
  expect(shortly('POST /user/order_info/:id')).toMatch(/ and \d+ more \(--all\)/);
});

test('`npm run where` finds calls, pages and folders by words', () => {
  expect(where('退款')).toMatch(/RefundPage\.mobile\.tsx[\s\S]*POST \/refund\/apply\/:id/);
  expect(where('releases')).toContain('mf-staff/src/features/releases');
  expect(() => where('/cupon/')).toThrow(/Nearest to it:\n {2}\/coupon\//);
});

describe('the manifests', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await testApp({ areas: [] });
  });
  afterAll(() => site.close());

  test('each folder has one, and it is in force', () => {
    const folders = graph.areas.map((area) => area.split('/')[1]);
    expect(areaManifests().map(({ name }) => name)).toEqual(expect.arrayContaining(folders));
    expect(areaManifests()).toHaveLength(folders.length);
    for (const area of graph.areas)
      expect([area, readdirSync(join(serverRoot, 'src/areas', area)).includes('area.ts')]).toEqual([
        area,
        true,
      ]);
  });

  test('each serves the calls of its own name, and none is left over', () => {
    const served = areaManifests().flatMap(({ name, calls = {} }) =>
      Object.keys(calls).map((contract) => [
        name.replace(/-./g, (part) => part.charAt(1).toUpperCase()),
        contract,
      ]),
    );
    expect(served.filter(([own, contract]) => own !== contract)).toEqual([]);
    expect(served.map(([, contract]) => contract).toSorted()).toEqual(Object.keys(areas).toSorted());
  });

  test('each table belongs to one area', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'
        and table_name not like 'kysely_%' and table_name not like 'ip_region%'`.execute(site.core.db);
    const owned = areaManifests().flatMap(({ tables = [] }) => tables);
    // `order_words` is written by a trigger alone.
    const written = rows.map(({ name }) => name).filter((name) => name !== 'order_words');
    expect(owned.toSorted()).toEqual(written.toSorted());
  });

  test('no two things that recur share a name', () => {
    const names = areaManifests().flatMap(({ ticks = [], jobs = [] }) =>
      [...ticks, ...jobs].map((one) => one.name),
    );
    expect(new Set(names).size).toBe(names.length);
  });
});
