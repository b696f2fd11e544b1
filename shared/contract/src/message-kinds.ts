/** `kind` of a message: the four boxes of the message centre. */
export const messageKind = { like: 1, comment: 2, fans: 3, system: 4 } as const;

export type MessageKind = (typeof messageKind)[keyof typeof messageKind];

/** What users read for each box. */
export const messageKindLabel: Record<MessageKind, string> = {
  1: '赞与收藏',
  2: '评论与回复',
  3: '新增粉丝',
  4: '系统通知',
};

/** `sub` of system messages. */
export const systemSub = {
  announcement: 40,
  order: 41,
  refund: 42,
  coupon: 43,
  review: 44,
  teacher: 45,
  take: 46,
  settlement: 47,
  course: 48,
  security: 49,
  ticket: 50,
  journal: 51,
  invoice: 52,
  submission: 53,
  desk: 54,
  diary: 55,
} as const;

export type SystemSub = (typeof systemSub)[keyof typeof systemSub];

/** What users read for each kind of system message. */
export const systemSubLabel: Record<SystemSub, string> = {
  40: '公告',
  41: '订单',
  42: '退款',
  43: '优惠券',
  44: '审核',
  45: '教师认证',
  46: '接单与试做',
  47: '结算',
  48: '课程与考试',
  49: '账号安全',
  50: '工单与投诉',
  51: '期刊变动',
  52: '发票',
  53: '直投',
  54: '工作台',
  55: '投稿进度',
};
