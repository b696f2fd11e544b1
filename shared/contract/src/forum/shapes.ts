import { z } from 'zod';
import { moment } from '../fields';

/** Who wrote or follows: what everybody may know of a member. */
export const memberBrief = z.object({
  id: z.int(),
  nickname: z.string(),
  /** Empty: the client draws the default. */
  avatar_img: z.string(),
  /** 身份 · 研究方向; empty where none is given. */
  identity: z.string(),
  is_teacher: z.boolean(),
  /** The account was closed; there is no page of it. */
  closed: z.boolean(),
  /** Private name that the reader gave; empty for none. */
  remark: z.string(),
});

export const topicBrief = z.object({ id: z.int(), title: z.string() });

export const categoryBrief = z.object({ id: z.int(), title: z.string() });

/** A post in a list. */
export const postCard = z.object({
  id: z.int(),
  title: z.string(),
  /** Beginning of the text, at most 120 characters, without markup. */
  excerpt: z.string(),
  /** The first three pictures. */
  images: z.array(z.string()),
  image_count: z.int(),
  /** Null for a post that has lost its category. */
  category: categoryBrief.nullable(),
  topics: z.array(topicBrief),
  author: memberBrief,
  /** The author says that it contains what an AI made. */
  ai_flag: z.boolean(),
  recommended: z.boolean(),
  view_count: z.int(),
  like_count: z.int(),
  collect_count: z.int(),
  comment_count: z.int(),
  liked: z.boolean(),
  collected: z.boolean(),
  /** The reader blocked its author: shown folded. */
  blocked: z.boolean(),
  /** See `postStatusLabel`; others than the author meet published (2), reviewed again (4) and locked (7). */
  status: z.int(),
  status_text: z.string(),
  ip_region: z.string(),
  created_at: moment,
  /** Null before its first publishing. */
  published_at: moment.nullable(),
});

/** What the reader may do with a post now, decided by the server. */
export const postActions = z.object({
  edit: z.boolean(),
  delete: z.boolean(),
  /** Rejected: goes on as a draft. */
  revise: z.boolean(),
  /** Hidden, within the time for it, and not asked yet. */
  appeal: z.boolean(),
  comment: z.boolean(),
  like: z.boolean(),
  collect: z.boolean(),
  report: z.boolean(),
});

/** A post as it read before a change. */
export const postVersion = z.object({
  id: z.int(),
  title: z.string(),
  /** Cleaned HTML. */
  content: z.string(),
  ai_flag: z.boolean(),
  /** When it was written, and until when it stood. */
  written_at: moment,
  replaced_at: moment,
  /** The change that came after it was large: the post was reviewed again. */
  reviewed_again: z.boolean(),
});

/** One post. */
export const postDetail = postCard.extend({
  /** Cleaned HTML; shown by `RichText`. */
  content: z.string(),
  own: z.boolean(),
  /** The reader follows the author. */
  following: z.boolean(),
  /** Why it was rejected or hidden; to the author only, else empty. */
  reason: z.string(),
  /** Last change after the first publishing; null for none. */
  edited_at: moment.nullable(),
  /** Earlier versions that the reader may see: the author's; 0 for others. */
  version_count: z.int(),
  /** Of a category for questions: the asker accepts one of the answers. */
  asks: z.boolean(),
  accepted_comment_id: z.int().nullable(),
  /** Last moment for an appeal; null where there is none to make. */
  appeal_until: moment.nullable(),
  actions: postActions,
  author_counts: z.object({ posts: z.int(), fans: z.int(), likes: z.int() }),
  related: z.array(z.object({ id: z.int(), title: z.string(), comment_count: z.int() })),
});

/** A reply under a comment; `reply_to` is who it answers, null for the comment itself. */
export const forumReply = z.object({
  id: z.int(),
  post_id: z.int(),
  /** The first-level comment it stands under; null for one that is a first-level comment. */
  root_id: z.int().nullable(),
  /** Empty where `deleted`. */
  content: z.string(),
  /** 该评论已删除: kept only for its replies. */
  deleted: z.boolean(),
  author: memberBrief,
  reply_to: z.object({ id: z.int(), nickname: z.string() }).nullable(),
  /** Members named by @, for links in the content. */
  mentions: z.array(z.object({ id: z.int(), nickname: z.string() })),
  by_author: z.boolean(),
  own: z.boolean(),
  blocked: z.boolean(),
  like_count: z.int(),
  liked: z.boolean(),
  status: z.int(),
  status_text: z.string(),
  /** Why it was rejected or hidden; to its author only. */
  reason: z.string(),
  ip_region: z.string(),
  created_at: moment,
  /** The answer that the asker, or staff, accepted. */
  accepted: z.boolean(),
  actions: z.object({
    reply: z.boolean(),
    delete: z.boolean(),
    report: z.boolean(),
    /** The reader asked, and may accept this answer (or take that back where it is `accepted`). */
    accept: z.boolean(),
  }),
});

/** A first-level comment with its first replies. */
export const forumComment = forumReply.extend({ reply_count: z.int(), replies: z.array(forumReply) });

export const forumTopic = topicBrief.extend({
  description: z.string(),
  post_count: z.int(),
  hot: z.boolean(),
  status: z.int(),
});

/** A category with what stands in it and under it. */
export const forumCategoryChild = z.object({
  id: z.int(),
  parent_id: z.int().nullable(),
  title: z.string(),
  description: z.string(),
  cover: z.string(),
  post_count: z.int(),
});

export const forumCategory = forumCategoryChild.extend({ children: z.array(forumCategoryChild) });

/** A member in a list of fans, of those followed, or of results. */
export const memberCard = memberBrief.extend({
  bio: z.string(),
  post_count: z.int(),
  fans_count: z.int(),
  following: z.boolean(),
  /** Follows the reader. */
  follows_me: z.boolean(),
});

/** Text with the found words marked. */
export const markedText = z.array(z.object({ text: z.string(), hit: z.boolean() }));

export type MemberBrief = z.output<typeof memberBrief>;
export type PostCard = z.output<typeof postCard>;
export type PostDetail = z.output<typeof postDetail>;
export type PostVersion = z.output<typeof postVersion>;
export type PostActions = z.output<typeof postActions>;
export type ForumComment = z.output<typeof forumComment>;
export type ForumReply = z.output<typeof forumReply>;
export type ForumTopic = z.output<typeof forumTopic>;
export type ForumCategory = z.output<typeof forumCategory>;
export type ForumCategoryChild = z.output<typeof forumCategoryChild>;
export type MemberCard = z.output<typeof memberCard>;
export type MarkedText = z.output<typeof markedText>;
