import type { TestApp } from '../../../testing/app';
import { member, say } from './testing/forum';
import { type ForumSite, forumSite } from './testing/forum-site';

let forum: ForumSite;
let site: TestApp;
beforeAll(async () => {
  forum = await forumSite();
  ({ site } = forum);
});
afterAll(() => site.close());

describe('reports', () => {
  test('three people have a post reviewed again; kept or hidden, they are told', async () => {
    const id = await forum.published((await member(site)).token);
    const people = await Promise.all([1, 2, 3].map(() => member(site)));
    const report = (token: string, reason: 'ad' | 'ghost' = 'ad') =>
      site.call('POST /hot_post/report', { token, body: { target: 'post', id, reason } });
    for (const { token } of people) expect((await report(token)).status).toBe(200);
    expect((await report(people[0]?.token ?? '')).status).toBe(409);
    expect(await forum.row(id)).toMatchObject({ status: 4, shown: true });
    await forum.decide('keep', id, '核查无误');
    expect(await forum.row(id)).toMatchObject({ status: 2 });
    for (const { token } of people) await report(token, 'ghost');
    expect(await forum.row(id)).toMatchObject({ status: 4, shown: false });
    await forum.decide('hide', id);
    const told = await site.core.db
      .selectFrom('messages')
      .select('title')
      .where('user_id', '=', people[0]?.id ?? 0)
      .orderBy('id')
      .execute();
    expect(told.map(({ title }) => title)).toEqual(['您的举报已处理', '您的举报已成立']);
  });

  test.each(['post', 'comment'] as const)(
    'a %s that its author takes away ends the reports of it, and whoever reported is told',
    async (target) => {
      const [me, reporter] = [await member(site), await member(site)];
      const post = await forum.published(me.token);
      const id = target === 'post' ? post : (await say(site, me.token, post, '被举报的话')).data.comment.id;
      await site.call('POST /hot_post/report', {
        token: reporter.token,
        body: { target, id, reason: 'ad' },
      });
      const key =
        target === 'post' ? 'POST /hot_post/delete/:id' : ('POST /hot_post/delete_discuss/:id' as const);
      expect((await site.call(key, { token: me.token, params: { id } })).status).toBe(200);
      const told = await site.core.db
        .selectFrom('messages')
        .select(['title', 'body', 'link'])
        .where('user_id', '=', reporter.id)
        .execute();
      const named = target === 'post' ? '帖子“问卷数据怎么清洗”' : '评论“被举报的话”';
      const body = `您举报的${named}已由作者删除，其他人看不到了。`;
      expect(told).toEqual([{ title: '您的举报已处理', body, link: '' }]);
      const reports = await site.core.db
        .selectFrom('forum_reports')
        .select('status')
        .where('user_id', '=', reporter.id)
        .execute();
      expect(reports).toEqual([{ status: 4 }]);
    },
  );

  test('ten a day', async () => {
    site.clock.toNext('day');
    const { token } = await member(site);
    const author = await member(site);
    const ids: number[] = [];
    for (let i = 0; i < 11; i++) ids.push(await forum.published(author.token));
    const answers: number[] = [];
    for (const id of ids)
      answers.push(
        (await site.call('POST /hot_post/report', { token, body: { target: 'post', id, reason: 'ad' } }))
          .status,
      );
    expect(answers).toEqual([...Array(10).fill(200), 429]);
  });
});
