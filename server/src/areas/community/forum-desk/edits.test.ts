import { commentStatus, postStatus, topicStatus } from '@harbor/contract/post-status';
import { type TestApp, testApp } from '../../../testing/app';
import { addCategories, forumAreas, member, putComment, putPost } from '../forum/testing/forum';

let site: TestApp;
let staff: { id: number; token: string };
let author: { id: number; token: string };
let leaf: number;

beforeAll(async () => {
  site = await testApp({ areas: [...forumAreas, 'moderation', 'staff', 'desk'] });
  staff = await site.user({ is_staff: true });
  author = await member(site, '云上的鱼');
  ({ leaf } = await addCategories(site));
});
afterAll(() => site.close());

const content =
  '<p>问卷回收后先核对缺失值，再做<strong>信度检验</strong>，需要的话加我电话13800138000，AT&amp;T的数据也行。</p>';
const waiting = () =>
  putPost(site, {
    ...{ author: author.id, category: leaf, status: postStatus.waiting, title: '数据怎么清洗' },
    ...{ content, body: content.replace(/<[^>]+>/g, '').replace('&amp;', '&') },
  });
const detail = async (id: number) =>
  (await site.call('GET /staff/post/detail/:id', { token: staff.token, params: { id } })).data;
const publish = (id: number, edit: { revision: string; title: string; fixes: object[] }) =>
  site.call('POST /staff/post/publish/:id', {
    token: staff.token,
    params: { id },
    body: { edit: edit as never },
  });
const row = (id: number) =>
  site.core.db.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const lastMessage = () =>
  site.core.db
    .selectFrom('messages')
    .selectAll()
    .where('user_id', '=', author.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
const fix = { find: '加我电话13800138000', replace: '在评论里留言' };

test('words that rules found are marked where they stand', async () => {
  const shown = await detail(await waiting());
  const [mark] = shown.marks;
  expect(mark).toMatchObject({ field: 'text', text: '13800138000' });
  expect(shown.text.slice(mark?.from, mark?.to)).toBe('13800138000');
});

test('a post is changed as it is let through: its author keeps their words and reads what was changed', async () => {
  const id = await waiting();
  const { revision } = await detail(id);
  expect((await publish(id, { revision, title: '问卷数据怎么清洗', fixes: [fix] })).status).toBe(200);
  expect(await row(id)).toMatchObject({
    ...{ status: postStatus.published, title: '问卷数据怎么清洗', findings: [] },
    content: content.replace(fix.find, fix.replace),
  });
  const message = await lastMessage();
  expect(message.body).toContain('正文的“加我电话13800138000”改为“在评论里留言”');
  const versions = await site.call('GET /hot_post/versions/:id', { token: author.token, params: { id } });
  expect(versions.data.data).toMatchObject([{ title: '数据怎么清洗', content }]);
  expect((await detail(id)).edits).toMatchObject([
    { undone: false, before: { title: '数据怎么清洗' }, after: { title: '问卷数据怎么清洗' } },
  ]);
  // The log, from which nobody can be erased, has no words of theirs.
  const line = await site.core.db
    .selectFrom('audit_log')
    .select('detail')
    .where('action', '=', 'post.approve')
    .where('object_id', '=', String(id))
    .executeTakeFirstOrThrow();
  expect(line.detail).toEqual({ edited: '标题、正文' });
});

test('a decision that is taken back takes its changes with it', async () => {
  const id = await waiting();
  const { revision } = await detail(id);
  await publish(id, { revision, title: '换了的标题', fixes: [fix] });
  const undone = await site.call('POST /staff/desk/undo/:queue/:id', {
    token: staff.token,
    params: { queue: 'post', id },
  });
  expect(undone.status).toBe(200);
  expect(await row(id)).toMatchObject({ status: postStatus.waiting, title: '数据怎么清洗', content });
  expect((await detail(id)).edits).toMatchObject([{ undone: true }]);
});

test('what its author changed meanwhile is not passed over', async () => {
  const id = await waiting();
  const { revision } = await detail(id);
  await site.core.db.updateTable('posts').set({ title: '作者改的标题' }).where('id', '=', id).execute();
  expect((await publish(id, { revision, title: '运营改的标题', fixes: [] })).status).toBe(409);
  expect(await row(id)).toMatchObject({ status: postStatus.waiting, title: '作者改的标题' });
});

test('what is written into a post is held against the rules as its author’s writing is', async () => {
  const id = await waiting();
  const { revision } = await detail(id);
  const bad = await publish(id, { revision, title: '求代写毕业论文', fixes: [] });
  expect(bad).toMatchObject({ status: 422, data: { errors: { title: [expect.stringContaining('代写')] } } });
  const gone = await publish(id, {
    revision,
    title: '数据怎么清洗',
    fixes: [{ find: '没有的', replace: '' }],
  });
  expect(gone).toMatchObject({
    status: 422,
    data: { errors: { fixes: [expect.stringContaining('没有的')] } },
  });
  const marked = { find: '信度检验', replace: '<img src=x onerror=alert(1)> & 检验' };
  expect((await publish(id, { revision, title: '数据怎么清洗', fixes: [marked] })).status).toBe(200);
  expect((await row(id)).content).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; 检验</strong>');
  // Nobody tried to write it: nothing is recorded against the moderator.
  const hits = await site.core.db
    .selectFrom('sentinel_hits')
    .select('id')
    .where('user_id', '=', staff.id)
    .execute();
  expect(hits).toEqual([]);
});

test('comments and topics are changed in the same way', async () => {
  const post = await putPost(site, { author: author.id, category: leaf });
  const id = await putComment(site, { author: author.id, post, status: commentStatus.waiting });
  const options = { token: staff.token, params: { id } };
  const { data } = await site.call('GET /staff/discuss/detail/:id', options);
  const edit = { revision: data.revision, content: '先画缺失值的分布' };
  expect((await site.call('POST /staff/discuss/publish/:id', { ...options, body: { edit } })).status).toBe(
    200,
  );
  expect((await lastMessage()).body).toContain('评论补充了“值”');
  await site.call('POST /staff/desk/undo/:queue/:id', {
    token: staff.token,
    params: { queue: 'comment', id },
  });
  expect((await site.call('GET /staff/discuss/detail/:id', options)).data).toMatchObject({
    text: '先画缺失的分布',
    status: commentStatus.waiting,
    edits: [{ undone: true, after: { text: '先画缺失值的分布' } }],
  });

  const topic = await site.core.db
    .insertInto('topics')
    .values({ title: '投稿', status: topicStatus.waiting, user_id: author.id, created_at: new Date(0) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const of = { token: staff.token, params: { id: topic.id } };
  const { data: before } = await site.call('GET /staff/topic/detail/:id', of);
  const words = { revision: before.revision, title: '投稿经验', description: '投稿与返修' };
  expect((await site.call('POST /staff/topic/publish/:id', { ...of, body: { edit: words } })).status).toBe(
    200,
  );
  expect((await site.call('GET /staff/topic/detail/:id', of)).data).toMatchObject({
    ...{ title: '投稿经验', description: '投稿与返修', status: topicStatus.normal },
    edits: [{ before: { title: '投稿', text: '' } }],
  });
});

test('what somebody did before is there, with what became of it', async () => {
  const writer = await member(site, '常客');
  const post = await putPost(site, { author: writer.id, category: leaf, status: postStatus.waiting });
  await site.call('POST /staff/post/reject/:id', {
    ...{ token: staff.token, params: { id: post }, body: { reason: '与版块无关' } },
  });
  await site.call('POST /staff/user/freeze/:id', {
    ...{ token: staff.token, params: { id: writer.id }, body: { reason: '多次发布广告' } },
  });
  const past = await site.call('GET /staff/author/past/:id', {
    token: staff.token,
    params: { id: writer.id },
  });
  expect(past.data.user).toMatchObject({ nickname: '常客', frozen_reason: '多次发布广告' });
  expect(past.data.counts).toEqual(
    expect.arrayContaining([
      { label: '曾驳回', n: 1, tone: 'warn' },
      { label: '曾冻结', n: 1, tone: 'danger' },
    ]),
  );
  expect(past.data.recent).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: '帖子', state: '已驳回', note: '与版块无关' }),
      expect.objectContaining({ kind: '账号', title: '冻结账号', note: '多次发布广告' }),
    ]),
  );
});
