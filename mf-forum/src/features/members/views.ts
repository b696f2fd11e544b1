/** What a member's page shows; drafts only to themselves. */
export const memberViews = {
  posts: '帖子',
  collects: '收藏',
  likes: '赞过',
  following: '关注',
  fans: '粉丝',
} as const;

export type MemberView = keyof typeof memberViews | 'draft';

export const emptyViews: Record<MemberView, string> = {
  posts: '还没有发过帖子',
  collects: '还没有收藏',
  likes: '还没有赞过帖子',
  following: '还没有关注任何人',
  fans: '还没有粉丝',
  draft: '还没有草稿',
};

export const isPeople = (view: MemberView): view is 'following' | 'fans' =>
  view === 'following' || view === 'fans';
