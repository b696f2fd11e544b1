import { randomUUID } from 'node:crypto';
import { pressStatus } from '@harbor/contract/press-status';
import { addSpecial, addTag, putPress } from '../press/testing/press';
import { publishDue } from '../press/ticks';
import { longText, openPressDesk, type PressDesk } from './testing/desk';

let desk: PressDesk;
beforeAll(async () => {
  desk = await openPressDesk();
});
afterAll(() => desk.site.close());

const read = (id: number) => desk.site.call('GET /press/:id/detail', { params: { id } });

test('an article begins as a draft that nobody reads, goes out, is changed, and is taken offline', async () => {
  const draft = await desk.create();
  expect(draft).toMatchObject({
    status: pressStatus.draft,
    status_text: '草稿',
    changed: true,
    missing: [],
    revision: 1,
  });
  expect((await read(draft.id)).status).toBe(404);
  const out = (await desk.act('publish', draft, { note: '首发' })).data;
  expect(out).toMatchObject({
    status: pressStatus.published,
    changed: false,
    acts: ['save', 'publish', 'offline', 'correct', 'pin'],
  });
  const { info } = (await read(draft.id)).data;
  expect(info).toMatchObject({ title: '十七条意见先分类', tags: [{ id: desk.tag }], revised_at: null });
  const saved = (await desk.save(out, { title: '十七条意见怎样分类' })).data;
  expect(saved).toMatchObject({ changed: true, document: { title: '十七条意见怎样分类' } });
  expect((await read(draft.id)).data.info.title).toBe('十七条意见先分类');
  const again = (await desk.act('publish', saved)).data;
  const changed = (await read(draft.id)).data.info;
  expect([changed.title, changed.revised_at]).toEqual(['十七条意见怎样分类', expect.any(String)]);
  expect(changed.published_at).toBe(info.published_at);
  const gone = (await desk.act('offline', again, { reason: '待核对数据' })).data;
  expect(gone).toMatchObject({ status: pressStatus.offline, offline_reason: '待核对数据' });
  expect((await read(draft.id)).status).toBe(404);
  expect((await desk.act('publish', gone)).data).toMatchObject({
    status: pressStatus.published,
    offline_reason: '',
  });
  expect(gone.history.map(({ event, actor, note }) => [event, actor, note])).toEqual([
    ['offline', '编辑', '待核对数据'],
    ['revise', '编辑', ''],
    ['publish', '编辑', '首发'],
  ]);
});

test.each<[string, object, string]>([
  ['a title', { title: '' }, 'title'],
  ['a summary', { desc: '' }, 'desc'],
  ['a cover', { cover: '' }, 'cover'],
  ['an author', { author: '' }, 'author'],
  ['a source', { source: '' }, 'source'],
  ['the address of the original', { is_original: false }, 'source_url'],
  ['a tag', { tags: [] }, 'tags'],
  ['600 characters', { content: longText(400) }, 'content'],
])('without %s it does not go out', async (_, more, field) => {
  const draft = await desk.create(more);
  expect(draft.missing.map((one) => one.field)).toEqual([field]);
  const refused = await desk.act('publish', draft);
  expect([refused.status, Object.keys(refused.errors)]).toEqual([422, [field]]);
});

test('a 快讯 may be short, and what is not our own names its source', async () => {
  const brief = await desk.create({ type: 4, content: longText(150) });
  expect((await desk.act('publish', brief)).status).toBe(200);
  const source = { is_original: false, source_url: 'https://www.prisma-statement.org/' };
  expect((await desk.act('publish', await desk.create(source))).status).toBe(200);
});

test.each<[string, object, string]>([
  ['a title of 61', { title: '字'.repeat(61) }, 'title'],
  ['a summary of 201', { desc: '字'.repeat(201) }, 'desc'],
  ['a picture of another site', { cover: 'https://evil.test/a.png' }, 'cover'],
  ['a source that is no address', { source_url: 'javascript:alert(1)' }, 'source_url'],
  ['an unknown tag', { tags: [424_242] }, 'tags'],
  ['an unknown special', { special_id: 424_242 }, 'special_id'],
  ['an unknown service', { service_goods: [424_242] }, 'service_goods'],
  ['an offer that the site does not make', { title: '专业代写论文，包发表' }, 'title'],
  ['a number of somebody', { content: `${longText()}<p>请致电 13912345678 联系编辑。</p>` }, 'content'],
  ['a type that is none', { type: 3 }, 'type'],
])('%s is refused', async (_, more, field) => {
  const { token } = desk.staff;
  const answer = await desk.site.call('POST /staff/press/create', {
    token,
    body: desk.document(more),
    idempotencyKey: randomUUID(),
  });
  expect([answer.status, Object.keys(answer.errors)]).toEqual([422, [field]]);
});

test('an article may speak about what is forbidden, and quote it; it offers nothing of it', async () => {
  const rule = '<blockquote>由他人代写、为他人代写学位论文或者组织学位论文代写的。</blockquote>';
  const about = await desk.create({
    content: `${longText()}<p>办法列出的情形之一：</p>${rule}<p>学校严禁代写。</p>`,
  });
  expect((await desk.act('publish', about)).status).toBe(200);
  const offer = await desk.save(await desk.create(), {
    content: `${longText()}<p>本站提供论文代写服务。</p>`,
  });
  expect([offer.status, Object.keys(offer.errors)]).toEqual([422, ['content']]);
});

test('hostile markup is cleaned before it is kept', async () => {
  const draft = await desk.create({
    content: `${longText()}<p onclick="x()">字<script>alert(1)</script></p>`,
  });
  expect(draft.document.content).not.toMatch(/onclick|script/);
});

test('who saw an older state overwrites nothing, whatever they do', async () => {
  const draft = await desk.create();
  const seen = (await desk.save(draft, { author: '林二' })).data;
  expect(seen.revision).toBe(draft.revision + 1);
  for (const act of ['save', 'publish', 'unschedule', 'restore'] as const) {
    const body = act === 'save' ? draft.document : act === 'restore' ? { number: 1 } : {};
    expect([act, (await desk.act(act, draft, body)).status]).toEqual([act, 409]);
  }
  expect((await desk.act('offline', draft, { reason: '误操作' })).status).toBe(409);
  const both = await Promise.all([desk.save(seen, { author: '甲' }), desk.save(seen, { author: '乙' })]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('who was faster is named, also where nothing but the draft was saved', async () => {
  const draft = await desk.create();
  expect(draft.changed_by).toBe('编辑');
  const { token } = await desk.site.user({ roles: ['operations'], nickname: '周晴' });
  const { id, revision, document } = draft;
  await desk.site.call('POST /staff/press/save/:id', {
    token,
    params: { id },
    body: { revision, ...document, author: '林二' },
  });
  expect(await desk.detail(id)).toMatchObject({ changed_by: '周晴', document: { author: '林二' } });
});

test('an article goes out at its time, as it was scheduled; it can be taken back before', async () => {
  const draft = await desk.create();
  const at = (ms: number) => new Date(desk.site.clock.now() + ms).toISOString();
  const publish = (of: typeof draft, publish_at: string) => desk.act('publish', of, { publish_at });
  expect((await publish(draft, at(-1000))).errors).toHaveProperty('publish_at');
  expect((await publish(draft, at(400 * 86_400_000))).errors).toHaveProperty('publish_at');
  const waiting = (await publish(draft, at(3_600_000))).data;
  expect(waiting).toMatchObject({ status: pressStatus.scheduled, publish_at: expect.any(String) });
  const back = (await desk.act('unschedule', waiting)).data;
  expect(back).toMatchObject({ status: pressStatus.draft, publish_at: null });
  const again = (await publish(back, at(3_600_000))).data;
  await desk.save(again, { title: '之后才改的标题' });
  desk.site.clock.advance(3_700_000);
  await publishDue(desk.site.core);
  expect((await read(draft.id)).data.info.title).toBe('十七条意见先分类');
  expect(await desk.detail(draft.id)).toMatchObject({ status: pressStatus.published, changed: true });
});

test('a correction stands under the article, with what its draft put right', async () => {
  const draft = await desk.create();
  const text = '原文写作“三类”，应为“四类”。';
  expect((await desk.act('correct', draft, { text })).status).toBe(409);
  const out = (await desk.act('publish', draft)).data;
  const saved = (await desk.save(out, { desc: '分四类，再动稿子。' })).data;
  const offer = await desk.act('correct', saved, { text: '本站可以代写，包发表，欢迎联系。' });
  expect(Object.keys(offer.errors)).toEqual(['text']);
  const put = (await desk.act('correct', saved, { text })).data;
  expect(put.corrections).toEqual([{ text, at: expect.any(String) }]);
  const { info } = (await read(draft.id)).data;
  expect(info).toMatchObject({ corrected: true, desc: '分四类，再动稿子。', corrections: [{ text }] });
  const front = (await desk.site.call('GET /press/front')).data;
  expect(front.corrections[0]).toMatchObject({ id: draft.id, text });
});

test('every state that went out is a revision, which can be taken back into the draft', async () => {
  const special = await addSpecial(desk.site.core.db);
  const lost = await addTag(desk.site.core.db);
  const draft = await desk.create({ title: '第一版', special_id: special, tags: [desk.tag, lost] });
  const one = (await desk.act('publish', draft)).data;
  const saved = (await desk.save(one, { title: '第二版', tags: [desk.tag], special_id: null })).data;
  const two = (await desk.act('publish', saved, { note: '换了标题' })).data;
  await desk.site.core.db.deleteFrom('press_tags').where('id', '=', lost).execute();
  const { token } = desk.staff;
  const list = await desk.site.call('GET /staff/press/revisions/:id', { token, params: { id: draft.id } });
  expect(
    list.data.data.map(({ number, title, event_text, note, by }) => [number, title, event_text, note, by]),
  ).toEqual([
    [2, '第二版', '更新', '换了标题', '编辑'],
    [1, '第一版', '发布', '', '编辑'],
  ]);
  const params = { id: draft.id, number: 1 };
  const first = await desk.site.call('GET /staff/press/revision/:id/:number', { token, params });
  expect(first.data.document).toMatchObject({ title: '第一版', special_id: special });
  const back = (await desk.act('restore', two, { number: 1 })).data;
  expect(back.document).toMatchObject({ title: '第一版', special_id: special, tags: [desk.tag] });
  expect((await read(draft.id)).data.info.title).toBe('第二版');
  expect((await desk.act('restore', back, { number: 9 })).status).toBe(404);
});

test('the list finds by status, type, tag, special and words', async () => {
  const { token } = desk.staff;
  const special = await addSpecial(desk.site.core.db);
  const id = await putPress(desk.site, {
    title: '独一无二的标题',
    type: 4,
    special_id: special,
    tags: [desk.tag],
  });
  const list = async (query: object) =>
    (await desk.site.call('GET /staff/press/list', { token, query })).data;
  expect((await list({ special })).data).toEqual([
    expect.objectContaining({ id, type_text: '快讯', changed: false }),
  ]);
  expect((await list({ keyword: '独一无二', status: '2' })).total).toBe(1);
  expect((await list({ keyword: '独一无二', status: '0' })).total).toBe(0);
  expect((await list({ keyword: '独一无二', status: '0' })).counts).toEqual({
    ...{ draft: 0, scheduled: 0, published: 1, offline: 0 },
  });
  expect((await list({ keyword: '%' })).total).toBe(0);
  const draft = await desk.create({ title: '只有草稿才有的标题' });
  expect((await list({ keyword: '只有草稿' })).data[0]).toMatchObject({ id: draft.id, changed: true });
});

test('a preview link shows the draft to whoever has it', async () => {
  const out = (await desk.act('publish', await desk.create())).data;
  await desk.save(out, { title: '草稿里的标题' });
  const { token } = desk.staff;
  const { data } = await desk.site.call('GET /staff/press/preview/:id', { token, params: { id: out.id } });
  const seen = await desk.site.call('GET /press/preview/:id', {
    params: { id: out.id },
    query: { ticket: data.ticket },
  });
  expect(seen.data).toMatchObject({ title: '草稿里的标题', tags: [{ id: desk.tag }] });
  const unknown = { token, params: { id: 424_242 } };
  expect((await desk.site.call('GET /staff/press/preview/:id', unknown)).status).toBe(404);
});

test('only who holds the right may', async () => {
  const call = (token?: string) => desk.site.call('GET /staff/press/list', { token });
  const [moderator, member] = [await desk.site.user({ roles: ['moderator'] }), await desk.site.user()];
  const statuses = [
    (await call(moderator.token)).status,
    (await call(member.token)).status,
    (await call()).status,
  ];
  expect(statuses).toEqual([403, 403, 401]);
  expect((await call(desk.staff.token)).status).toBe(200);
});
