import type { TestApp } from '../../../testing/app';
import { alertLimits } from './limits';
import { nextStep } from './telling/steps';
import { type AlertSite, openAlerts } from './testing/alert-site';
import { collected, tellAll, timesTold } from './testing/alerts';

let alerts: AlertSite;
let site: TestApp;
beforeAll(async () => {
  alerts = await openAlerts();
  site = alerts.desk.site;
});
afterAll(() => site.close());

test('who gives a journal up before their turn hears nothing, and who comes behind it waits for the next import', async () => {
  const usual = { ...alertLimits };
  const one = await alerts.journal();
  await tellAll(site);
  const [first, second, third] = [
    await alerts.follower(one.id),
    await alerts.follower(one.id),
    await alerts.follower(one.id),
  ];
  const early = await site.user();
  const late = await site.user();
  await alerts.moved([one], 1);
  Object.assign(alertLimits, { peopleAtOnce: 1 });
  try {
    while ((await timesTold(site, first.id)) === 0) expect(await nextStep(site.core)).toBe(true);
    await site.call('POST /magazine/cancel/:id', { token: second.token, params: { id: one.id } });
    await collected(site, late.token, one.id);
  } finally {
    Object.assign(alertLimits, usual);
  }
  await tellAll(site);
  const counts = () => Promise.all([first, second, third, early, late].map(({ id }) => timesTold(site, id)));
  expect(await counts()).toEqual([1, 0, 1, 0, 1]);
  await collected(site, early.token, one.id);
  await tellAll(site);
  expect(await counts()).toEqual([1, 0, 1, 0, 1]);
});

test('however many there are, they are told part by part, each once', async () => {
  const usual = { ...alertLimits };
  Object.assign(alertLimits, { peopleAtOnce: 2, journalsAtOnce: 2, linesAtOnce: 2, steps: 3 });
  try {
    const five = [];
    for (let n = 0; n < 5; n += 1) five.push(await alerts.journal());
    const people = [];
    for (let n = 0; n < 7; n += 1) people.push(await alerts.follower(...five.map(({ id }) => id)));
    const done = await alerts.moved(five, 4);
    const finished = async () =>
      (
        await site.core.db
          .selectFrom('journal_alert_runs')
          .select('told_at')
          .where('import_id', '=', done.id)
          .executeTakeFirst()
      )?.told_at != null;
    let rounds = 0;
    while (!(await finished())) {
      await tellAll(site);
      rounds += 1;
      expect(rounds).toBeLessThan(100);
    }
    expect(rounds).toBeGreaterThan(2);
    expect(await Promise.all(people.map(({ id }) => timesTold(site, id)))).toEqual(people.map(() => 1));
    await alerts.desk.rollBack(done.id);
    for (let n = 0; n < 12; n += 1) await tellAll(site);
    expect(await Promise.all(people.map(({ id }) => timesTold(site, id)))).toEqual(people.map(() => 2));
  } finally {
    Object.assign(alertLimits, usual);
  }
});
