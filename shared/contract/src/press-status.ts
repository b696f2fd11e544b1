/** `press.status`. */
export const pressStatus = { draft: 0, scheduled: 1, published: 2, offline: 3 } as const;

export type PressStatus = (typeof pressStatus)[keyof typeof pressStatus];

export const pressStatusLabel: Record<PressStatus, string> = {
  0: '草稿',
  1: '定时发布',
  2: '已发布',
  3: '已下线',
};

/** `press.type`: what an article is. The numbers are those of the lists' `type`, where 3 asks for what stands in a special. */
export const pressType = { news: 1, guide: 2, brief: 4 } as const;

export type PressType = (typeof pressType)[keyof typeof pressType];

export const pressTypeLabel: Record<PressType, string> = { 1: '资讯', 2: '攻略', 4: '快讯' };

/** `type` of a list, in the order of its tabs. */
export const pressLists = { all: 0, news: 1, guide: 2, special: 3, brief: 4 } as const;

export const pressListLabel: Record<(typeof pressLists)[keyof typeof pressLists], string> = {
  0: '全部',
  1: '资讯',
  2: '攻略',
  3: '专题',
  4: '快讯',
};

/** `sort` of a list. */
export const pressSorts = { latest: 1, hot: 2, collected: 3 } as const;

export const pressSortLabel: Record<(typeof pressSorts)[keyof typeof pressSorts], string> = {
  1: '最新',
  2: '最热',
  3: '收藏多',
};
