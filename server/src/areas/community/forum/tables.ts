import type { CommentStatus, PostStatus, ReportReason, TopicStatus } from '@harbor/contract';
import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely';

type Defaulted<T> = ColumnType<T, T | undefined, T>;

export interface PostCategoriesTable {
  id: Generated<number>;
  parent_id: number | null;
  title: string;
  description: Defaulted<string>;
  cover: Defaulted<string>;
  sort: Defaulted<number>;
  active: Defaulted<boolean>;
  recommended: Defaulted<boolean>;
  /** For questions: one of the answers can be accepted. */
  asks: Defaulted<boolean>;
  /** Posts that are shown, those of the children included. */
  post_count: Defaulted<number>;
}

export interface TopicsTable {
  id: Generated<number>;
  title: string;
  description: Defaulted<string>;
  status: TopicStatus;
  merged_into: Defaulted<number | null>;
  hot: Defaulted<boolean>;
  post_count: Defaulted<number>;
  user_id: number | null;
  created_at: Date;
}

export interface PostsTable {
  id: Generated<number>;
  user_id: number;
  category_id: number | null;
  root_category_id: number | null;
  title: string;
  /** Cleaned HTML. */
  content: string;
  /** What can be seen of it, without markup. */
  body: string;
  images: Defaulted<string[]>;
  ai_flag: Defaulted<boolean>;
  status: PostStatus;
  /** Whether everybody sees it; follows from the status and, while reviewed again, from the reasons. */
  shown: Defaulted<boolean>;
  /** Locked before it was reviewed again. */
  was_locked: Defaulted<boolean>;
  recommended: Defaulted<boolean>;
  reason: Defaulted<string>;
  findings: Defaulted<string[]>;
  urgent: Defaulted<boolean>;
  /** Published first; staff have yet to look. */
  look_after: Defaulted<boolean>;
  due_at: Date;
  hidden_at: Defaulted<Date | null>;
  appeal: Defaulted<string>;
  appeal_at: Defaulted<Date | null>;
  /** 1 asked · 2 granted · 3 refused */
  appeal_status: Defaulted<1 | 2 | 3 | null>;
  view_count: Defaulted<number>;
  like_count: Defaulted<number>;
  collect_count: Defaulted<number>;
  comment_count: Defaulted<number>;
  hot: Defaulted<number>;
  ip_region: Defaulted<string>;
  created_at: Date;
  published_at: Defaulted<Date | null>;
  edited_at: Defaulted<Date | null>;
  replied_at: Date;
  /** A first-level comment of it that the asker or staff accepted; follows the comment's status. */
  accepted_comment_id: Defaulted<number | null>;
}

/** A published post as it read before a change. */
export interface PostVersionsTable {
  id: Generated<number>;
  post_id: number;
  title: string;
  content: string;
  ai_flag: boolean;
  written_at: Date;
  replaced_at: Date;
  reviewed_again: boolean;
}

export interface PostTopicsTable {
  post_id: number;
  topic_id: number;
  position: number;
}

export interface PostSearchTable {
  post_id: number;
  title_tokens: string[];
  tokens: string[];
  published_at: Date;
}

export interface CommentsTable {
  id: Generated<number>;
  post_id: number;
  user_id: number;
  /** The first-level comment; null for one. */
  root_id: number | null;
  reply_to_id: number | null;
  content: string;
  mentions: JSONColumnType<{ id: number; nickname: string }[]>;
  status: CommentStatus;
  /** In the lists of everybody: published, or deleted with replies under it. */
  listed: boolean;
  like_count: Defaulted<number>;
  /** Published replies, of a first-level comment. */
  reply_count: Defaulted<number>;
  reason: Defaulted<string>;
  findings: Defaulted<string[]>;
  urgent: Defaulted<boolean>;
  due_at: Date;
  ip_region: Defaulted<string>;
  created_at: Date;
}

export interface ForumHistoryTable {
  id: Generated<number>;
  kind: 'post' | 'comment' | 'topic';
  object_id: number;
  owner_id: number | null;
  event: string;
  from_status: number | null;
  to_status: number;
  actor: string;
  actor_id: number | null;
  note: Defaulted<string>;
  at: Date;
}

export interface ForumReportsTable {
  id: Generated<number>;
  user_id: number;
  target: 'post' | 'comment';
  target_id: number;
  reason: ReportReason;
  content: Defaulted<string>;
  /** 1 open · 2 upheld · 3 dismissed · 4 its author took away what it was about */
  status: Defaulted<1 | 2 | 3 | 4>;
  created_at: Date;
  answered_at: Defaulted<Date | null>;
}

interface OfPost {
  post_id: number;
  user_id: number;
  created_at: Date;
}

export interface CommentLikesTable {
  comment_id: number;
  user_id: number;
  created_at: Date;
}

export interface MemberFollowsTable {
  user_id: number;
  followed_id: number;
  created_at: Date;
}

export interface MemberRemarksTable {
  user_id: number;
  member_id: number;
  remark: string;
}

export interface MemberBlocksTable {
  user_id: number;
  blocked_id: number;
  created_at: Date;
}

export interface PostViewsTable {
  post_id: number;
  /** `u<id>`, or a keyed hash of address and browser that changes every day. */
  visitor: string;
  day: string;
}

export interface PostReadsTable {
  user_id: number;
  post_id: number;
  viewed_at: Date;
}

/** The tables this area owns. */
export interface ForumTables {
  post_categories: PostCategoriesTable;
  topics: TopicsTable;
  posts: PostsTable;
  post_versions: PostVersionsTable;
  post_topics: PostTopicsTable;
  post_search: PostSearchTable;
  comments: CommentsTable;
  forum_history: ForumHistoryTable;
  forum_reports: ForumReportsTable;
  post_likes: OfPost;
  post_collects: OfPost;
  comment_likes: CommentLikesTable;
  member_follows: MemberFollowsTable;
  member_remarks: MemberRemarksTable;
  member_blocks: MemberBlocksTable;
  post_views: PostViewsTable;
  post_reads: PostReadsTable;
}

declare module '../../../db/schema' {
  interface DB extends ForumTables {}
}

export type PostRow = Selectable<PostsTable>;
export type CommentRow = Selectable<CommentsTable>;
export type TopicRow = Selectable<TopicsTable>;
