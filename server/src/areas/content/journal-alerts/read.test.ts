import type { TestApp } from '../../../testing/app';
import { type AlertSite, openAlerts } from './testing/alert-site';
import { tellAll } from './testing/alerts';

let alerts: AlertSite;
let site: TestApp;
beforeAll(async () => {
  alerts = await openAlerts();
  site = alerts.desk.site;
});
afterAll(() => site.close());

test('one’s own list says what came since the last look, and looks at no more than there is', async () => {
  const one = await alerts.journal();
  const ann = await alerts.follower(one.id);
  await alerts.moved([one], 1);
  await tellAll(site);
  const { token } = ann;
  const mine = async (query: object = {}) =>
    (await site.call('GET /magazine/changes/mine', { token, query: query as never })).data;
  const first = await mine();
  expect(first).toMatchObject({ fresh: 1, data: [{ fresh: true, why: [{ key: 'collect' }] }] });
  expect((await site.call('GET /magazine/changes/fresh', { token })).data).toEqual({ fresh: 1 });
  const { data } = await site.call('POST /magazine/changes/look', { token, body: { place: 999_999 } });
  expect(data).toEqual({ fresh: 0 });
  expect(await mine()).toMatchObject({ fresh: 0, data: [{ fresh: false }] });
  await site.call('POST /magazine/changes/look', { token, body: { place: 0 } });
  expect((await mine()).fresh).toBe(0);
  await alerts.moved([one], 2);
  await tellAll(site);
  expect(await mine()).toMatchObject({ fresh: 1, data: [{ fresh: true }, { fresh: false }] });
  expect((await mine({ kind: 'warning' })).total).toBe(0);
  expect((await mine({ journal: String(one.id) })).total).toBe(2);
  expect((await mine({ journal: String(one.id + 100_000) })).total).toBe(0);
});

test('everybody reads what holds: all, the recent ones with one line a journal, and those of a journal', async () => {
  const one = await alerts.journal();
  const done = await alerts.desk.imported(
    `刊名,ISSN,大类,大类分区,收录\n${one.name},${one.issn},工学,1,SCIE\n`,
    {
      schemes: { partition: alerts.partition },
      source: '分区表',
    },
  );
  // Nobody sees half of an import.
  const of = async () =>
    (await site.call('GET /magazine/changes/of', { query: { id: String(one.id) } })).data;
  expect((await of()).total).toBe(0);
  await tellAll(site);
  await site.heard();
  expect((await of()).data.map(({ kind, old, new: now, source }) => [kind, old, now, source])).toEqual([
    ['tier', '2 区', '1 区', '分区表'],
    ['indexed', 'ESCI', 'SCIE', '分区表'],
  ]);
  const recent = (await site.call('GET /magazine/changes/recent')).data;
  expect(recent.data.length).toBeLessThanOrEqual(4);
  const ids = recent.data.map((line) => line.journal.id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain(one.id);
  const all = (await site.call('GET /magazine/changes', { query: { kind: 'indexed' } as never })).data;
  expect(all.data[0]).toMatchObject({ journal: { id: one.id }, title: '新增收录 SCIE，退出收录 ESCI' });
  await alerts.desk.rollBack(done.id);
  await tellAll(site);
  await site.heard();
  expect((await of()).total).toBe(0);
  const after = (await site.call('GET /magazine/changes/recent')).data;
  expect(after.data.map((line) => line.journal.id)).not.toContain(one.id);
});

test('of two tabs that switch different kinds both hold', async () => {
  const { token } = await site.user();
  const save = (key: 'tier' | 'fee', on: boolean) =>
    site.call('POST /magazine/changes/settings', { token, body: { kinds: [{ key, on }] } });
  await Promise.all([save('tier', false), save('fee', false)]);
  const off = async () =>
    (await site.call('GET /magazine/changes/settings', { token })).data.kinds
      .filter(({ on }) => !on)
      .map(({ key }) => key);
  expect(await off()).toEqual(['tier', 'fee']);
  await save('tier', true);
  expect(await off()).toEqual(['fee']);
});
