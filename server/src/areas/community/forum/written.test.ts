import type { TestApp } from '../../../testing/app';
import { member, paragraph, say, send } from './testing/forum';
import { type ForumSite, forumSite } from './testing/forum-site';

let forum: ForumSite;
let site: TestApp;
let category: number;
beforeAll(async () => {
  forum = await forumSite();
  ({ site, category } = forum);
});
afterAll(() => site.close());

describe('what is written', () => {
  test.each([
    [{ title: '' }, 'title', '请填写标题'],
    [{ title: '题'.repeat(31) }, 'title', '标题最多30个字，现在31个字'],
    [{ content: '<p>太短</p>' }, 'content', '正文至少15个字，现在2个字'],
    [{ content: `<p>${'&nbsp;'.repeat(40)}</p>` }, 'content', '正文至少15个字，现在0个字'],
    [{ content: `<p>${'字'.repeat(2001)}</p>` }, 'content', '正文最多2000个字，现在2001个字'],
    [
      { content: `${paragraph(1)}${'<img src="/media/uploads/2026/11/a.webp">'.repeat(10)}` },
      'content',
      '图片最多9张，现在10张',
    ],
    [{ content: `${paragraph(1)}<img src="/media/uploads/2026/11/a.webp">` }, 'content', '请重新上传图片'],
    [{ category_id: 424242 }, 'category_id', '请选择分类'],
  ])('%j is refused at its field', async (post, field, message) => {
    const { status, errors } = await send(site, (await member(site)).token, category, post as never);
    expect([status, errors]).toEqual([422, { [field]: [message] }]);
  });

  test('emoji count one each, 30 of them are a title', async () => {
    expect((await send(site, (await member(site)).token, category, { title: '😀'.repeat(30) })).status).toBe(
      200,
    );
  });

  test('a category that stands above others takes no post', async () => {
    expect((await send(site, (await member(site)).token, forum.root)).errors).toEqual({
      category_id: ['请选择下一级分类'],
    });
  });

  test('what the rules on wording refuse is refused at its field, and numbers of persons become stars', async () => {
    const { token } = await member(site);
    expect((await send(site, token, category, { title: '专业代写论文' })).status).toBe(422);
    const { data } = await send(site, token, category, {
      content: `${paragraph(1)}<p>我的微信电话 13912345678 欢迎</p>`,
    });
    expect((await forum.row(data.id ?? 0)).content).not.toContain('13912345678');
  });

  test('without a phone nobody writes', async () => {
    const { token } = await site.user({ nickname: '微信用户' });
    await site.core.db.updateTable('users').set({ phone: null }).where('nickname', '=', '微信用户').execute();
    expect(await send(site, token, category)).toMatchObject({
      status: 403,
      msg: '请先绑定手机号，再发布内容',
    });
  });

  test('feedback becomes a ticket and is no post', async () => {
    const me = await member(site);
    const { data } = await site.call('POST /hot_post/post_message', {
      token: me.token,
      body: { title: '页面打不开', content: paragraph(5), is_spit: 1 },
    });
    expect(data.ticket?.ticket_no).toMatch(/^GD/);
    expect(
      (await site.call('POST /member/my_post/:id', { token: me.token, params: { id: me.id } })).data.total,
    ).toBe(0);
  });

  test('the same key sends one post', async () => {
    const { token, id } = await member(site);
    const call = {
      token,
      idempotencyKey: '8b6f8d0e-7f0d-4f3b-9a52-0b2f6f2f9a11',
      body: { title: '只发一次', content: paragraph(6), category_id: category },
    };
    const answers = await Promise.all([1, 2, 3].map(() => site.call('POST /hot_post/post_message', call)));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    const { n } = await site.core.db
      .selectFrom('posts')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(n).toBe(1);
  });
});

test.each(['\u3164', '\u200b', '\u2800', '\u00ad\u034f\u{e0041}', '\ufe0f\uffa0'])(
  'what nobody sees (%j) is no title, text, comment or topic',
  async (unseen) => {
    const me = await member(site);
    const nothing = unseen.repeat(20);
    const refused = async (post: object) => (await send(site, me.token, category, post)).errors;
    expect(await refused({ title: nothing })).toEqual({ title: ['请填写标题'] });
    expect(await refused({ content: `<p>${nothing}</p>` })).toEqual({
      content: ['正文至少15个字，现在0个字'],
    });
    expect(await refused({ topic_id: [{ id: 0, title: `甲${nothing}` }] })).toHaveProperty([
      'topic_id.0.title',
    ]);
    const id = await forum.published((await member(site)).token);
    expect((await say(site, me.token, id, nothing)).errors).toEqual({ content: ['请填写评论'] });
    const { data } = await send(site, me.token, category, { title: `看${unseen}得见` });
    expect(await forum.row(data.id ?? 0)).toMatchObject({ title: '看得见' });
  },
);
