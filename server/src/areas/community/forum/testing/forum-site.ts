import { testApp } from '../../../../testing/app';
import { addCategories, forumAreas, publishedPost } from './forum';

type Post = Parameters<typeof publishedPost>[2];

/** A site with the areas of the forum, its staff and a category, and what tests of posts ask of it again and again. */
export async function forumSite() {
  const site = await testApp({ areas: [...forumAreas] });
  const staff = await site.user({ is_staff: true });
  const { leaf: category, root } = await addCategories(site);
  return {
    site,
    staff,
    /** Takes posts; stands under `root`, which takes none. */
    category,
    root,

    /** A post as `token` gets it. */
    detail: (id: number, token?: string) => site.call('GET /hot_post/:id/detail', { params: { id }, token }),

    /** What staff decide about a post. */
    decide: (
      act: 'publish' | 'reject' | 'hide' | 'keep' | 'restore' | 'lock' | 'unlock' | 'recall',
      id: number,
      reason = '不符合版规',
    ) =>
      site.call(`POST /staff/post/${act}/:id`, {
        token: staff.token,
        params: { id },
        body: (act === 'publish' || act === 'unlock' ? undefined : { reason }) as never,
      }),

    /** A post that everybody sees. @returns its id */
    published: (author: string, post: Post = {}) =>
      publishedPost(site, { author, staff: staff.token, category }, post),

    /** A post as the database has it. */
    row: (id: number) =>
      site.core.db.selectFrom('posts').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  };
}

/** What {@link forumSite} makes. */
export type ForumSite = Awaited<ReturnType<typeof forumSite>>;
