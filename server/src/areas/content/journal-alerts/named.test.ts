import type { TestApp } from '../../../testing/app';
import { goodAnswers, submit } from '../../trade/forms/testing/forms';
import { paidOrder } from '../../trade/orders/testing/orders';
import { step, written } from '../diary/testing/diary';
import { type AlertSite, openAlerts } from './testing/alert-site';
import { tellAll, timesTold, toldTo } from './testing/alerts';

let alerts: AlertSite;
let site: TestApp;
beforeAll(async () => {
  alerts = await openAlerts(['services', 'checkout', 'ownOrders', 'pay', 'courses']);
  site = alerts.desk.site;
});
afterAll(() => site.close());

test('authors under way are told by their diary; those whose manuscript has ended are not', async () => {
  const one = await alerts.journal();
  const ann = await site.user();
  const ben = await site.user();
  await written(site, ann.token, { journal: one.id, sentAgo: 20 });
  const ended = await written(site, ben.token, { journal: one.id, sentAgo: 20 });
  await step(site, ben.token, ended.id, 'reject', 3);
  await alerts.moved([one], 3);
  await tellAll(site);
  expect([await timesTold(site, ann.id), await timesTold(site, ben.id)]).toEqual([1, 0]);
  const { data } = await site.call('GET /magazine/changes/mine', { token: ann.token });
  expect(data.data.map(({ journal: of, why }) => [of.id, why.map(({ key }) => key)])).toEqual([
    [one.id, ['diary']],
  ]);
});

/** A direct submission as it stands in the database. */
async function submission(userId: number, status: number, part: { recommended?: string; sent?: string }) {
  const at = new Date(site.clock.now());
  await site.core.db
    .insertInto('submissions')
    .values({
      ...{ user_id: userId, status, submission_no: `TG${userId}${status}`, submitted_at: at },
      recommendations: JSON.stringify(part.recommended ? [{ name: part.recommended }] : []),
      sent: part.sent
        ? JSON.stringify({ journal: part.sent, manuscript_no: '', sent_on: '2026-11-01' })
        : null,
      ...{ created_at: at, updated_at: at },
    } as never)
    .execute();
}

test('direct submissions tell of the journal that was chosen, until then of those recommended, while they are open', async () => {
  const [one, two] = [await alerts.journal(), await alerts.journal()];
  const people = [await site.user(), await site.user(), await site.user()];
  const [open, sent, closed] = people.map(({ id }) => id);
  await submission(open ?? 0, 4, { recommended: one.name.toUpperCase() });
  await submission(sent ?? 0, 5, { recommended: one.name, sent: two.name });
  await submission(closed ?? 0, 7, { sent: one.name });
  await alerts.moved([one], 4);
  await tellAll(site);
  expect(await Promise.all(people.map(({ id }) => timesTold(site, id)))).toEqual([1, 0, 0]);
  await alerts.moved([two], 4);
  await tellAll(site);
  expect(await Promise.all(people.map(({ id }) => timesTold(site, id)))).toEqual([1, 1, 0]);
});

test('an open order tells of the journal in its form, found by its ISSN, not of one to be avoided', async () => {
  const one = await alerts.journal();
  const buyer = await site.user();
  const id = await paidOrder(site, buyer.token, { formNo: 14 });
  const answers = { ...goodAnswers(site, 14), journal: [`写法不同的刊名（ISSN ${one.issn}）`] };
  const handed = await submit(site, buyer.token, id, answers, 14);
  expect([handed.status, handed.msg]).toEqual([200, expect.anything()]);
  const cautious = await site.user();
  const avoiding = await paidOrder(site, cautious.token, { formNo: 13 });
  await submit(site, cautious.token, avoiding, { ...goodAnswers(site, 13), avoid_journals: [one.name] }, 13);
  await alerts.moved([one], 1);
  await tellAll(site);
  expect([await timesTold(site, buyer.id), await timesTold(site, cautious.id)]).toEqual([1, 0]);
  const { data } = await site.call('GET /magazine/changes/mine', { token: buyer.token });
  expect(data.data[0]?.why).toEqual([{ key: 'order', title: '订单' }]);
  // Done is done.
  await site.core.db.updateTable('orders').set({ status: 60 }).where('id', '=', id).execute();
  await alerts.moved([one], 2);
  await tellAll(site);
  expect(await timesTold(site, buyer.id)).toBe(1);
});

test('a renamed journal is still the one that was named before', async () => {
  const one = await alerts.journal();
  const ann = await site.user();
  await submission(ann.id, 5, { sent: one.name });
  await alerts.desk.imported(`刊名,ISSN\nRenamed ${one.name},${one.issn}\n`);
  await tellAll(site);
  expect((await toldTo(site, ann.id))[0]?.title).toContain('刊名：');
});
