import type { TestApp } from '../../../testing/app';
import { beginRollback } from '../journal-desk/imports/rollback';
import { nextStep } from './telling/steps';
import { type AlertSite, openAlerts } from './testing/alert-site';
import { tellAll, timesTold, toldTo } from './testing/alerts';

let alerts: AlertSite;
let site: TestApp;
beforeAll(async () => {
  alerts = await openAlerts();
  site = alerts.desk.site;
});
afterAll(() => site.close());

test('staff read how far the alerts of an import are, and whom they reached', async () => {
  const one = await alerts.journal();
  await tellAll(site);
  const ann = await alerts.follower(one.id);
  const muted = await alerts.follower(one.id);
  await site.call('POST /message/settings', {
    token: muted.token,
    body: { groups: [{ key: 'journal', site: false }] },
  });
  const stand = async (id: number) =>
    (await site.call('GET /staff/journals/alerts/:id', { token: alerts.desk.token, params: { id } })).data;
  const checked = await alerts.desk.checked(`刊名,ISSN,大类,大类分区\n${one.name},${one.issn},工学,1\n`, {
    schemes: { partition: alerts.partition },
  });
  expect(await stand(checked.id)).toEqual({ step: 'none', journals: 0, people: 0 });
  await alerts.desk.apply(checked.id);
  expect(await stand(checked.id)).toEqual({ step: 'gathering', journals: 0, people: 0 });
  // The journal is written down, then that there are no more.
  await nextStep(site.core);
  await nextStep(site.core);
  expect(await stand(checked.id)).toEqual({ step: 'telling', journals: 1, people: 0 });
  await tellAll(site);
  expect(await stand(checked.id)).toEqual({ step: 'told', journals: 1, people: 1 });
  await alerts.desk.rollBack(checked.id);
  expect(await stand(checked.id)).toMatchObject({ step: 'withdrawing' });
  // Who heard nothing of it does not hear that it is undone, whatever they chose since.
  await site.call('POST /message/settings', {
    token: muted.token,
    body: { groups: [{ key: 'journal', site: true }] },
  });
  await tellAll(site);
  expect(await stand(checked.id)).toEqual({ step: 'withdrawn', journals: 0, people: 1 });
  expect([await timesTold(site, ann.id), await timesTold(site, muted.id)]).toEqual([2, 0]);
  const unknown = await site.call('GET /staff/journals/alerts/:id', {
    token: alerts.desk.token,
    params: { id: 999_999 },
  });
  expect(unknown.status).toBe(404);
});

test('an import that is undone before it was told tells nobody; one that was told is taken back, once', async () => {
  const one = await alerts.journal();
  const ann = await alerts.follower(one.id);
  const never = await alerts.moved([one], 1);
  await alerts.desk.rollBack(never.id);
  await tellAll(site);
  expect(await timesTold(site, ann.id)).toBe(0);
  const done = await alerts.moved([one], 3);
  await tellAll(site);
  // While it is being undone nobody is told anything.
  await beginRollback(site.core, ann.id, done.id, '来源有误');
  await tellAll(site);
  expect(await timesTold(site, ann.id)).toBe(1);
  await site.core.db.updateTable('journal_imports').set({ status: 5 }).where('id', '=', done.id).execute();
  await alerts.desk.rollBack(done.id);
  await tellAll(site);
  await tellAll(site);
  expect((await toldTo(site, ann.id)).map(({ title, link }) => [title, link])).toEqual([
    [`《${one.name}》大类分区：2 区 → 3 区`, '/querytool/changes/mine/'],
    ['一则期刊变动提醒已撤回', '/querytool/changes/'],
  ]);
  const of = await site.call('GET /magazine/changes/of', { query: { id: String(one.id) } });
  expect(of.data.total).toBe(0);
  const left = await site.core.db
    .selectFrom('journal_change_lines')
    .select('id')
    .where('import_id', 'in', [never.id, done.id])
    .execute();
  expect(left).toEqual([]);
});
