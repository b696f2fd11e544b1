import { promises } from '@harbor/contract/promises';
import type { Settings } from '../settings';

/** A number that the team may change while the site runs. */
export interface SiteSetting {
  title: string;
  group: SettingGroup;
  unit: '小时' | '分钟' | '条' | '篇' | '人' | '封' | '单' | '分' | '轮' | '个月' | '天' | '元' | '%' | '次';
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
  take: '接单与试做',
  certify: '教师认证',
  teacher: '老师等级与信用',
  income: '老师收入',
  forum: '论坛',
  school: '视频课程',
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

/** A number of the pool of teachers. */
const taking = (
  title: string,
  unit: SiteSetting['unit'],
  [min, initial, max]: [number, number, number],
  effect: string,
): Fixed => ({ ...{ title, group: 'take', unit, min, max, initial, effect } });

const begun = '只对修改之后开始的计时生效。';

/** A number of the certification of teachers. */
const certifying = (
  title: string,
  unit: SiteSetting['unit'],
  [min, initial, max]: [number, number, number],
  effect: string,
): Fixed => ({ ...{ title, group: 'certify', unit, min, max, initial }, effect });

/** Points of a teacher's credit. */
const credited = (title: string, [min, initial, max]: [number, number, number], effect = ''): Fixed => ({
  ...{ title, group: 'teacher', unit: '分', min, max, initial },
  effect: effect || '只对修改之后发生的事项生效；0为不计。',
});

/** A number of teachers' income: all of them are about money. */
const ofIncome = (
  title: string,
  unit: SiteSetting['unit'],
  [min, initial, max]: [number, number, number],
  effect: string,
) => ({ title, group: 'income', unit, min, max, initial, effect, guarded: true }) as const;

const nextWithdrawal = '只对修改之后申请的提现生效。';

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
  'take.begin': taking('开始试做', '小时', [1, 2, 12], `接单后须在此时间内开始试做，逾期自动失效；${begun}`),
  'take.trial': taking('提交试做', '小时', [6, 24, 72], `开始试做后须在此时间内提交；${begun}`),
  'take.window': taking(
    '试做收齐',
    '小时',
    [24, 72, 120],
    `首位老师接单后最长等待，到时有试做即请客户选定；${begun}`,
  ),
  'take.choose': taking(
    '客户选定',
    '小时',
    [24, 48, 96],
    `试做收齐后客户选定的时间，到期由客服协助；${begun}`,
  ),
  'take.staff_choose': taking(
    '客服代选',
    '小时',
    [12, 48, 72],
    '客户逾期未选定后客服协助的时间，再到期本轮结束；立即生效。',
  ),
  'take.confirm': taking(
    '确认开始服务',
    '小时',
    [4, 12, 24],
    `选定后老师确认的时间，逾期询问下一位；${begun}`,
  ),
  'take.invite': taking('邀请有效', '小时', [12, 24, 48], `客户邀请一位老师后的等待时间；${begun}`),
  'take.material': taking(
    '等待客户补充',
    '小时',
    [24, 168, 168],
    `交付计时最长暂停，之后由客服跟进；${begun}`,
  ),
  'take.report': taking('进度汇报间隔', '小时', [24, 72, 168], '超过后提醒老师汇报，立即生效。'),
  'take.open': taking('同时试做', '单', [1, 5, 10], '每位老师同时进行的试做，从下一次接单起生效。'),
  'take.candidates': taking('候选老师', '人', [1, 3, 5], '每个需试做的需求，从之后进入接单池的起生效。'),
  'take.rounds': taking('试做轮数', '轮', [1, 2, 3], '这么多轮没有选定后由客服派单，立即生效。'),
  'take.credit': taking('接单信用分', '分', [0, 60, 90], '低于此分不能接单，立即生效。'),
  'take.give_up': taking('正式服务后放弃扣分', '分', [0, 5, 20], '立即生效。'),
  'take.give_up_late': taking('临近交付放弃扣分', '分', [0, 10, 30], '交付前24小时内放弃，立即生效。'),
  'take.trial_fee': taking(
    '未选中试做补贴',
    '分',
    [0, 0, 20000],
    '单位为人民币分，0为没有；从之后进入接单池的起生效。',
  ),
  'limit.teacher': limit('教师认证审核', [12, 48, 48], '页面承诺约 2 个工作日'),
  'limit.dictionary': limit('院校与专业候选词', [24, 72, 168], '申请人填写的、名录里没有的'),
  'certify.lock': certifying('审核锁定', '分钟', [10, 30, 120], `打开申请后别人不能处理；${begun}`),
  'certify.supplement': certifying('补充期限', '天', [7, 14, 30], `逾期申请结束；${begun}`),
  'certify.remind': certifying('补充提醒', '天', [1, 7, 14], '请补充之后第几天提醒，立即生效。'),
  'certify.again': certifying('驳回后再次申请', '天', [1, 7, 30], '立即生效。'),
  'certify.per_year': certifying('每 12 个月可申请', '次', [1, 3, 10], '立即生效。'),
  'certify.forged': certifying('伪造材料后再次申请', '天', [180, 365, 1000], '立即生效。'),
  'certify.evidence': certifying('证件图片保存', '天', [7, 30, 30], `通过或驳回后删除图片与原件；${begun}`),
  'teacher.months': {
    ...{ title: '等级与比率计入最近', group: 'teacher', unit: '个月', min: 6, max: 24, initial: 12 },
    effect: '准时率、验收率、评分与信用分都按这段时间计算，下一次计算起生效。',
  },
  'teacher.credit_start': credited('信用分起点', [70, 90, 100], '下一次计算起生效。'),
  'teacher.credit_on_time': credited('按时交付并验收加分', [0, 1, 5]),
  'teacher.credit_late': credited('超时交付扣分', [0, 3, 20]),
  'teacher.credit_trial_late': credited('试做未按时提交扣分', [0, 1, 10]),
  'teacher.credit_formal_late': credited('选定后未按时确认扣分', [0, 2, 10]),
  'teacher.credit_low_review': credited('2 星及以下评价扣分', [0, 2, 10]),
  'teacher.credit_report_missing': credited('没有按约定汇报进度扣分', [0, 0, 5]),
  'limit.withdrawal': limit('提现打款', [24, 72, 72], '老师提现的审核、复核与打款，页面承诺 1–3 个工作日'),
  'limit.deduction': limit('扣款复核', [12, 72, 120], '老师不接受的扣款，由另一位复核'),
  'income.frozen': ofIncome(
    '收入冻结',
    '天',
    [3, 7, 30],
    '验收后这么多天转为可提现；只对修改之后验收的订单生效。',
  ),
  'income.least': ofIncome('最少提现', '元', [1, 100, 1000], '立即生效。'),
  'income.answer': ofIncome(
    '扣款答复',
    '天',
    [3, 3, 15],
    '老师答复的时间，未答复视为接受；只对修改之后提出的扣款生效。',
  ),
  'income.tax_free': ofIncome(
    '劳务报酬减除费用',
    '元',
    [0, 800, 10_000],
    `不超过此数不预扣；${nextWithdrawal}`,
  ),
  'income.tax_small': ofIncome(
    '定额减除的上限',
    '元',
    [0, 4000, 50_000],
    `每次收入超过此数按比例减除；${nextWithdrawal}`,
  ),
  'income.tax_off': ofIncome('按比例减除', '%', [0, 20, 100], nextWithdrawal),
  'income.tax_first': ofIncome(
    '预扣第一级上限',
    '元',
    [1000, 20_000, 1_000_000],
    `应纳税所得额；${nextWithdrawal}`,
  ),
  'income.tax_first_rate': ofIncome('预扣第一级税率', '%', [0, 20, 60], nextWithdrawal),
  'income.tax_second': ofIncome(
    '预扣第二级上限',
    '元',
    [1000, 50_000, 1_000_000],
    `应纳税所得额；${nextWithdrawal}`,
  ),
  'income.tax_second_rate': ofIncome('预扣第二级税率', '%', [0, 30, 60], nextWithdrawal),
  'income.tax_second_quick': ofIncome('预扣第二级速算扣除', '元', [0, 2000, 100_000], nextWithdrawal),
  'income.tax_third_rate': ofIncome('预扣第三级税率', '%', [0, 40, 60], nextWithdrawal),
  'income.tax_third_quick': ofIncome('预扣第三级速算扣除', '元', [0, 7000, 100_000], nextWithdrawal),
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
  'school.remark': {
    ...{ title: '更正阅卷得分', group: 'school', unit: '小时', min: 0, max: 720, initial: 336 },
    effect: '出分后这么久之内可以更正简答得分，0 为不可更正，立即生效。',
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
