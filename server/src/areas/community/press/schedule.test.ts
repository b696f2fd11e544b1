import { pressStatus } from '@harbor/contract/press-status';
import { type TestApp, testApp } from '../../../testing/app';
import { testDatabase } from '../../../testing/database';
import { previewTicket } from './preview';
import { addTag, pressAreas, putPress } from './testing/press';
import { publishDue } from './ticks';
import { movePress } from './writing/move';

let [one, two]: TestApp[] = [];
let site: TestApp;
beforeAll(async () => {
  const database = await testDatabase();
  site = one = await testApp({ areas: [...pressAreas], database });
  two = await testApp({ areas: [...pressAreas], database: { ...database, drop: async () => {} } });
});
afterAll(async () => {
  await two?.close();
  await one?.close();
});

const detail = (app: TestApp, id: number) => app.call('GET /press/:id/detail', { params: { id } });
const history = (id: number) =>
  site.core.db.selectFrom('press_history').selectAll().where('press_id', '=', id).execute();

test('what is due goes out once, though two processes look at the same moment', async () => {
  const other = two as TestApp;
  const tag = await addTag(site.core.db);
  const at = new Date(site.clock.now() + 60_000);
  const ids: number[] = [];
  for (let n = 0; n < 20; n += 1)
    ids.push(
      await putPress(site, {
        status: pressStatus.scheduled,
        publish_at: new Date(at.getTime() + n),
        tags: [tag],
      }),
    );
  expect(await publishDue(site.core)).toBe(0);
  expect((await detail(site, ids[0] ?? 0)).status).toBe(404);
  for (const app of [site, other]) app.clock.advance(120_000);
  const done = await Promise.all([publishDue(site.core), publishDue(other.core)]);
  expect((done[0] ?? 0) + (done[1] ?? 0)).toBe(20);
  for (const id of ids) {
    const steps = await history(id);
    expect(steps.map(({ event, actor }) => [event, actor])).toEqual([['due', 'system']]);
  }
  await other.heard();
  const { data } = await detail(other, ids[0] ?? 0);
  // Readers see the moment that was promised.
  expect(new Date(data.info.published_at).getTime()).toBe(Math.floor(at.getTime() / 1000) * 1000);
  const tags = (await other.call('GET /get_tags')).data.data;
  expect(tags.find(({ id }) => id === tag)?.press_count).toBe(20);
  expect(await publishDue(site.core)).toBe(0);
});

test('an article that is taken back at the moment it is due goes out or stays, never both', async () => {
  const { db } = site.core;
  for (let round = 0; round < 30; round += 1) {
    const id = await putPress(site, {
      status: pressStatus.scheduled,
      publish_at: new Date(site.clock.now() - 1),
    });
    const row = await db.selectFrom('press').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const at = new Date(site.clock.now());
    const [, back] = await Promise.allSettled([
      publishDue(site.core),
      db
        .transaction()
        .execute((trx) => movePress(trx, row, 'unschedule', { actor: 'operator', actorId: null, at })),
    ]);
    const { status } = await db
      .selectFrom('press')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(status).toBe(back.status === 'fulfilled' ? 0 : 2);
    expect(await history(id)).toHaveLength(1);
  }
});

test('a preview opens with its ticket alone, for a day', async () => {
  const id = await putPress(site, {
    status: pressStatus.draft,
    title: '还没有发布',
    content: '<h2>小节</h2><p>正文</p>',
  });
  const elsewhere = await putPress(site, { status: pressStatus.draft });
  const look = (ticket: string, of = id) =>
    site.call('GET /press/preview/:id', { params: { id: of }, query: { ticket } });
  const { ticket } = previewTicket(site.core, id);
  const seen = await look(ticket);
  expect(seen.data).toMatchObject({ title: '还没有发布', headings: [{ id: 'h-1', title: '小节' }] });
  const [expires = '', signature = ''] = ticket.split('.');
  for (const forged of [
    '',
    'x',
    `${Number(expires) + 1}.${signature}`,
    `${expires}.${signature.slice(0, -2)}AA`,
    `${expires}.`,
    `${ticket}x`,
  ])
    expect([forged, (await look(forged)).status]).toEqual([forged, 404]);
  expect((await look(ticket, elsewhere)).status).toBe(404);
  site.clock.advance(24 * 3_600_000 - 1000);
  expect((await look(ticket)).status).toBe(200);
  site.clock.advance(2000);
  expect((await look(ticket)).status).toBe(404);
});
