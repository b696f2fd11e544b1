import { api, type PostCard } from '@harbor/contract';
import { documentTitle, postDescription } from '@harbor/contract/descriptions';
import { answerOf, headWithout, plainHead, type SeoResolver } from './head';
import { breadcrumbLd, listLd } from './structured-data';

const forumCrumb = { name: '论坛', path: '/forumindex/' };

const toCategory = ({ id, title }: { id: number; title: string }) => ({
  name: title,
  path: `/forumtypedetail/${id}/`,
});

const postsLd = (publicUrl: string, posts: PostCard[]) =>
  listLd(
    publicUrl,
    posts.map(({ id, title }) => ({ name: title, path: `/postdetail/${id}` })),
  );

/** Head of the forum's home, or of its lists: `GET /hot_post/index` and `GET /hot_post/list`. */
export const forumHome: SeoResolver = (input) => {
  const index = answerOf(input, 'GET /hot_post/index', api['GET /hot_post/index'].data);
  const list = answerOf(input, 'GET /hot_post/list', api['GET /hot_post/list'].data);
  const posts = list?.data ?? index?.recommended ?? [];
  return {
    ...plainHead(input.routeTitle),
    description: '学术港论坛：选题、综述、方法、投稿与读研生活的经验、提问与讨论，先审后发。',
    jsonLd: [breadcrumbLd(input.publicUrl, [forumCrumb]), postsLd(input.publicUrl, posts)],
  };
};

/** Head of one post: `GET /hot_post/:id/detail`. */
export const forumPost: SeoResolver = (input) => {
  const { publicUrl, path } = input;
  const post = answerOf(input, 'GET /hot_post/:id/detail', api['GET /hot_post/:id/detail'].data);
  if (!post) return headWithout(input, 'GET /hot_post/:id/detail', '帖子不存在');
  const crumbs = [forumCrumb];
  if (post.category) crumbs.push(toCategory(post.category));
  const counter = (action: 'LikeAction' | 'CommentAction', count: number) => ({
    '@type': 'InteractionCounter',
    interactionType: `https://schema.org/${action}`,
    userInteractionCount: count,
  });
  return {
    title: documentTitle(post.title),
    description: postDescription(post),
    type: 'article',
    ...(post.images[0] && { image: publicUrl + post.images[0] }),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'DiscussionForumPosting',
        headline: post.title,
        text: post.excerpt,
        url: publicUrl + path,
        datePublished: post.published_at ?? post.created_at,
        author: { '@type': 'Person', name: post.author.nickname },
        interactionStatistic: [
          counter('LikeAction', post.like_count),
          counter('CommentAction', post.comment_count),
        ],
      },
      breadcrumbLd(publicUrl, [...crumbs, { name: post.title, path }]),
    ],
  };
};

/** Head of the list of all categories, and of that of all topics. */
export const forumOverview: SeoResolver = ({ publicUrl, path, routeTitle }) => ({
  ...plainHead(routeTitle),
  jsonLd: [breadcrumbLd(publicUrl, [forumCrumb, { name: routeTitle, path }])],
});

/** Head of one category with a page of its posts: `GET /hot_post/category/:id?sort&page`. */
export const forumCategory: SeoResolver = (input) => {
  const { publicUrl, path } = input;
  const key = 'GET /hot_post/category/:id';
  const found = answerOf(input, key, api[key].data);
  if (!found) return headWithout(input, key, '分类不存在');
  const { category, parent, posts } = found;
  const crumbs = parent ? [forumCrumb, toCategory(parent)] : [forumCrumb];
  return {
    ...plainHead(category.title),
    description: `${category.title}：${category.description}。共 ${category.post_count} 个帖子。`,
    jsonLd: [
      breadcrumbLd(publicUrl, [...crumbs, { name: category.title, path }]),
      postsLd(publicUrl, posts.data),
    ],
  };
};

/** Head of one topic with a page of its posts: `GET /topic/page/:id?sort&page`. */
export const forumTopic: SeoResolver = (input) => {
  const { publicUrl, path } = input;
  const found = answerOf(input, 'GET /topic/page/:id', api['GET /topic/page/:id'].data);
  if (!found) return headWithout(input, 'GET /topic/page/:id', '话题不存在');
  const { topic, posts } = found;
  return {
    ...plainHead(`#${topic.title}`),
    description: (topic.description || `关于${topic.title}的帖子`).slice(0, 100),
    jsonLd: [
      breadcrumbLd(publicUrl, [forumCrumb, { name: topic.title, path }]),
      postsLd(publicUrl, posts.data),
    ],
  };
};

/** Head of `/forumuser/:id`, `/forumuserinfo/:id` and the phone's `/home/:id`: who a member is. */
export const forumMember: SeoResolver = (input) => {
  const { publicUrl, path } = input;
  const member = answerOf(input, 'GET /member/info/:id', api['GET /member/info/:id'].data);
  if (!member) return headWithout(input, 'GET /member/info/:id', '用户不存在');
  const { nickname, bio, counts } = member;
  const title = `${nickname}的主页`;
  const description = bio || `${nickname}在学术港论坛：${counts.posts} 篇帖子，${counts.fans} 位粉丝。`;
  return {
    ...plainHead(title),
    description: description.slice(0, 80),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'ProfilePage',
        mainEntity: { '@type': 'Person', name: nickname },
      },
      breadcrumbLd(publicUrl, [forumCrumb, { name: title, path }]),
    ],
  };
};
