/** What a plan leads to, and what people call its day. */
export const planKinds = {
  defence: { title: '学位论文答辩', day: '答辩日期' },
  fund: { title: '基金申请', day: '截止日期' },
  conference: { title: '会议投稿', day: '截稿日期' },
  publish: { title: '期刊论文录用', day: '最晚录用日期' },
} as const;

export type PlanKind = keyof typeof planKinds;

/** Plans that a member keeps at most. */
export const mostPlans = 20;

/** How much time there is: all of it, too little for the usual pace, too little at all. */
export const planFits = {
  enough: '时间够用',
  tight: '时间偏紧',
  late: '来不及',
} as const;

export type PlanFit = keyof typeof planFits;
