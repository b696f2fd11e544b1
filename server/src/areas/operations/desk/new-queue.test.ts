import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import { installAreas } from '../../../manifest';
import { workspaceRoot } from '../../../paths';
import type { StaffQueue } from '../../../queues/queue';
import { type TestApp, testApp } from '../../../testing/app';

/** Anything with a title, a status and a day: what is made up is the queue. */
const args = ['content/info', '--key', 'madeup', '--title', '编出来的', '--table', 'topics', '--print'];

/** The queue that the generator writes, as a module of an area. */
function generated(): StaffQueue {
  const script = join(workspaceRoot, 'scripts/new-queue.mjs');
  const text = execFileSync(process.execPath, [script, ...args], { encoding: 'utf8' });
  const { code } = transformSync(text, {
    swcrc: false,
    module: { type: 'commonjs' },
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
  });
  const made = { exports: {} as Record<string, StaffQueue> };
  // Its imports are those of a file two folders below `areas`, as this one is.
  new Function('require', 'exports', code)(
    (name: string) => (name.startsWith('.') ? require(join(__dirname, name)) : require(name)),
    made.exports,
  );
  const queue = made.exports.madeupQueue;
  if (!queue) throw new Error(text);
  return queue;
}

let site: TestApp;
let staff: { id: number; token: string };

beforeAll(async () => {
  const queue = generated();
  site = await testApp();
  installAreas([{ name: 'made-up', queues: [async () => queue] }]);
  staff = await site.user({ is_staff: true });
});
afterAll(() => site.close());

test('a queue that was generated is counted, shown, searched and held without a line elsewhere', async () => {
  const { token } = staff;
  const { id } = await site.core.db
    .insertInto('topics')
    .values({ title: '没有人要的话题', status: 1, user_id: staff.id, created_at: new Date(site.clock.now()) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { data } = await site.call('GET /staff/desk/board', { token });
  expect(data.queues.find(({ key }) => key === 'madeup')).toMatchObject({
    title: '编出来的',
    count: 1,
    late: 0,
  });
  const cases = async (keyword: string) =>
    (
      await site.call('GET /staff/desk/cases/:queue', {
        token,
        params: { queue: 'madeup' },
        query: { keyword },
      })
    ).data.data;
  expect(await cases('要的')).toEqual([
    expect.objectContaining({ id, title: '没有人要的话题', urgency: 'ok', holder: null }),
  ]);
  expect(await cases('别的')).toEqual([]);
  const held = await site.call('POST /staff/desk/hold/:queue/:id', {
    token,
    params: { queue: 'madeup', id },
  });
  expect(held.data.holder.mine).toBe(true);
});

test('its line goes into the manifest of an area with and without queues', () => {
  const file = JSON.stringify(join(workspaceRoot, 'scripts/new-queue/file.mjs'));
  const asked = (text: string) =>
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { withQueue } from ${file}; process.stdout.write(withQueue(${JSON.stringify(text)}, 'madeup'));`,
      ],
      { encoding: 'utf8' },
    );
  const line = "async () => (await import('./desk-queue')).madeupQueue";
  expect(asked("export const area = defineArea({\n  name: 'info',\n});\n")).toBe(
    `export const area = defineArea({\n  name: 'info',\n  queues: [${line}],\n});\n`,
  );
  expect(asked("defineArea({\n  name: 'info',\n  queues: [one],\n});\n")).toBe(
    `defineArea({\n  name: 'info',\n  queues: [${line}, one],\n});\n`,
  );
});
