import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { changes, root, run, script } from './workspace';

const area = 'server/src/areas/content/made-by-test';
const contract = 'shared/contract/src/areas/made-by-test.ts';
const order = 'server/src/areas/index.ts';
/** What is written anew beside the files of the area. */
const lists = [
  order,
  'server/src/areas/all.ts',
  'shared/contract/src/areas/index.ts',
  'server/src/db/migrations/index.ts',
  'server/src/db/tables.ts',
];

const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const kept = lists.map((path) => ({ path, text: textOf(path) }));

let before: string[] = [];
let migration = '';
test.beforeAll(async () => {
  before = await changes();
});
test.afterAll(async () => {
  for (const path of [area, contract, migration].filter(Boolean))
    rmSync(join(root, path), { recursive: true, force: true });
  for (const { path, text } of kept) writeFileSync(join(root, path), text);
  expect(await changes()).toEqual(before);
});

test('names that cannot be are refused, and nothing is left behind', async () => {
  const refusals: [string[], RegExp][] = [
    [[], /Where shall the area lie/],
    [['nowhere/things'], /There is no room nowhere/],
    [['trade/Orders'], /is no name for an area/],
    [['content/orders'], /trade\/orders exists already/],
    [['content/made-by-test', '--title', '<b>'], /The title has/],
    [['content/made-by-test', '--colour'], /Unknown argument: --colour/],
  ];
  for (const [args, said] of refusals) {
    const { code, output } = await script('new-area', ...args);
    expect([code, output]).toEqual([1, expect.stringMatching(said)]);
  }
  expect(await changes()).toEqual(before);
});

test('a new area is its folder and one line, and everything holds for it that holds for the others', async () => {
  const made = await script('new-area', 'content/made-by-test', '--title', '试验');
  expect(made.code, made.output).toBe(0);
  migration = /\S*_made_by_test(?=';)/.exec(textOf('server/src/db/migrations/index.ts'))?.[0] ?? '';
  migration = `server/src/db/migrations/${migration.replace(/^.*\//, '')}.ts`;
  const added = textOf(order)
    .split('\n')
    .filter((line) => !kept[0]?.text.split('\n').includes(line));
  expect(added).toEqual(['  area.madeByTest,']);

  const server = join(root, 'server');
  const types = await run(
    'node',
    [join(root, 'node_modules/typescript/bin/tsc'), '-p', '.', '--noEmit'],
    server,
  );
  expect(types.code, types.output).toBe(0);
  const style = await run(join(root, 'node_modules/.bin/biome'), [
    'check',
    '--error-on-warnings',
    'server/src',
    'shared/contract',
  ]);
  expect(style.code, style.output).toBe(0);
  const files = ['content/made-by-test', 'access.test', 'boundaries.test'].map((name) => `src/areas/${name}`);
  const jest = join(server, 'node_modules/jest/bin/jest.js');
  const tests = await run('node', [jest, '--maxWorkers=1', '--verbose', ...files, 'src/db/tables'], server);
  expect(tests.code, tests.output).toBe(0);
  expect(tests.output).toContain("POST /made_by_test/remove/:id knows nobody else's params.id");
});

test('a call that takes an id and does not say whose is named', async () => {
  rmSync(join(root, area, 'testing/access.ts'));
  const jest = join(root, 'server/node_modules/jest/bin/jest.js');
  const tests = await run('node', [jest, '--maxWorkers=1', 'src/areas/access.test'], join(root, 'server'));
  expect(tests.code).toBe(1);
  expect(tests.output).toMatch(/-\s+"POST \/made_by_test\/remove\/:id"/);
});
