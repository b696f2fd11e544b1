import { sql } from 'kysely';
import { type TestApp, testApp } from '../../../testing/app';
import { closeDueAccounts } from '../../identity/privacy/closing/erase';
import { prove } from '../../identity/privacy/testing/proven';
import { addCategories, forumAreas, member, putPost, say } from './testing/forum';

let site: TestApp;
let leaf: number;
beforeAll(async () => {
  site = await testApp({ areas: [...forumAreas, 'privacy', 'auth'] });
  ({ leaf } = await addCategories(site));
});
afterAll(() => site.close());

/** Somebody with a post and an answered comment elsewhere, whose account is closed with this choice. */
async function closed(posts: 'keep' | 'delete' | undefined) {
  const [me, other] = [await member(site, '要走的人'), await member(site, '留下的人')];
  const mine = await putPost(site, { author: me.id, category: leaf });
  const theirs = await putPost(site, { author: other.id, category: leaf });
  const said = (await say(site, me.token, theirs, '我说过的话')).data.comment.id;
  await say(site, other.token, theirs, '回复你', said);
  const appeal = { kind: 'post' as const, object_id: mine, owner_id: me.id, event: 'appeal', to_status: 5 };
  await site.core.db
    .insertInto('forum_history')
    .values({ ...appeal, actor: 'user', actor_id: me.id, note: '我的申诉', at: new Date(0) })
    .execute();
  await prove(site, me.id);
  const asked = await site.call('POST /privacy/closing', {
    token: me.token,
    body: { agreed: true, ...(posts && { posts }) },
  });
  expect(asked.status).toBe(200);
  site.clock.advance(8 * 86_400_000);
  await closeDueAccounts(site.core);
  const detail = await site.call('GET /hot_post/:id/detail', { params: { id: mine } });
  const comments = await site.call('POST /hot_post/discuss/:id', { params: { id: theirs } });
  const notes = await site.core.db
    .selectFrom('forum_history')
    .select('note')
    .where('note', '=', '我的申诉')
    .execute();
  expect(notes).toEqual([]);
  const { rows } = await sql<{ text: string }>`
    select concat_ws(' ', (select body from posts where id = ${mine}), (select content from comments where id = ${said})) as text`.execute(
    site.core.db,
  );
  return { detail, comment: comments.data.data[0], text: rows[0]?.text ?? '' };
}

test.each([undefined, 'keep' as const])(
  'posts stay without a name when their author chose %s',
  async (choice) => {
    const { detail, comment } = await closed(choice);
    expect(detail.data.author).toMatchObject({ closed: true });
    expect(detail.data.author.nickname).not.toBe('要走的人');
    expect(comment).toMatchObject({ content: '我说过的话', author: { closed: true } });
  },
);

test('posts and comments go when their author chose so; what others answered stays', async () => {
  const { detail, comment, text } = await closed('delete');
  expect(detail.status).toBe(404);
  expect(comment).toMatchObject({ deleted: true, content: '', reply_count: 1 });
  expect(text.trim()).toBe('已删除');
});
