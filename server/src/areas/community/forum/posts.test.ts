import { randomUUID } from 'node:crypto';
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

describe('a post on its way', () => {
  test('waits with its author alone, goes online by staff, who audit it, and its author is told', async () => {
    const me = await member(site);
    const { data } = await send(site, me.token, category);
    expect(data).toMatchObject({ status: 1, message: '发布成功，审核通过后上线' });
    const id = data.id ?? 0;
    expect((await forum.detail(id)).status).toBe(404);
    expect((await forum.detail(id, (await member(site)).token)).status).toBe(404);
    expect((await forum.detail(id, me.token)).data).toMatchObject({ status_text: '待审核', own: true });
    expect((await forum.decide('publish', id)).data).toMatchObject({ status: 2 });
    expect((await forum.detail(id)).data).toMatchObject({ title: '问卷数据怎么清洗', ip_region: '' });
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
    await forum.decide('reject', id, '请补充样本量');
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
    expect((await forum.row(id)).status).toBe(0);
    const press = { token: me.token, params, idempotencyKey: randomUUID() };
    const sent = await site.call('POST /draft/post/:id', press);
    expect(sent.data).toMatchObject({ id, status: 1 });
    // The draft is gone, and whoever did not get the answer gets it all the same.
    expect(await site.call('POST /draft/post/:id', press)).toMatchObject({ status: 200, data: sent.data });
    expect((await site.call('GET /draft/list', { token: me.token })).data.total).toBe(0);
  });

  test('a trusted author publishes first and is looked at afterwards', async () => {
    const me = await member(site);
    for (let i = 0; i < 5; i++) await forum.published(me.token);
    const { data } = await send(site, me.token, category);
    expect(data).toMatchObject({ status: 2, message: '发布成功' });
    const queue = await site.call('GET /staff/forum/queue', {
      token: forum.staff.token,
      query: { list: 'after' },
    });
    expect(queue.data.data.map(({ id }) => id)).toContain(data.id);
    const confirm = { token: forum.staff.token, params: { id: data.id ?? 0 } };
    expect((await site.call('POST /staff/post/confirm/:id', confirm)).status).toBe(200);
    expect((await site.call('POST /staff/post/confirm/:id', confirm)).status).toBe(409);
    await forum.decide('hide', data.id ?? 0);
    expect((await send(site, me.token, category)).data.status).toBe(1);
  });

  test('one post that was approved five times makes nobody trusted', async () => {
    const me = await member(site);
    const approval = { kind: 'post' as const, object_id: await forum.published(me.token), owner_id: me.id };
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
    const id = await forum.published(me.token);
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
    expect((await forum.detail(id)).status).toBe(404);
  });

  test('hidden: appeal once within fifteen days; restored by staff', async () => {
    const me = await member(site);
    const id = await forum.published(me.token);
    await forum.decide('hide', id);
    expect((await forum.detail(id, me.token)).data).toMatchObject({
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
    expect((await forum.decide('restore', id, '申诉成立')).data.status).toBe(2);
    await forum.decide('hide', id);
    const long = new Date(site.clock.now() - 16 * 86_400_000);
    await site.core.db.updateTable('posts').set({ hidden_at: long }).where('id', '=', id).execute();
    expect((await appeal()).errors).toEqual({ content: ['已超过15天的申诉期'] });
  });

  test('locked posts take no comment', async () => {
    const me = await member(site);
    const id = await forum.published(me.token);
    await forum.decide('lock', id);
    expect((await say(site, me.token, id, '还能说吗')).msg).toBe('帖子已锁定，不能评论');
    await forum.decide('unlock', id);
    expect((await say(site, me.token, id, '现在可以了')).status).toBe(200);
  });

  test('somebody else’s post cannot be edited, deleted or appealed', async () => {
    const id = await forum.published((await member(site)).token);
    const { token } = await member(site);
    const call = { token, params: { id } };
    const body = { title: '别人的标题', content: paragraph(3), category_id: category };
    expect((await site.call('PUT /hot_post/edit/:id', { ...call, body })).status).toBe(404);
    expect((await site.call('GET /hot_post/edit/:id', call)).status).toBe(404);
    expect((await site.call('POST /hot_post/delete/:id', call)).status).toBe(404);
  });
});
