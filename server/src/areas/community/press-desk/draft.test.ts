import { pressStatus } from '@harbor/contract/press-status';
import { putPress } from '../press/testing/press';
import { openPressDesk, type PressDesk } from './testing/desk';

let desk: PressDesk;
beforeAll(async () => {
  desk = await openPressDesk();
});
afterAll(() => desk.site.close());

const later = () => new Date(desk.site.clock.now() + 3_600_000).toISOString();
const rowsOf = async (table: 'press' | 'press_drafts' | 'press_revisions' | 'press_history', id: number) => {
  const column = table === 'press' ? 'id' : 'press_id';
  return (await desk.site.core.db.selectFrom(table).select(column).where(column, '=', id).execute()).length;
};

test('a draft that nobody ever read is deleted with all that was kept of it, and the log says whose title it bore', async () => {
  const scheduled = (
    await desk.act('publish', await desk.create({ title: '写错了题目' }), { publish_at: later() })
  ).data;
  const draft = (await desk.act('unschedule', scheduled)).data;
  expect(draft.acts).toContain('delete');
  const preview = await desk.site.call('GET /staff/press/preview/:id', {
    token: desk.staff.token,
    params: { id: draft.id },
  });
  expect(await desk.act('delete', draft)).toMatchObject({ status: 200, data: {} });
  for (const table of ['press', 'press_drafts', 'press_revisions', 'press_history'] as const)
    expect([table, await rowsOf(table, draft.id)]).toEqual([table, 0]);
  const line = await desk.site.core.db
    .selectFrom('audit_log')
    .select(['object_id', 'detail'])
    .where('action', '=', 'press.delete')
    .executeTakeFirstOrThrow();
  expect(line).toMatchObject({ object_id: String(draft.id), detail: { title: '写错了题目' } });
  expect((await desk.act('delete', draft)).status).toBe(404);
  const seen = await desk.site.call('GET /press/preview/:id', {
    params: { id: draft.id },
    query: { ticket: preview.data.ticket },
  });
  expect(seen.status).toBe(404);
});

test('a tag of a deleted draft is free again', async () => {
  const { token } = desk.staff;
  const draft = await desk.create();
  const used = async () =>
    (await desk.site.call('GET /staff/press/tags', { token })).data.data.find(({ id }) => id === desk.tag)
      ?.used;
  const before = (await used()) ?? 0;
  await desk.act('delete', draft);
  expect(await used()).toBe(before - 1);
});

test.each<[string, number]>([
  ['published', pressStatus.published],
  ['scheduled', pressStatus.scheduled],
  ['offline', pressStatus.offline],
])('what is %s is never deleted', async (_, status) => {
  const id = await putPress(desk.site, { status: status as never });
  const article = await desk.detail(id);
  expect(article.acts).not.toContain('delete');
  expect((await desk.act('delete', article)).status).toBe(409);
  expect(await rowsOf('press', id)).toBe(1);
});

test('what was published once is never deleted, though it is a draft again', async () => {
  const out = (await desk.act('publish', await desk.create())).data;
  const off = (await desk.act('offline', out, { reason: '待核对' })).data;
  const again = (await desk.act('publish', off, { publish_at: later() })).data;
  const draft = (await desk.act('unschedule', again)).data;
  expect(draft).toMatchObject({ status: pressStatus.draft, published_at: expect.any(String) });
  expect(draft.acts).not.toContain('delete');
  expect((await desk.act('delete', draft)).status).toBe(409);
});

test('who saw an older state deletes nothing', async () => {
  const draft = await desk.create();
  await desk.save(draft, { author: '林二' });
  expect((await desk.act('delete', draft)).status).toBe(409);
  expect(await rowsOf('press', draft.id)).toBe(1);
});
