import { type ApiKey, areas } from '@harbor/contract';
import {
  type CommentStatus,
  commentStatus,
  type PostStatus,
  postStatus,
  type TopicStatus,
  topicStatus,
} from '@harbor/contract/post-status';
import { type TestApp, testApp } from '../../../testing/app';
import { commentSteps } from '../forum/comments/transitions';
import { postSteps } from '../forum/posts/transitions';
import { addCategories, forumAreas, member, putComment, putPost } from '../forum/testing/forum';
import { topicSteps } from '../forum/topics/transitions';

let site: TestApp;
let staff: { id: number; token: string };
let author: { id: number; token: string };
let reporter: { id: number };
let leaf: number;

beforeAll(async () => {
  site = await testApp({ areas: [...forumAreas] });
  staff = await site.user({ is_staff: true });
  [author, reporter] = [await member(site, '作者'), await member(site, '举报者')];
  ({ leaf } = await addCategories(site));
  await site.core.db.updateTable('post_categories').set({ asks: true }).where('id', '=', leaf).execute();
});
afterAll(() => site.close());

const post = (status: PostStatus, rest = {}) =>
  putPost(site, { author: author.id, category: leaf, status, look_after: status === 2, ...rest });
const comment = async (status: CommentStatus) =>
  putComment(site, { author: reporter.id, post: await post(postStatus.published), status });
let named = 0;
async function topic(status: TopicStatus): Promise<number> {
  const target = status === topicStatus.merged ? await topic(topicStatus.normal) : null;
  named += 1;
  const { id } = await site.core.db
    .insertInto('topics')
    .values({
      title: `话题第${named}个`,
      status,
      merged_into: target,
      user_id: author.id,
      created_at: new Date(0),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
async function reported(): Promise<number> {
  const id = await comment(commentStatus.published);
  await site.core.db
    .insertInto('forum_reports')
    .values({ user_id: author.id, target: 'comment', target_id: id, reason: 'ad', created_at: new Date(0) })
    .execute();
  return id;
}

const because = { reason: '不符合版规' };
const act = async (key: string, id: number, body?: object) =>
  site.call(key as ApiKey, { token: staff.token, params: { id } as never, body: body as never });
const statusIn = async (table: 'posts' | 'comments' | 'topics', id: number) =>
  (await site.core.db.selectFrom(table).select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status;

/** What staff press, with the event it stands for in the table of transitions. */
const postActs: Record<string, [event: string, body?: object]> = {
  publish: ['approve'],
  reject: ['reject', because],
  confirm: ['confirm'],
  recall: ['recall', because],
  hide: ['hide', because],
  keep: ['keep', because],
  restore: ['restore', because],
  lock: ['lock', because],
  unlock: ['unlock'],
};

const statuses = Object.values(postStatus).filter((status) => status !== postStatus.deleted);

test.each(Object.entries(postActs))(
  '%s moves a post as the table says, and is a 409 elsewhere',
  async (name, [event, body]) => {
    for (const from of statuses) {
      const id = await post(from);
      const step = postSteps.find(
        (one) => one.from === from && one.event === event && one.actor === 'operator',
      );
      const { status } = await act(`POST /staff/post/${name}/:id`, id, body);
      expect([from, status, await statusIn('posts', id)]).toEqual([from, step ? 200 : 409, step?.to ?? from]);
    }
    expect((await act(`POST /staff/post/${name}/:id`, await post(postStatus.deleted), body)).status).toBe(
      404,
    );
  },
);

const commentActs: Record<string, [event: string, body?: object]> = {
  publish: ['approve'],
  reject: ['reject', because],
  hide: ['hide', because],
  restore: ['restore', because],
};

test.each(Object.entries(commentActs))(
  '%s moves a comment as the table says, and is a 409 elsewhere',
  async (name, [event, body]) => {
    for (const from of Object.values(commentStatus).filter((one) => one !== commentStatus.deleted)) {
      const id = await comment(from);
      const step = commentSteps.find(
        (one) => one.from === from && one.event === event && one.actor === 'operator',
      );
      const { status } = await act(`POST /staff/discuss/${name}/:id`, id, body);
      expect([from, status, await statusIn('comments', id)]).toEqual([
        from,
        step ? 200 : 409,
        step?.to ?? from,
      ]);
    }
    expect(
      (await act(`POST /staff/discuss/${name}/:id`, await comment(commentStatus.deleted), body)).status,
    ).toBe(404);
  },
);

test.each<[string, string[]]>([
  ['publish', ['approve', 'enable']],
  ['merge', ['merge']],
  ['disable', ['disable']],
])('%s moves a topic as the table says, and is a 409 elsewhere', async (name, events) => {
  const into = await topic(topicStatus.normal);
  const bodies: Record<string, object> = { merge: { into }, disable: because };
  for (const from of Object.values(topicStatus)) {
    const id = await topic(from);
    const step = topicSteps.find((one) => one.from === from && events.includes(one.event));
    const { status } = await act(`POST /staff/topic/${name}/:id`, id, bodies[name]);
    expect([from, status, await statusIn('topics', id)]).toEqual([from, step ? 200 : 409, step?.to ?? from]);
  }
});

/** A right call of each write of the desk. One that is missing here fails the test below. */
const writes: Record<string, () => Promise<{ id?: number; body?: object }>> = {
  'POST /staff/post/publish/:id': async () => ({ id: await post(1) }),
  'POST /staff/post/reject/:id': async () => ({ id: await post(1), body: because }),
  'POST /staff/post/confirm/:id': async () => ({ id: await post(2) }),
  'POST /staff/post/recall/:id': async () => ({ id: await post(2), body: because }),
  'POST /staff/post/hide/:id': async () => ({ id: await post(2), body: because }),
  'POST /staff/post/keep/:id': async () => ({ id: await post(4), body: because }),
  'POST /staff/post/restore/:id': async () => ({ id: await post(5), body: because }),
  'POST /staff/post/refuse_appeal/:id': async () => ({
    id: await post(5, { appeal_status: 1 }),
    body: because,
  }),
  'POST /staff/post/lock/:id': async () => ({ id: await post(2), body: because }),
  'POST /staff/post/unlock/:id': async () => ({ id: await post(7) }),
  'POST /staff/post/recommend/:id': async () => ({ id: await post(2), body: { recommended: true } }),
  'POST /staff/discuss/publish/:id': async () => ({ id: await comment(1) }),
  'POST /staff/discuss/reject/:id': async () => ({ id: await comment(1), body: because }),
  'POST /staff/discuss/hide/:id': async () => ({ id: await comment(2), body: because }),
  'POST /staff/discuss/keep/:id': async () => ({ id: await reported(), body: because }),
  'POST /staff/discuss/restore/:id': async () => ({ id: await comment(5), body: because }),
  'POST /staff/discuss/accept/:id': async () => ({ id: await comment(2) }),
  'POST /staff/topic/publish/:id': async () => ({ id: await topic(1) }),
  'POST /staff/topic/merge/:id': async () => ({ id: await topic(2), body: { into: await topic(2) } }),
  'POST /staff/topic/disable/:id': async () => ({ id: await topic(2), body: because }),
  'POST /staff/topic/save': async () => ({ body: { title: '新的话题' } }),
  'POST /staff/post_category/save': async () => ({ body: { title: '新的分类' } }),
};

test.each(Object.keys(areas.forumDesk).filter((key) => !key.startsWith('GET ')))(
  '%s is in the audit log, once',
  async (key) => {
    const { id, body } = (await writes[key]?.()) ?? {};
    const rows = () =>
      site.core.db
        .selectFrom('audit_log')
        .select(['actor_type', 'object_id'])
        .where('actor_id', '=', staff.id)
        .orderBy('id')
        .execute();
    const before = (await rows()).length;
    expect((await act(key, id ?? 0, body)).status).toBe(200);
    const added = (await rows()).slice(before);
    expect(added).toHaveLength(1);
    expect(added[0]?.actor_type).toBe('staff');
    if (id) expect(added[0]?.object_id).toBe(String(id));
  },
);
