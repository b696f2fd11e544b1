import { type TestApp, testApp } from '../../testing/app';
import { addCategories, forumAreas, member, paragraph, publishedPost, say, send } from './testing/forum';

let site: TestApp;
let staff: { id: number; token: string };
let category: number;
let root: number;

beforeAll(async () => {
  site = await testApp({ areas: [...forumAreas] });
  staff = await site.user({ is_staff: true });
  ({ leaf: category, root } = await addCategories(site));
});
afterAll(() => site.close());

const detail = (id: number, token?: string) =>
  site.call('GET /hot_post/:id/detail', { params: { id }, token });
const decide = (
  act: 'publish' | 'reject' | 'hide' | 'keep' | 'restore' | 'lock' | 'unlock' | 'recall',
  id: number,
  reason = '不符合版规',
) =>
  site.call(`POST /staff/post/${act}/:id`, {
    token: staff.token,
    params: { id },
    body: (act === 'publish' || act === 'unlock' ? undefined : { reason }) as never,
  });
const published = (author: string, post = {}) =>
  publishedPost(site, { author, staff: staff.token, category }, post);
const row = (id: number) =>
  site.core.db.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('a post on its way', () => {
  test('waits with its author alone, goes online by staff, who audit it, and its author is told', async () => {
    const me = await member(site);
    const { data } = await send(site, me.token, category);
    expect(data).toMatchObject({ status: 1, message: '发布成功，审核通过后上线' });
    const id = data.id ?? 0;
    expect((await detail(id)).status).toBe(404);
    expect((await detail(id, (await member(site)).token)).status).toBe(404);
    expect((await detail(id, me.token)).data).toMatchObject({ status_text: '待审核', own: true });
    expect((await decide('publish', id)).data).toMatchObject({ status: 2 });
    expect((await detail(id)).data).toMatchObject({ title: '问卷数据怎么清洗', ip_region: '未知' });
    const message = await site.core.db
      .selectFrom('messages')
      .selectAll()
      .where('user_id', '=', me.id)
      .executeTakeFirstOrThrow();
    expect(message).toMatchObject({ title: '您的帖子已通过审核', sub: 44, link: `/postdetail/${id}` });
    const audit = await site.core.db
      .selectFrom('audit_log')
      .select('action')
      .where('object_type', '=', 'post')
      .where('object_id', '=', String(id))
      .execute();
    expect(audit).toEqual([{ action: 'post.approve' }]);
  });

  test('rejected: the reason leads to a draft, which sends the same post again', async () => {
    const me = await member(site);
    const id = (await send(site, me.token, category)).data.id ?? 0;
    await decide('reject', id, '请补充样本量');
    const { data } = await site.call('GET /draft/list', { token: me.token });
    const draft = data.data[0];
    expect(draft).toMatchObject({ post_id: id, reason: '请补充样本量', title: '问卷数据怎么清洗' });
    const message = await site.core.db
      .selectFrom('messages')
      .select('link')
      .where('user_id', '=', me.id)
      .executeTakeFirstOrThrow();
    expect(message.link).toBe(`/sendpost?draft=${draft?.id}`);
    const params = { id: draft?.id ?? 0 };
    await site.call('PUT /draft/edit/:id', {
      token: me.token,
      params,
      body: { content: `${paragraph(2)}<p>样本量 320。</p>` },
    });
    expect((await row(id)).status).toBe(0);
    const sent = await site.call('POST /draft/post/:id', { token: me.token, params });
    expect(sent.data).toMatchObject({ id, status: 1 });
    expect((await site.call('GET /draft/list', { token: me.token })).data.total).toBe(0);
  });

  test('a trusted author publishes first and is looked at afterwards', async () => {
    const me = await member(site);
    for (let i = 0; i < 5; i++) await published(me.token);
    const { data } = await send(site, me.token, category);
    expect(data).toMatchObject({ status: 2, message: '发布成功' });
    const queue = await site.call('GET /staff/forum/queue', { token: staff.token, query: { list: 'after' } });
    expect(queue.data.data.map(({ id }) => id)).toContain(data.id);
    const confirm = { token: staff.token, params: { id: data.id ?? 0 } };
    expect((await site.call('POST /staff/post/confirm/:id', confirm)).status).toBe(200);
    expect((await site.call('POST /staff/post/confirm/:id', confirm)).status).toBe(409);
    await decide('hide', data.id ?? 0);
    expect((await send(site, me.token, category)).data.status).toBe(1);
  });

  test('one post that was approved five times makes nobody trusted', async () => {
    const me = await member(site);
    const approval = { kind: 'post' as const, object_id: await published(me.token), owner_id: me.id };
    await site.core.db
      .insertInto('forum_history')
      .values(
        Array.from({ length: 5 }, () => ({
          ...approval,
          ...{ event: 'approve', to_status: 2, actor: 'operator', at: new Date(site.clock.now()) },
        })),
      )
      .execute();
    expect((await send(site, me.token, category)).data.status).toBe(1);
  });

  test('a light change stays, a heavy one is reviewed again', async () => {
    const me = await member(site);
    const id = await published(me.token);
    const edit = (body: object) =>
      site.call('PUT /hot_post/edit/:id', {
        token: me.token,
        params: { id },
        body: { title: '问卷数据怎么清洗', content: paragraph(1), ...body },
      });
    expect((await edit({ content: paragraph(1).replace('附录', '附件') })).data.status).toBe(2);
    expect(
      (
        await edit({
          content:
            '<p>完全不同的一段话：文献综述应当围绕问题组织，而不是逐篇罗列摘要，最后落到自己的缺口。</p>',
        })
      ).data.status,
    ).toBe(1);
    expect((await detail(id)).status).toBe(404);
  });

  test('hidden: appeal once within fifteen days; restored by staff', async () => {
    const me = await member(site);
    const id = await published(me.token);
    await decide('hide', id);
    expect((await detail(id, me.token)).data).toMatchObject({
      reason: '不符合版规',
      actions: { appeal: true },
    });
    const appeal = () =>
      site.call('POST /hot_post/appeal/:id', {
        token: me.token,
        params: { id },
        body: { content: '文中数据来自公开年鉴，已注明来源。' },
      });
    expect((await appeal()).status).toBe(200);
    expect((await appeal()).msg).toBe('每个帖子只能申诉一次');
    expect((await decide('restore', id, '申诉成立')).data.status).toBe(2);
    await decide('hide', id);
    const long = new Date(site.clock.now() - 16 * 86_400_000);
    await site.core.db.updateTable('posts').set({ hidden_at: long }).where('id', '=', id).execute();
    expect((await appeal()).errors).toEqual({ content: ['已超过15天的申诉期'] });
  });

  test('locked posts take no comment', async () => {
    const me = await member(site);
    const id = await published(me.token);
    await decide('lock', id);
    expect((await say(site, me.token, id, '还能说吗')).msg).toBe('帖子已锁定，不能评论');
    await decide('unlock', id);
    expect((await say(site, me.token, id, '现在可以了')).status).toBe(200);
  });

  test('somebody else’s post cannot be edited, deleted or appealed', async () => {
    const id = await published((await member(site)).token);
    const { token } = await member(site);
    const call = { token, params: { id } };
    const body = { title: '别人的标题', content: paragraph(3), category_id: category };
    expect((await site.call('PUT /hot_post/edit/:id', { ...call, body })).status).toBe(404);
    expect((await site.call('GET /hot_post/edit/:id', call)).status).toBe(404);
    expect((await site.call('POST /hot_post/delete/:id', call)).status).toBe(404);
  });
});

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
    expect((await send(site, (await member(site)).token, root)).errors).toEqual({
      category_id: ['请选择下一级分类'],
    });
  });

  test('what the rules on wording refuse is refused at its field, and numbers of persons become stars', async () => {
    const { token } = await member(site);
    expect((await send(site, token, category, { title: '专业代写论文' })).status).toBe(422);
    const { data } = await send(site, token, category, {
      content: `${paragraph(1)}<p>我的微信电话 13912345678 欢迎</p>`,
    });
    expect((await row(data.id ?? 0)).content).not.toContain('13912345678');
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

describe('topics', () => {
  test('one that does not exist is made with the post, waits, and can be merged', async () => {
    const [one, two] = [await member(site), await member(site)];
    const create = async (token: string, title: string) =>
      (await send(site, token, category, { topic_id: [{ id: 0, title }] as never })).data.id ?? 0;
    const [a, b] = [await create(one.token, '问卷设计'), await create(two.token, '问卷的设计')];
    for (const id of [a, b]) await decide('publish', id);
    const waiting = (await site.call('GET /staff/topic/list', { token: staff.token, query: { status: 1 } }))
      .data.data;
    const [into, from] = ['问卷设计', '问卷的设计'].map(
      (title) => waiting.find((topic) => topic.title === title)?.id ?? 0,
    );
    expect((await detail(a)).data.topics).toEqual([]);
    await site.call('POST /staff/topic/publish/:id', { token: staff.token, params: { id: into ?? 0 } });
    await site.call('POST /staff/topic/merge/:id', {
      token: staff.token,
      params: { id: from ?? 0 },
      body: { into: into ?? 0 },
    });
    const page = await site.call('POST /topic/detail/:id', { params: { id: from ?? 0 } });
    expect(page.data.topic).toMatchObject({ id: into, post_count: 2 });
    expect(page.data.posts.data.map(({ id }) => id).sort()).toEqual([a, b].sort());
  });

  test('what is typed finds topics, or offers to make one with id 0', async () => {
    const { data } = await site.call('POST /topic/get_topic', { body: { title: '问卷' } });
    expect(data.data.map(({ title }) => title)).toContain('问卷设计');
    expect(data.create).toEqual({ id: 0, title: '问卷' });
    expect(
      (await site.call('POST /topic/get_topic', { body: { title: '问卷设计' } })).data.create,
    ).toBeNull();
    expect((await site.call('POST /topic/get_topic', {})).data.create).toBeNull();
  });
});

describe('reports', () => {
  test('three people have a post reviewed again; kept or hidden, they are told', async () => {
    const id = await published((await member(site)).token);
    const people = await Promise.all([1, 2, 3].map(() => member(site)));
    const report = (token: string, reason: 'ad' | 'ghost' = 'ad') =>
      site.call('POST /hot_post/report', { token, body: { target: 'post', id, reason } });
    for (const { token } of people) expect((await report(token)).status).toBe(200);
    expect((await report(people[0]?.token ?? '')).status).toBe(409);
    expect(await row(id)).toMatchObject({ status: 4, shown: true });
    await decide('keep', id, '核查无误');
    expect(await row(id)).toMatchObject({ status: 2 });
    for (const { token } of people) await report(token, 'ghost');
    expect(await row(id)).toMatchObject({ status: 4, shown: false });
    await decide('hide', id);
    const told = await site.core.db
      .selectFrom('messages')
      .select('title')
      .where('user_id', '=', people[0]?.id ?? 0)
      .orderBy('id')
      .execute();
    expect(told.map(({ title }) => title)).toEqual(['您的举报已处理', '您的举报已成立']);
  });

  test('ten a day', async () => {
    const { token } = await member(site);
    const author = await member(site);
    const ids: number[] = [];
    for (let i = 0; i < 11; i++) ids.push(await published(author.token));
    const answers: number[] = [];
    for (const id of ids)
      answers.push(
        (await site.call('POST /hot_post/report', { token, body: { target: 'post', id, reason: 'ad' } }))
          .status,
      );
    expect(answers).toEqual([...Array(10).fill(200), 429]);
  });
});

describe('found and listed', () => {
  test('a word of two characters finds title and text, marked; categories and topics count what is shown', async () => {
    const me = await member(site);
    const id = await published(me.token, {
      title: '断点回归入门',
      content: '<p>带宽怎么选？先画图，再看密度检验是否连续，最后报告稳健结果。</p>',
    });
    const hits = async (keywords: string) =>
      (await site.call('POST /hot_post/search', { body: { type: 'post', keywords } })).data.posts;
    expect((await hits('断点'))[0]).toMatchObject({
      id,
      title_marks: [
        { text: '断点', hit: true },
        { text: '回归入门', hit: false },
      ],
    });
    expect((await hits('带宽')).map((post) => post.id)).toEqual([id]);
    expect((await hits('密度检验')).map((post) => post.id)).toEqual([id]);
    expect((await hits('断')).map((post) => post.id)).toContain(id);
    expect(await hits('密检')).toEqual([]);
    expect(await hits('%')).toEqual([]);
    const before = (await site.call('GET /hot_post/category/:id', { params: { id: category } })).data.category
      .post_count;
    await site.call('POST /hot_post/delete/:id', { token: me.token, params: { id } });
    expect(await hits('断点')).toEqual([]);
    expect(
      (await site.call('GET /hot_post/category/:id', { params: { id: category } })).data.category.post_count,
    ).toBe(before - 1);
  });

  test('the reading history keeps what was read, and nothing while it is paused; a view counts once a day', async () => {
    const [author, me] = [await member(site), await member(site)];
    const id = await published(author.token);
    const see = (token?: string) => site.call('POST /hot_post/view/:id', { params: { id }, token });
    expect((await see(me.token)).data.view_count).toBe(1);
    expect((await see(me.token)).data.view_count).toBe(1);
    expect((await see()).data.view_count).toBe(2);
    site.clock.advance(86_400_000);
    expect((await see(me.token)).data.view_count).toBe(3);
    const history = () => site.call('GET /member/history', { token: me.token });
    expect((await history()).data).toMatchObject({ total: 1, recording: true });
    await site.call('PUT /member/history/delete', { token: me.token, body: { all: true } });
    await site.core.db
      .insertInto('privacy_settings')
      .values({ user_id: me.id, recommend: false, history: false, updated_at: new Date() })
      .execute();
    await see(me.token);
    expect((await history()).data).toMatchObject({ total: 0, recording: false });
  });

  test('followed: only who is logged in, only those followed', async () => {
    const [author, me] = [await member(site, '被关注的人'), await member(site)];
    const id = await published(author.token);
    await site.call('POST /hot_post/concerned', { token: me.token, body: { id: author.id } });
    const list = (token?: string) => site.call('GET /hot_post/list', { token, query: { type: 'followed' } });
    expect((await list(me.token)).data.data.map((post) => post.id)).toEqual([id]);
    expect((await list()).data.data).toEqual([]);
    await site.call('PUT /member/remark/:id', {
      token: me.token,
      params: { id: author.id },
      body: { remark: '师兄' },
    });
    expect(
      (await site.call('POST /member/info/:id', { token: me.token, params: { id: author.id } })).data,
    ).toMatchObject({ following: true, remark: '师兄', counts: { fans: 1, posts: 1 } });
    expect((await site.call('POST /member/info/:id', { params: { id: author.id } })).data.remark).toBe('');
  });
});
