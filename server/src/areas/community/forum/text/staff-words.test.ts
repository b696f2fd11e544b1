import { type TestApp, testApp } from '../../../../testing/app';
import { addCategories, member, paragraph, publishedPost, say, send } from '../testing/forum';

let site: TestApp;
let staff: { id: number; token: string };
let category: number;
beforeAll(async () => {
  site = await testApp();
  staff = await site.user({ roles: ['admin'] });
  category = (await addCategories(site)).leaf;
});
afterAll(() => site.close());

test('words of the team stop what is written in the forum, or have it wait, from one moment to the next', async () => {
  const author = await member(site);
  const post_id = await publishedPost(site, { author: author.token, staff: staff.token, category });
  const writer = await member(site, '小吴');
  site.clock.advance(60_000);
  expect((await say(site, writer.token, post_id, '有内部渠道价')).data.message).toBe('评论成功');
  await site.call('POST /staff/words/publish', {
    token: staff.token,
    body: {
      ...{ base: 0, note: '近期广告', remove_ids: [] },
      set: [
        { word: '内部渠道价', places: ['post'], action: 'review', rewrite: '', note: '' },
        { word: '蓝海资料', places: ['post'], action: 'block', rewrite: '公开资料', note: '' },
      ],
    },
  });
  site.clock.advance(60_000);
  expect((await say(site, writer.token, post_id, '还有内部渠道价')).data.message).toBe(
    '评论已提交，审核后显示',
  );
  const refused = await send(site, writer.token, category, { title: '出售蓝 海资料' });
  expect(refused.errors.title).toEqual([expect.stringContaining('改为：公开资料')]);
  site.clock.advance(60_000);
  const held = await send(site, writer.token, category, {
    content: `${paragraph(2)}<p>内 部★渠道价私聊</p>`,
  });
  const row = await site.core.db
    .selectFrom('posts')
    .select(['findings', 'urgent', 'status'])
    .where('id', '=', held.data.id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ status: 1, urgent: true, findings: ['不合适的用语：内 部★渠道价'] });
});

test('the board follows a limit that was changed, for what is written from then on', async () => {
  const writer = await member(site);
  const dueOf = async (title: string) => {
    site.clock.advance(60_000);
    const { data } = await send(site, writer.token, category, { title });
    const cases = await site.call('GET /staff/desk/cases/:queue', {
      token: staff.token,
      params: { queue: 'post' },
      query: { keyword: title },
    });
    const one = cases.data.data.find(({ id }) => id === data.id);
    return Date.parse(one?.due_at ?? '') - Date.parse(one?.waiting_since ?? '');
  };
  expect(await dueOf('改之前的帖子')).toBe(24 * 3_600_000);
  await site.call('POST /staff/settings/publish', {
    token: staff.token,
    body: { base: 0, note: '周末人手多', values: { 'limit.post': 4 } },
  });
  expect(await dueOf('改之后的帖子')).toBe(4 * 3_600_000);
  const { data } = await site.call('GET /staff/desk/cases/:queue', {
    token: staff.token,
    params: { queue: 'post' },
    query: { keyword: '改之前的帖子' },
  });
  const [before] = data.data;
  expect(Date.parse(before?.due_at ?? '') - Date.parse(before?.waiting_since ?? '')).toBe(24 * 3_600_000);
  const board = await site.call('GET /staff/desk/board', { token: staff.token });
  expect(board.data.queues.find(({ key }) => key === 'post')?.limit_hours).toBe(4);
});
