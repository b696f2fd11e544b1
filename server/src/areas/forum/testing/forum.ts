import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../../testing/app';

/** Areas that a test of the forum needs. */
export const forumAreas = [
  'forum',
  'discuss',
  'topics',
  'drafts',
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
