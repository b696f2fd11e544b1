/** Codes of `posts.status`; the table of transitions lives in the server. */
export const postStatus = {
  draft: 0,
  waiting: 1,
  published: 2,
  rejected: 3,
  reported: 4,
  hidden: 5,
  deleted: 6,
  locked: 7,
} as const;

export type PostStatus = (typeof postStatus)[keyof typeof postStatus];

/** What the author reads for each code. */
export const postStatusLabel: Record<PostStatus, string> = {
  0: '草稿',
  1: '待审核',
  2: '已发布',
  3: '已驳回',
  4: '复审中',
  5: '已隐藏',
  6: '已删除',
  7: '已锁定',
};

/** Codes of `comments.status`. */
export const commentStatus = { waiting: 1, published: 2, rejected: 3, hidden: 5, deleted: 6 } as const;

export type CommentStatus = (typeof commentStatus)[keyof typeof commentStatus];

/** What the author reads for each code. */
export const commentStatusLabel: Record<CommentStatus, string> = {
  1: '待审核',
  2: '已发布',
  3: '已驳回',
  5: '已隐藏',
  6: '已删除',
};

/** Codes of `topics.status`. */
export const topicStatus = { waiting: 1, normal: 2, merged: 3, disabled: 4 } as const;

export type TopicStatus = (typeof topicStatus)[keyof typeof topicStatus];

/** What people read for each code. */
export const topicStatusLabel: Record<TopicStatus, string> = {
  1: '待审核',
  2: '正常',
  3: '已合并',
  4: '已停用',
};

/** Why something is reported: the key in calls and what people choose from. */
export const reportReasons = {
  ad: '广告',
  ghost: '代写',
  infringe: '侵权',
  misconduct: '学术不端',
  attack: '人身攻击',
  ai: 'AI未标注',
  other: '其他',
} as const;

export type ReportReason = keyof typeof reportReasons;

/** Limits of what people write, counted on visible text in code points. */
export const postRule = {
  title: { min: 1, max: 30 },
  text: { min: 15, max: 2000 },
  images: 9,
  topics: 3,
  topicTitle: { min: 2, max: 20 },
  comment: { min: 1, max: 500 },
  drafts: 20,
  remark: 20,
} as const;

export { visibleLength } from './visible-text';
