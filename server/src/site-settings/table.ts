import { promises } from '@harbor/contract/promises';
import type { Settings } from '../settings';

/** A number that the team may change while the site runs. */
export interface SiteSetting {
  title: string;
  group: SettingGroup;
  unit: '小时' | '分钟' | '条' | '篇' | '人' | '封';
  /** Both are allowed. What pages promise is an end of the range, so that no change breaks it. */
  min: number;
  max: number;
  /** What holds while nobody has chosen: of the code, or of the environment. */
  initial: number | ((settings: Settings) => number);
  /** What it is about and from when a change holds, for who changes it. */
  effect: string;
  /** It is about money or safety: the right `settings.all` is needed. */
  guarded?: true;
}

/** Groups of the page, in its order. */
export const settingGroups = {
  limit: '处理时限',
  order: '订单',
  forum: '论坛',
  safety: '通知与安全',
} as const;

export type SettingGroup = keyof typeof settingGroups;

/** One that stands in the code. */
type Fixed = SiteSetting & { initial: number };

const limit = (title: string, [min, initial, max]: [number, number, number], what: string): Fixed => ({
  ...{ title, group: 'limit', unit: '小时', min, max, initial },
  effect: `${what}；只对修改之后开始等待的事项生效。`,
});

/** A limit that pages promise to buyers: the team may set itself a shorter one. */
const promised = (title: string, hours: number, min: number) =>
  limit(title, [min, hours, hours], `页面承诺 ${hours} 小时，只能更短`);

const table = {
  'limit.refund': promised('退款申请答复', promises.refundAnswerHours, 4),
  'limit.ticket': promised('工单答复', promises.ticketHours, 4),
  'limit.invoice': promised('发票开具', promises.invoiceDays * 24, 12),
  'limit.order': limit(
    '订单报价与派单',
    [1, promises.alertStaffHours, promises.alertStaffHours],
    '看板与提醒的时限',
  ),
  'limit.post': limit('帖子、评论与话题审核', [1, 24, 24], '待审、复查与申诉的内容'),
  'limit.review': limit('评价审核', [2, 24, 48], '评价与追评'),
  'limit.submission': limit('投稿处理', [12, 72, 120], '等待编辑的投稿'),
  'limit.account': limit('账号核实', [12, 72, 120], '手机号易主、等待核实的账号'),
  'limit.sentinel': limit('合规提示核对', [2, 24, 72], '多次触发提示的用户'),
  'order.unpaid': {
    ...{ title: '待付款订单保留', group: 'order', unit: '分钟', min: 30, max: 1440, guarded: true },
    initial: ({ orders }) => orders.unpaidFor / 60_000,
    effect: '协议承诺至少 30 分钟；只对修改之后下的订单生效，已有订单按原来的时间。',
  },
  'forum.posts': {
    ...{ title: '每人每天发帖', group: 'forum', unit: '篇', min: 1, max: 200, initial: 30 },
    effect: '达到后当天不能再发，立即生效。',
  },
  'forum.newcomer_posts': {
    ...{ title: '新用户每天发帖', group: 'forum', unit: '篇', min: 1, max: 30, initial: 3 },
    effect: '注册不满 24 小时的用户，立即生效。',
  },
  'forum.newcomer_comments': {
    ...{ title: '新用户每天评论', group: 'forum', unit: '条', min: 1, max: 100, initial: 10 },
    effect: '注册不满 24 小时的用户，立即生效。',
  },
  'forum.trusted': {
    ...{ title: '先发后审需通过', group: 'forum', unit: '篇', min: 2, max: 50, initial: 5 },
    effect: '90 天内通过这么多篇且没有驳回的作者，帖子先发后审，立即生效。',
  },
  'forum.reports': {
    ...{ title: '被举报后重审', group: 'forum', unit: '人', min: 1, max: 20, initial: 3 },
    effect: '这么多人举报后帖子重新进入审核，从下一次举报起生效。',
  },
  'safety.sentinel': {
    ...{ title: '合规提示转人工', group: 'safety', unit: '条', min: 2, max: 20, initial: 3 },
    effect: '同一用户 7 天内被提示这么多条不同内容后进入合规队列，立即生效。',
  },
  'safety.leads': {
    ...{ title: '超时再通知主管', group: 'safety', unit: '小时', min: 1, max: 24, initial: 4 },
    effect: '超时通知后至少再过这么久仍未处理才通知主管，立即生效。',
  },
  'safety.mails': {
    ...{ title: '每人每天邮件', group: 'safety', unit: '封', min: 10, max: 500, guarded: true },
    initial: ({ mail }) => Math.min(mail.perPersonDay, 500),
    effect: '超过的邮件不再发出，站内消息不受影响，立即生效。',
  },
} as const satisfies Record<string, SiteSetting>;

export type SettingKey = keyof typeof table;

/** Settings whose initial value stands in the code. */
export type FixedKey = {
  [K in SettingKey]: (typeof table)[K]['initial'] extends number ? K : never;
}[SettingKey];

/** Time limits of what waits for the team, in hours. */
export type LimitKey = Extract<SettingKey, `limit.${string}`>;

/** Every setting that the team may change while the site runs. Nothing else may. */
export const siteSettings: Record<SettingKey, SiteSetting> = table;

export const isSettingKey = (key: string): key is SettingKey => Object.hasOwn(table, key);

/** What holds while nobody has chosen, in the setting's own unit. */
export function initialOf(key: SettingKey, settings: Settings): number {
  const { initial } = siteSettings[key];
  return typeof initial === 'number' ? initial : initial(settings);
}
