import { randomUUID } from 'node:crypto';
import type { CommentStatus, PostStatus } from '@harbor/contract/post-status';
import type { Insertable } from 'kysely';
import type { DB } from '../../../../db/schema';
import type { TestApp } from '../../../../testing/app';
import { isShown } from '../posts/transitions';

type PutColumns = Partial<Omit<Insertable<DB['posts']>, 'status' | 'shown' | 'user_id' | 'category_id'>>;

/** Areas that a test of the forum needs. */
export const forumAreas = [
  'forum',
  'drafts',
  'discuss',
  'topics',
  'member',
  'forumDesk',
  'messages',
  'support',
  'user',
] as const;

/** Text of a length that posts may have. */
export const paragraph = (n: number) =>
  `<p>第${n}篇：问卷回收后先核对缺失值与异常值，再做信度检验，最后才是回归分析，步骤都写进附录。</p>`;

/** A category above and one under it. */
export async function addCategories(site: TestApp): Promise<{ root: number; leaf: number }> {
  const add = async (title: string, parent_id: number | null) => {
    const { id } = await site.core.db
      .insertInto('post_categories')
      .values({ title, parent_id })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  };
  const root = await add(`论文写作${Date.now() % 10_000}`, null);
  return { root, leaf: await add('选题与开题', root) };
}

/** Somebody whose account is older than a newcomer's. */
export const member = (site: TestApp, nickname = '小陈') =>
  site.user({ nickname, created_at: new Date(site.clock.now() - 30 * 86_400_000) });

/** Sends a post and answers what came of it. */
export const send = (
  site: TestApp,
  token: string,
  category_id: number,
  post: { title?: string; content?: string; topic_id?: never[]; ai_flag?: boolean } = {},
) =>
  site.call('POST /hot_post/post_message', {
    token,
    idempotencyKey: randomUUID(),
    body: { title: '问卷数据怎么清洗', content: paragraph(1), category_id, ...post },
  });

/** A post that everybody sees, approved by `staff`. */
export async function publishedPost(
  site: TestApp,
  { author, staff, category }: { author: string; staff: string; category: number },
  post: Parameters<typeof send>[3] = {},
): Promise<number> {
  const { data, msg } = await send(site, author, category, post);
  if (!data.id) throw new Error(msg);
  await site.call('POST /staff/post/publish/:id', { token: staff, params: { id: data.id } });
  return data.id;
}

/** Writes a comment. */
export const say = (site: TestApp, token: string, post_id: number, content: string, parent_id?: number) =>
  site.call('POST /hot_post/discuss', {
    token,
    idempotencyKey: randomUUID(),
    body: { post_id, content, parent_id },
  });

/** Puts a post of any status straight into the database: for tests that are not about how it came there. */
export async function putPost(
  site: TestApp,
  {
    author,
    category,
    status = 2,
    ...rest
  }: { author: number; category: number; status?: PostStatus } & PutColumns,
): Promise<number> {
  const at = new Date(site.clock.now() - 3_600_000);
  const shown = isShown(status);
  const { id } = await site.core.db
    .insertInto('posts')
    .values({
      user_id: author,
      category_id: category,
      root_category_id: category,
      title: '问卷数据怎么清洗',
      content: paragraph(1),
      body: paragraph(1).replace(/<[^>]+>/g, ''),
      status,
      shown,
      due_at: at,
      created_at: at,
      replied_at: at,
      published_at: shown || status === 5 ? at : null,
      hidden_at: status === 5 ? at : null,
      ...rest,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Puts a first-level comment of any status straight into the database. */
export async function putComment(
  site: TestApp,
  { author, post, status = 2 }: { author: number; post: number; status?: CommentStatus },
): Promise<number> {
  const at = new Date(site.clock.now() - 3_000_000);
  const { id } = await site.core.db
    .insertInto('comments')
    .values({
      post_id: post,
      user_id: author,
      content: '先画缺失的分布',
      status,
      listed: status === 2,
      due_at: at,
      created_at: at,
      mentions: '[]',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (status === 2)
    await site.core.db
      .updateTable('posts')
      .set((eb) => ({ comment_count: eb('comment_count', '+', 1) }))
      .where('id', '=', post)
      .execute();
  return id;
}
