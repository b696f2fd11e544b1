import { api, type Paged, type PostCard } from '@harbor/contract';
import { postDescription } from '@harbor/contract/descriptions';
import { escapeHtml } from '../../http/escape-html';
import { forumStyles } from './forum-styles';
import { breadcrumbLd, plainHead, type SeoHead, type SeoInput, type SeoResolver, withSuffix } from './head';

const answered = (queries: SeoInput['queries'], key: string) => queries.find((query) => query.key === key);

const dayOf = (moment: string | null) => (moment ?? '').slice(0, 10);

/** A post in a list, as a link with its beginning. */
function postItem(post: PostCard): string {
  return `<li><a href="/postdetail/${post.id}"><strong>${escapeHtml(post.title)}</strong></a><p>${escapeHtml(post.excerpt)}</p><p class="pre-soft">${escapeHtml(post.author.nickname)} · ${dayOf(post.published_at)} · ${post.comment_count} 评论 · ${post.like_count} 赞</p></li>`;
}

const postList = (posts: PostCard[]) =>
  posts.length > 0
    ? `<ul class="pre-posts">${posts.map(postItem).join('')}</ul>`
    : '<p class="pre-soft">还没有帖子。</p>';

/** Links to the pages before and after. */
function pager(
  path: string,
  { current_page, last_page }: Paged<unknown>,
  search = new URLSearchParams(),
): string {
  const step = (page: number, label: string) => {
    if (page < 1 || page > last_page) return '';
    const to = new URLSearchParams(search);
    to.set('page', String(page));
    return `<a href="${escapeHtml(`${path}?${to}`)}">${label}</a> `;
  };
  if (last_page <= 1) return '';
  return `<p>${step(current_page - 1, '上一页')}第 ${current_page} 页，共 ${last_page} 页 ${step(current_page + 1, '下一页')}</p>`;
}

const links = (items: { id: number; title: string }[], path: (id: number) => string) =>
  items.map(({ id, title }) => `<a href="${path(id)}">${escapeHtml(title)}</a>`).join(' · ');

const toCategory = (id: number) => `/forumtypedetail/${id}/`;
const toTopic = (id: number) => `/topicdetail/${id}/`;

const home = { name: '首页', path: '/' };
const forumCrumb = { name: '论坛', path: '/forumindex/' };

const listLd = (publicUrl: string, posts: PostCard[]) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: posts.map((post, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name: post.title,
    url: `${publicUrl}/postdetail/${post.id}`,
  })),
});

const frame = (html: string): Pick<SeoHead, 'html' | 'styles'> => ({
  styles: forumStyles,
  html: `<div class="pre-forum" data-reflow>${html}</div>`,
});

/** The forum's home, or its lists: `GET /hot_post/index` and `GET /hot_post/list`. */
export const forumHome: SeoResolver = ({ publicUrl, queries, routeTitle, path, search }) => {
  const index = api['GET /hot_post/index'].data.safeParse(answered(queries, 'GET /hot_post/index')?.data);
  const list = api['GET /hot_post/list'].data.safeParse(answered(queries, 'GET /hot_post/list')?.data);
  const posts = list.data?.data ?? index.data?.recommended ?? [];
  const categories = index.data?.categories ?? [];
  return {
    ...plainHead(routeTitle),
    description: '学术港论坛：选题、综述、方法、投稿与读研生活的经验、提问与讨论，先审后发。',
    jsonLd: [breadcrumbLd(publicUrl, [home, forumCrumb]), listLd(publicUrl, posts)],
    ...(index.success || list.success
      ? frame(
          `<h1>学术论坛</h1>${categories
            .map(
              (one) =>
                `<p><a href="${toCategory(one.id)}"><strong>${escapeHtml(one.title)}</strong></a>：${links(one.children, toCategory)}</p>`,
            )
            .join(
              '',
            )}<p>热门话题：${links(index.data?.topics ?? [], toTopic)}</p>${postList(posts)}${list.data ? pager(path, list.data, search) : ''}`,
        )
      : {}),
  };
};

/** One post, whole, with its first comments: `GET /hot_post/:id/detail` and `GET /hot_post/comments/:id`. */
export const forumPost: SeoResolver = ({ publicUrl, path, queries, routeTitle }) => {
  const answer = answered(queries, 'GET /hot_post/:id/detail');
  const parsed = api['GET /hot_post/:id/detail'].data.safeParse(answer?.data);
  if (!parsed.success) return plainHead(answer?.status === 404 ? '帖子不存在' : routeTitle);
  const post = parsed.data;
  const talk = api['GET /hot_post/comments/:id'].data.safeParse(
    answered(queries, 'GET /hot_post/comments/:id')?.data,
  );
  const said = (talk.data?.data ?? []).filter(({ deleted }) => !deleted);
  const crumbs = [home, forumCrumb];
  if (post.category) crumbs.push({ name: post.category.title, path: toCategory(post.category.id) });
  const line = ({
    author,
    content,
    created_at,
  }: {
    author: { nickname: string };
    content: string;
    created_at: string;
  }) =>
    `<p><b>${escapeHtml(author.nickname)}</b> <span class="pre-soft">${dayOf(created_at)}</span></p><p>${escapeHtml(content)}</p>`;
  return {
    title: withSuffix(post.title),
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
          {
            '@type': 'InteractionCounter',
            interactionType: 'https://schema.org/LikeAction',
            userInteractionCount: post.like_count,
          },
          {
            '@type': 'InteractionCounter',
            interactionType: 'https://schema.org/CommentAction',
            userInteractionCount: post.comment_count,
          },
        ],
      },
      breadcrumbLd(publicUrl, [...crumbs, { name: post.title, path }]),
    ],
    // Cleaned by the server for this very answer, so it stands as it is.
    ...frame(
      `<article class="pre-post"><h1>${escapeHtml(post.title)}</h1><p class="pre-soft">${escapeHtml(post.author.nickname)} · ${dayOf(post.published_at)}${post.ip_region ? ` · IP属地：${escapeHtml(post.ip_region)}` : ''}${post.ai_flag ? ' · 内容含AI生成' : ''}</p>${post.content}<p>${links(post.topics, toTopic)}</p></article><h2>评论 ${post.comment_count}</h2><ol class="pre-talk">${said
        .map(
          (one) =>
            `<li>${line(one)}${one.replies
              .filter(({ deleted }) => !deleted)
              .map(line)
              .join('')}</li>`,
        )
        .join(
          '',
        )}</ol>${post.related.length > 0 ? `<h2>相关帖子</h2><p>${links(post.related, (id) => `/postdetail/${id}`)}</p>` : ''}`,
    ),
  };
};

/** All categories: `GET /hot_post/pc_category`. */
export const forumCategories: SeoResolver = ({ publicUrl, path, queries, routeTitle }) => {
  const parsed = api['GET /hot_post/pc_category'].data.safeParse(
    answered(queries, 'GET /hot_post/pc_category')?.data,
  );
  return {
    ...plainHead(routeTitle),
    jsonLd: [breadcrumbLd(publicUrl, [home, forumCrumb, { name: routeTitle, path }])],
    ...(parsed.success
      ? frame(
          `<h1>全部分类</h1>${parsed.data.data
            .map(
              (one) =>
                `<section><h2><a href="${toCategory(one.id)}">${escapeHtml(one.title)}</a></h2><p>${escapeHtml(one.description)}</p><p>${links(one.children, toCategory)}</p></section>`,
            )
            .join('')}`,
        )
      : {}),
  };
};

/** One category with a page of its posts: `GET /hot_post/category/:id?sort&page`. */
export const forumCategory: SeoResolver = ({ publicUrl, path, queries, routeTitle, search }) => {
  const answer = answered(queries, 'GET /hot_post/category/:id');
  const parsed = api['GET /hot_post/category/:id'].data.safeParse(answer?.data);
  if (!parsed.success) return plainHead(answer?.status === 404 ? '分类不存在' : routeTitle);
  const { category, parent, posts } = parsed.data;
  const crumbs = [home, forumCrumb];
  if (parent) crumbs.push({ name: parent.title, path: toCategory(parent.id) });
  return {
    ...plainHead(category.title),
    description: `${category.title}：${category.description}。共 ${category.post_count} 个帖子。`,
    jsonLd: [
      breadcrumbLd(publicUrl, [...crumbs, { name: category.title, path }]),
      listLd(publicUrl, posts.data),
    ],
    ...frame(
      `<h1>${escapeHtml(category.title)}</h1><p class="pre-soft">${escapeHtml(category.description)}</p><p>${links(category.children, toCategory)}</p>${postList(posts.data)}${pager(path, posts, search)}`,
    ),
  };
};

/** One topic with a page of its posts: `GET /topic/page/:id?sort&page`. */
export const forumTopic: SeoResolver = ({ publicUrl, path, queries, routeTitle, search }) => {
  const answer = answered(queries, 'GET /topic/page/:id');
  const parsed = api['GET /topic/page/:id'].data.safeParse(answer?.data);
  if (!parsed.success) return plainHead(answer?.status === 404 ? '话题不存在' : routeTitle);
  const { topic, posts, related } = parsed.data;
  return {
    ...plainHead(`#${topic.title}`),
    description: (topic.description || `关于${topic.title}的帖子`).slice(0, 100),
    jsonLd: [
      breadcrumbLd(publicUrl, [home, forumCrumb, { name: topic.title, path }]),
      listLd(publicUrl, posts.data),
    ],
    ...frame(
      `<h1>#${escapeHtml(topic.title)}</h1><p class="pre-soft">${escapeHtml(topic.description)}</p>${postList(posts.data)}${pager(path, posts, search)}<p>其他话题：${links(related, toTopic)}</p>`,
    ),
  };
};

/** All topics: `GET /topic/hot` and `GET /topic/recommend`. */
export const forumTopics: SeoResolver = ({ publicUrl, path, queries, routeTitle }) => {
  const hot = api['GET /topic/hot'].data.safeParse(answered(queries, 'GET /topic/hot')?.data);
  const more = api['GET /topic/recommend'].data.safeParse(answered(queries, 'GET /topic/recommend')?.data);
  const topics = new Map([...(hot.data?.data ?? []), ...(more.data?.data ?? [])].map((one) => [one.id, one]));
  return {
    ...plainHead(routeTitle),
    jsonLd: [breadcrumbLd(publicUrl, [home, forumCrumb, { name: routeTitle, path }])],
    ...(topics.size > 0
      ? frame(
          `<h1>全部话题</h1><ul>${[...topics.values()]
            .map(
              (one) =>
                `<li><a href="${toTopic(one.id)}">${escapeHtml(one.title)}</a> <span class="pre-soft">${one.post_count} 个帖子</span></li>`,
            )
            .join('')}</ul>`,
        )
      : {}),
  };
};

/** `/forumuser/:id`, `/forumuserinfo/:id` and the phone's `/home/:id`: who a member is. */
export const forumMember: SeoResolver = (input) => {
  const { publicUrl, path, queries, routeTitle } = input;
  const answer = answered(queries, 'GET /member/info/:id');
  const parsed = api['GET /member/info/:id'].data.safeParse(answer?.data);
  if (!parsed.success) return plainHead(answer?.status === 404 ? '用户不存在' : routeTitle);
  const { nickname, identity, bio, subjects, ip_region, counts } = parsed.data;
  const facts = [identity, subjects.join('、'), ip_region && `IP属地：${ip_region}`].filter((fact) => fact);
  return {
    title: withSuffix(`${nickname}的主页`),
    description: (bio || `${nickname}在学术港论坛：${counts.posts} 篇帖子，${counts.fans} 位粉丝。`).slice(
      0,
      80,
    ),
    type: 'website',
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'ProfilePage',
        mainEntity: { '@type': 'Person', name: nickname },
      },
      breadcrumbLd(publicUrl, [home, forumCrumb, { name: `${nickname}的主页`, path }]),
    ],
    ...frame(
      `<section class="pre-panel"><h1>${escapeHtml(nickname)}</h1><p class="pre-soft">${escapeHtml(facts.join(' · '))}</p><p>${escapeHtml(bio)}</p><p>${counts.posts} 篇帖子 · ${counts.following} 关注 · ${counts.fans} 粉丝</p></section>`,
    ),
  };
};
