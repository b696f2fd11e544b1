import { systemSub as s } from '@harbor/contract/message-kinds';

/** What people can turn on and off together. */
export interface MessageGroup {
  key: string;
  title: string;
  description: string;
  kind: number;
  /** Kinds of system messages; all of the box without. */
  subs?: readonly number[];
  /** Money and safety: always kept in the message centre. */
  locked?: boolean;
  /** May also be sent by SMS. */
  sms?: boolean;
  /** May also be sent by mail; `always`: is, to everybody who has bound an address. */
  mail?: 'choice' | 'always';
}

/** The groups of the settings page, in its order; each is about messages that some area sends. */
export const messageGroups: readonly MessageGroup[] = [
  {
    key: 'order',
    title: '订单与发票',
    description: '付款、提交资料、老师与客服的进展、交付与自动取消提醒',
    kind: 4,
    subs: [s.order, s.invoice],
    locked: true,
    sms: true,
    mail: 'choice',
  },
  {
    key: 'refund',
    title: '退款',
    description: '退款审核结果与到账',
    kind: 4,
    subs: [s.refund],
    locked: true,
    sms: true,
    mail: 'choice',
  },
  {
    key: 'security',
    title: '账号安全',
    description: '新设备登录、密码与手机号变更',
    kind: 4,
    subs: [s.security],
    locked: true,
    sms: true,
    mail: 'always',
  },
  {
    key: 'ticket',
    title: '工单与投诉',
    description: '工单受理、回复与处理结果',
    kind: 4,
    subs: [s.ticket],
    locked: true,
    sms: true,
    mail: 'choice',
  },
  {
    key: 'submission',
    title: '直投系统',
    description: '稿件受理、补充资料与期刊推荐',
    kind: 4,
    subs: [s.submission],
    locked: true,
    mail: 'choice',
  },
  {
    key: 'diary',
    title: '投稿进度本',
    description: '您自己设的截止日提醒',
    kind: 4,
    subs: [s.diary],
    mail: 'choice',
  },
  {
    key: 'journal',
    title: '期刊变动',
    description: '您关注的期刊分区、预警、收录等有变动；提醒哪些在“期刊变动”页选择',
    kind: 4,
    subs: [s.journal],
    mail: 'choice',
  },
  { key: 'like', title: '赞与收藏', description: '您的内容被点赞或收藏', kind: 1 },
  { key: 'comment', title: '评论与回复', description: '有人评论您的内容或回复您', kind: 2, mail: 'choice' },
  { key: 'fans', title: '新增粉丝', description: '有人关注了您', kind: 3 },
  {
    key: 'review',
    title: '审核结果',
    description: '帖子、评价的审核结果',
    kind: 4,
    subs: [s.review],
    mail: 'choice',
  },
  {
    key: 'coupon',
    title: '优惠券',
    description: '到账与到期提醒',
    kind: 4,
    subs: [s.coupon],
    mail: 'choice',
  },
  {
    key: 'announcement',
    title: '平台公告',
    description: '功能上线、服务时间与规则变更',
    kind: 4,
    subs: [s.announcement],
  },
];

/** The group that a message belongs to; undefined for kinds that have no switch, which are always kept. */
export function groupOf(kind: number, sub: number): MessageGroup | undefined {
  return messageGroups.find((group) => group.kind === kind && (!group.subs || group.subs.includes(sub)));
}
