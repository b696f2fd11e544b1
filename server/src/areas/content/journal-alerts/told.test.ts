import type { TestApp } from '../../../testing/app';
import { type AlertSite, openAlerts } from './testing/alert-site';
import { collected, tellAll, timesTold, toldTo } from './testing/alerts';

let alerts: AlertSite;
let site: TestApp;
beforeAll(async () => {
  alerts = await openAlerts();
  site = alerts.desk.site;
});
afterAll(() => site.close());

test('who collected a journal is told once, in one message, with old, new, edition and source', async () => {
  const one = await alerts.journal();
  await tellAll(site);
  const ann = await alerts.follower(one.id);
  const other = await alerts.follower();
  await alerts.moved([one], 1);
  await tellAll(site);
  await tellAll(site);
  expect(await toldTo(site, ann.id)).toEqual([
    {
      title: `《${one.name}》大类分区：2 区 → 1 区`,
      body: `《${one.name}》大类分区：2 区 → 1 区（fq 2025），来源：分区表。是否影响投稿请结合单位规定判断。`,
      link: '/querytool/changes/mine/',
      ...{ kind: 4, sub: 51 },
    },
  ]);
  expect(await timesTold(site, other.id)).toBe(0);
});

test('new journals tell nobody', async () => {
  const person = await alerts.follower();
  const one = await alerts.journal();
  await collected(site, person.token, one.id);
  await tellAll(site);
  expect(await timesTold(site, person.id)).toBe(0);
});

test('several journals are one message; who hears of none of the kinds hears nothing', async () => {
  const four = [
    await alerts.journal(),
    await alerts.journal(),
    await alerts.journal(),
    await alerts.journal(),
  ];
  const ann = await alerts.follower(...four.map(({ id }) => id));
  const ben = await alerts.follower(...four.map(({ id }) => id));
  const { data } = await site.call('POST /magazine/changes/settings', {
    token: ben.token,
    body: { kinds: [{ key: 'tier', on: false }] },
  });
  expect(data.kinds.filter(({ on }) => !on).map(({ key }) => key)).toEqual(['tier']);
  await alerts.moved(four, 1);
  await tellAll(site);
  const [told] = await toldTo(site, ann.id);
  expect(told?.title).toBe(`《${four[0]?.name}》等 4 种期刊有变动`);
  expect(told?.body).toContain(
    `您关注的 4 种期刊有变动：${four
      .slice(0, 3)
      .map(({ name }) => `《${name}》`)
      .join('、')}等。`,
  );
  expect(await timesTold(site, ann.id)).toBe(1);
  expect(await timesTold(site, ben.id)).toBe(0);
  // They see it all the same.
  const mine = (await site.call('GET /magazine/changes/mine', { token: ben.token })).data;
  expect(mine).toMatchObject({ total: 4, fresh: 4, follows: 4 });
});

test('messages about journals can be switched off as a whole', async () => {
  const one = await alerts.journal();
  const ann = await alerts.follower(one.id);
  await site.call('POST /message/settings', {
    token: ann.token,
    body: { groups: [{ key: 'journal', site: false }] },
  });
  const { data } = await site.call('GET /magazine/changes/settings', { token: ann.token });
  expect(data.muted).toBe(true);
  const { id } = await alerts.moved([one], 1);
  await tellAll(site);
  expect(await timesTold(site, ann.id)).toBe(0);
  // What they were not told is not taken back.
  await site.call('POST /message/settings', {
    token: ann.token,
    body: { groups: [{ key: 'journal', site: true }] },
  });
  await alerts.desk.rollBack(id);
  await tellAll(site);
  expect(await timesTold(site, ann.id)).toBe(0);
});

test('a detail is shown and told to nobody', async () => {
  const one = await alerts.journal();
  const ann = await alerts.follower(one.id);
  await alerts.desk.imported(`刊名,ISSN,刊期\n${one.name},${one.issn},季刊\n`);
  await alerts.desk.imported(`刊名,ISSN,刊期\n${one.name},${one.issn},月刊\n`);
  await tellAll(site);
  expect(await timesTold(site, ann.id)).toBe(0);
  const { data } = await site.call('GET /magazine/changes/of', { query: { id: String(one.id) } });
  expect(data.data.map(({ title, old, new: now, alerts }) => [title, old, now, alerts])).toEqual([
    ['刊期', '季刊', '月刊', false],
    ['刊期', null, '季刊', false],
  ]);
});
