import type { DeskPressSpecial, DeskPressTag } from '@harbor/contract';
import { pressReportStatus } from '@harbor/contract/press-rules';
import { pressStatus } from '@harbor/contract/press-status';
import { sql } from 'kysely';
import sharp from 'sharp';
import { multipartFile } from '../../../testing/multipart';
import { addSpecial, addTag, putPress } from '../press/testing/press';
import { openPressDesk, type PressDesk } from './testing/desk';

let desk: PressDesk;
let token: string;
beforeAll(async () => {
  desk = await openPressDesk();
  ({ token } = desk.staff);
});
afterAll(() => desk.site.close());

const introduction = '这里的头条写给第一次投稿的人，每篇都可以照着走一遍。';
const tags = async () => (await desk.site.call('GET /staff/press/tags', { token })).data.data;
const tagOf = async (id: number) => (await tags()).find((tag) => tag.id === id) as DeskPressTag;
const specials = async () => (await desk.site.call('GET /staff/press/specials', { token })).data.data;

test('a tag is made and changed; two of one name are refused, and who saw an older one', async () => {
  const save = (body: object) =>
    desk.site.call('POST /staff/press/tag/save', {
      token,
      body: { title: '初次投稿', introduction, ...body },
    });
  expect((await save({})).status).toBe(200);
  expect((await save({})).errors).toEqual({ title: ['已有同名的标签'] });
  const { id, revision } = (await tags()).find(({ title }) => title === '初次投稿') as DeskPressTag;
  expect((await save({ id, revision, title: '第一次投稿' })).status).toBe(200);
  expect((await save({ id, revision, title: '又改一次' })).status).toBe(409);
  expect((await save({ id: 424_242, revision: 1, title: '没有的' })).status).toBe(404);
  expect((await save({ title: '包发表代写' })).status).toBe(422);
});

test('a tag goes into another with its articles and drafts, each counted once', async () => {
  const { db } = desk.site.core;
  const [from, into] = [await addTag(db), await addTag(db)];
  await putPress(desk.site, { tags: [from] });
  await putPress(desk.site, { tags: [from, into] });
  await putPress(desk.site, { tags: [from], status: pressStatus.offline });
  const draft = await desk.create({ tags: [desk.tag, from] });
  const merge = (id: number, to: number) =>
    desk.site.call('POST /staff/press/tag/merge/:id', { token, params: { id }, body: { into: to } });
  expect((await merge(from, from)).status).toBe(422);
  expect((await merge(from, 424_242)).status).toBe(422);
  expect((await merge(from, into)).status).toBe(200);
  expect(await tagOf(into)).toMatchObject({ press_count: 2, used: 4 });
  expect(await tagOf(from)).toBeUndefined();
  expect((await desk.detail(draft.id)).document.tags.toSorted()).toEqual([desk.tag, into].toSorted());
  expect((await merge(from, into)).status).toBe(404);
});

test('a tag or special that is used, by a draft too, stays; an empty one can be deleted', async () => {
  const { db } = desk.site.core;
  const [tag, special] = [await addTag(db), await addSpecial(db)];
  const draft = await desk.create({ tags: [tag], special_id: special });
  const remove = async () => [
    (await desk.site.call('POST /staff/press/tag/delete/:id', { token, params: { id: tag } })).status,
    (await desk.site.call('POST /staff/press/special/delete/:id', { token, params: { id: special } })).status,
  ];
  expect(await remove()).toEqual([409, 409]);
  await desk.save(draft, { tags: [desk.tag], special_id: null });
  expect(await remove()).toEqual([200, 200]);
  expect(await remove()).toEqual([404, 404]);
});

test('a tag cannot be deleted while an article takes it at the same moment', async () => {
  for (let round = 0; round < 20; round += 1) {
    const tag = await addTag(desk.site.core.db);
    const draft = await desk.create();
    const [saved, deleted] = await Promise.all([
      desk.save(draft, { tags: [tag] }),
      desk.site.call('POST /staff/press/tag/delete/:id', { token, params: { id: tag } }),
    ]);
    expect([saved.status, deleted.status].toSorted()).toEqual(saved.status === 200 ? [200, 409] : [200, 422]);
  }
});

test('counts stay true while articles with the same tags go out at once', async () => {
  const { db } = desk.site.core;
  const [a, b] = [await addTag(db), await addTag(db)];
  const special = await addSpecial(db);
  const drafts = [];
  for (let n = 0; n < 12; n += 1)
    drafts.push(await desk.create({ tags: n % 2 ? [a, b] : [b, a], special_id: special }));
  const done = await Promise.all(drafts.map((draft) => desk.act('publish', draft)));
  expect(done.map(({ status }) => status)).toEqual(Array(12).fill(200));
  expect([await tagOf(a), await tagOf(b)]).toMatchObject([{ press_count: 12 }, { press_count: 12 }]);
  const out = await Promise.all(
    done.slice(0, 5).map(({ data }) => desk.act('offline', data, { reason: '待核对' })),
  );
  expect(out.map(({ status }) => status)).toEqual(Array(5).fill(200));
  expect(await tagOf(a)).toMatchObject({ press_count: 7 });
  expect((await specials()).find(({ id }) => id === special)).toMatchObject({ press_count: 7, used: 12 });
});

/** Ends when a statement waits for a lock. */
async function somebodyWaits(): Promise<void> {
  for (let n = 0; n < 100; n += 1) {
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      desk.site.core.db,
    );
    if (rows.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('an article that goes offline while its tag is made one with another waits for that, and not the other way', async () => {
  const { db } = desk.site.core;
  const tag = await addTag(db);
  const id = await putPress(desk.site, { tags: [tag] });
  const offline = await db.transaction().execute(async (trx) => {
    await trx.selectFrom('press_tags').select('id').where('id', '=', tag).forUpdate().execute();
    const going = desk.act('offline', { id, revision: 1 }, { reason: '待核对' });
    await somebodyWaits();
    await trx.deleteFrom('press_tag_links').where('tag_id', '=', tag).execute();
    return { going };
  });
  expect((await offline.going).status).toBe(200);
});

test('a revision that is taken back while its tag is deleted comes back without it', async () => {
  const { db } = desk.site.core;
  const tag = await addTag(db);
  const out = (await desk.act('publish', await desk.create({ tags: [desk.tag, tag] }))).data;
  const now = (await desk.act('publish', (await desk.save(out, { tags: [desk.tag] })).data)).data;
  const restored = await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('press_tags').where('id', '=', tag).execute();
    const going = desk.act('restore', now, { number: 1 });
    await Promise.race([going, somebodyWaits()]);
    return { going };
  });
  expect((await restored.going).data.document.tags).toEqual([desk.tag]);
});

test('specials are saved and put into an order', async () => {
  const save = (title: string, more: object = {}) =>
    desk.site.call('POST /staff/press/special/save', {
      token,
      body: { title, introduction, cover: '/media/demo/press/cover.svg', ...more },
    });
  await save('开题之前');
  await save('投稿之后');
  expect((await save('投稿之后')).status).toBe(422);
  expect((await save('封面不对', { cover: 'https://evil.test/a.svg' })).errors).toHaveProperty('cover');
  const all = await specials();
  const of = (title: string) => all.find((one) => one.title === title) as DeskPressSpecial;
  const ids = [of('投稿之后').id, of('开题之前').id];
  const order = (list: number[]) =>
    desk.site.call('POST /staff/press/special/order', { token, body: { ids: list } });
  expect((await order(ids)).data.data.slice(0, 2).map(({ id }) => id)).toEqual(ids);
  expect((await desk.site.call('GET /press/specials')).data.data.slice(0, 2).map(({ id }) => id)).toEqual(
    ids,
  );
  expect((await order([424_242])).status).toBe(404);
});

test('a reader hears what became of the mistake that they pointed out', async () => {
  const reader = await desk.site.user();
  const id = await putPress(desk.site, { title: '有错的一篇' });
  const body = { content: '第二段的年份写错了，应为 2013 年。' };
  const report = await desk.site.call('POST /press/report/:id', {
    token: reader.token,
    params: { id },
    body,
  });
  const params = { id: report.data.id };
  expect((await desk.site.call('GET /staff/press/report/:id', { token, params })).data).toMatchObject({
    press: { id, title: '有错的一篇' },
    ...{ content: body.content, status: pressReportStatus.open },
  });
  const answer = () =>
    desk.site.call('POST /staff/press/report/answer/:id', {
      token,
      params,
      body: { adopted: true, reply: '已更正，谢谢您的提醒。' },
    });
  const both = await Promise.all([answer(), answer()]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const told = await desk.site.core.db
    .selectFrom('messages')
    .select(['title', 'body', 'link'])
    .where('user_id', '=', reader.id)
    .execute();
  expect(told).toEqual([
    { title: '您指出的问题已采纳', body: '《有错的一篇》：已更正，谢谢您的提醒。', link: `/academic/${id}` },
  ]);
});

test('a picture is kept, encoded anew, and may be a cover', async () => {
  const photo = await sharp({ create: { width: 800, height: 450, channels: 3, background: '#1f4fd8' } })
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .jpeg()
    .toBuffer();
  const upload = async (bytes: Buffer) => {
    const { payload, headers } = multipartFile('file', 'cover.jpg', bytes);
    return desk.site.app.inject({
      method: 'POST',
      url: '/api/applet/staff/press/picture',
      headers: { ...headers, 'x-requested-with': 'XMLHttpRequest', authorization: `Bearer ${token}` },
      payload,
    });
  };
  const { url } = (await upload(photo)).json().data;
  expect(url).toMatch(/^\/media\/uploads\/press\/\d{4}\/\d{2}\/\w+\.webp$/);
  expect((await desk.create({ cover: url })).document.cover).toBe(url);
  expect((await upload(Buffer.from('no picture'))).statusCode).toBe(422);
});
