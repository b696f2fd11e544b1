import { messageKind } from '@harbor/contract/message-kinds';
import { sql } from 'kysely';
import { type TestApp, testApp } from '../../../testing/app';
import { addCategories, putComment, putPost } from '../../community/forum/testing/forum';
import { tellAll } from './clock';

let site: TestApp;
beforeAll(async () => {
  site = await testApp();
});
afterAll(() => site.close());

const day = 24 * 3_600_000;

test('what waits in a tab behind the first is counted, and told when its time is up', async () => {
  const moderator = await site.user({ roles: ['moderator'] });
  const author = await site.user();
  const reporter = await site.user();
  const { leaf } = await addCategories(site);
  const { db } = site.core;
  // Old itself, and reported just now: its time begins with the report.
  const post = await putPost(site, { author: author.id, category: leaf });
  const comment = await putComment(site, { author: author.id, post });
  await sql`update comments set due_at = ${new Date(site.clock.now() - 9 * day)} where id = ${comment}`.execute(
    db,
  );
  await db
    .insertInto('forum_reports')
    .values({
      ...{ user_id: reporter.id, target: 'comment', target_id: comment, reason: 'ad' },
      created_at: new Date(site.clock.now()),
    })
    .execute();
  const appealed = await putPost(site, { author: author.id, category: leaf, status: 5 });
  await db
    .updateTable('posts')
    .set({ appeal: '没有违规', appeal_status: 1, appeal_at: new Date(site.clock.now()) })
    .where('id', '=', appealed)
    .execute();
  const queueOf = async (key: string) => {
    const { data } = await site.call('GET /staff/desk/queues', { token: moderator.token });
    return data.data.find((queue) => queue.key === key);
  };
  expect(await queueOf('comment')).toMatchObject({ count: 1, late: 0 });
  expect(await queueOf('post')).toMatchObject({ count: 1, late: 0 });
  await tellAll(site.core);
  const titles = async () =>
    (
      await db
        .selectFrom('messages')
        .select('title')
        .where('user_id', '=', moderator.id)
        .where('kind', '=', messageKind.system)
        .orderBy('title')
        .execute()
    ).map(({ title }) => title);
  expect(await titles()).toEqual([]);

  site.clock.advance(day + 60_000);
  await tellAll(site.core);
  await tellAll(site.core);
  expect(await titles()).toEqual(['帖子：1 件超过 24 小时未处理', '评论：1 件超过 24 小时未处理']);
});
