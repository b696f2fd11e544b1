import { type TestApp, testApp } from '../../../testing/app';
import { ulid } from '../../../ulid';
import { moveFile } from './move';
import { type FileEvent, fileStatus, fileSteps, findFileStep } from './transitions';

const events: FileEvent[] = ['finish', 'pass', 'refuse', 'return', 'drop', 'collect', 'delete'];
const rows = Object.values(fileStatus).flatMap((from) =>
  events.flatMap((event) => [true, false].map((held) => ({ from, event, held }))),
);

let site: TestApp;
let userId: number;
beforeAll(async () => {
  site = await testApp({ areas: [] });
  userId = (await site.user()).id;
});
afterAll(() => site.close());

test.each(rows)('status $from, $event, held $held: as the table says', async ({ from, event, held }) => {
  const at = new Date(site.clock.now());
  const row = await site.core.db
    .insertInto('files')
    .values({
      id: ulid(at.getTime()),
      user_id: userId,
      purpose: 'test',
      name: 'a.txt',
      type: 'txt',
      size: 1,
      sha256: 'a'.repeat(64),
      status: from,
      created_at: at,
      updated_at: at,
      ...(held && { holder_kind: 'test', holder_id: '1' }),
      ...(from === fileStatus.deleted && { deleted_at: at }),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const step = findFileStep(from, event);
  const changes = event === 'delete' ? { deleted_at: at } : {};
  const moving = moveFile(site.core.db, row, event, at, changes);
  const now = () =>
    site.core.db.selectFrom('files').select('status').where('id', '=', row.id).executeTakeFirst();
  if (!step || (step.held !== undefined && step.held !== held)) {
    await expect(moving).rejects.toMatchObject({ status: 409 });
    expect((await now())?.status).toBe(from);
  } else {
    await moving;
    expect((await now())?.status ?? null).toBe(step.to);
  }
});

test('a pair of status and event stands in the table once', () => {
  const pairs = fileSteps.map(({ from, event }) => `${from} ${event}`);
  expect(new Set(pairs).size).toBe(pairs.length);
});
