import { promises } from '@harbor/contract/promises';
import { yuan } from '../../../../labels/money';
import type { HistoryRow } from '../rows';
import type { Actor } from '../transitions';

type Sentence = (row: Pick<HistoryRow, 'facts' | 'actor_type'>) => string;

const who: Record<Actor, string> = {
  user: '您',
  teacher: '老师',
  operator: '客服',
  system: '系统',
  channel: '支付渠道',
};

const name = (row: Pick<HistoryRow, 'facts' | 'actor_type'>) => row.facts.name ?? who[row.actor_type];
const amount = (row: Pick<HistoryRow, 'facts'>) => yuan(row.facts.amount_fen ?? 0);

const sentences: Record<string, Sentence> = {
  purchase: () => '您提交订单',
  purchase_quote: () => '您提交报价需求',
  accept_quote: (row) => `您接受报价 ${amount(row)}`,
  quote: (row) => `客服报价 ${amount(row)}，${row.facts.days ?? 0} 天交付`,
  counter_quote: (row) =>
    row.facts.amount_fen ? `您请客服重新报价，期望 ${amount(row)}` : '您请客服重新报价',
  adjust: (row) => `客服将应付金额调整为 ${amount(row)}`,
  change_coupon: (row) =>
    row.facts.name
      ? `您改用优惠券“${row.facts.name}”，应付 ${amount(row)}`
      : `您不再使用优惠券，应付 ${amount(row)}`,
  quote_expired: () => '报价已过期，订单自动取消',
  pay: (row) => `您付款 ${amount(row)}`,
  pay_with_form: (row) => `您付款 ${amount(row)}`,
  pay_course: (row) => (row.facts.amount_fen ? `您付款 ${amount(row)}，课程已开通` : '无需付款，课程已开通'),
  cancel: (row) => `${name(row)}取消订单`,
  expire: () => '超时未付款，订单自动取消',
  submit_form: () => '您提交资料',
  change_form: () => '您修改了资料',
  return_form: () => '客服退回资料，请修改后重新提交',
  start_trial: (row) => `${name(row)}开始试做`,
  trials_failed: (row) =>
    row.actor_type === 'user' ? '您认为试做都不合适，正在重新安排' : '试做未成，订单等待重新安排',
  trials_in: () => '试做已交齐，请您盲评',
  choose_trial: (row) =>
    row.actor_type === 'user'
      ? `您选定试做 ${row.facts.letter ?? ''}，等待老师确认`
      : `已选定试做 ${row.facts.letter ?? ''}，等待老师确认`,
  ask_next: () => '选定的老师未能开始，正在询问下一位',
  invite: () => '您邀请了一位老师，24小时内只有他能看到这个需求',
  invitation_over: () => '邀请已结束，需求回到接单大厅',
  report: (row) => `${name(row)}汇报进度 ${row.facts.percent ?? 0}%`,
  ask_material: (row) => `${name(row)}请您补充资料，交付计时暂停`,
  material_in: () => '资料已补齐，交付计时恢复',
  material_late: () => '补充资料已满7天，交付计时恢复，客服会跟进',
  assign: (row) => `${row.actor_type === 'user' ? '您选定' : '已安排'} ${row.facts.name ?? '老师'} 为您服务`,
  deliver: (row) => `${name(row)} 交付第 ${row.facts.version ?? 1} 版`,
  request_changes: (row) => `您要求修改（第 ${row.facts.round ?? 1} 次）`,
  grant_changes: (row) => `客服同意额外修改（第 ${row.facts.round ?? 1} 次）`,
  ask_changes: () => '您申请额外修改',
  refuse_changes: () => '客服没有同意额外修改',
  extend_review: (row) => `您将验收时间延长 ${row.facts.days ?? promises.extendDays} 天`,
  agree_later: (row) => `您同意将交付时间顺延 ${row.facts.days ?? 0} 天`,
  refuse_later: () => '您不同意顺延，交付时间不变',
  overdue: () => '已超过承诺的交付时间',
  alert_staff: () => `等待超过${promises.alertStaffHours}小时，已提醒全体客服尽快处理`,
  add_note: () => '您给客服留言',
  reply: (row) => `${name(row)}给您留言`,
  add_material: () => '您补充了材料',
  accept: () => '您确认验收',
  auto_accept: () => '验收期满，订单自动完成',
  give_up: () => '老师更换，正在重新安排',
  review: () => '您评价了这次服务',
  refund_whole: (row) => `${amount(row)} 已原路退回，订单关闭`,
  refund_part: (row) => `${amount(row)} 已原路退回`,
  refund_start: (row) => `${row.actor_type === 'user' ? '您申请退款' : '系统发起退款'} ${amount(row)}`,
  refund_withdrawn: () => '您撤销退款申请',
  refund_approved: (row) => `客服同意退款 ${amount(row)}`,
  refund_refused: () => '退款申请未通过',
  refund_asked: () => '客服请您补充退款凭证',
  refund_supplied: () => '您补充了退款凭证',
  refund_lapsed: () => '未按时补充凭证，退款申请自动撤销',
  refund_appealed: () => '您对退款结果提出申诉',
  refund_offline: (row) => `${amount(row)} 已由财务转账退回`,
  refund_failed: () => '退款遇到问题，客服正在处理',
  refund_extra: (row) => `收到多余的付款 ${amount(row)}，已自动发起退款`,
  refund_extra_done: (row) => `多余的付款 ${amount(row)} 已原路退回`,
};

/** The sentence of a history row, in the words of the timeline. */
export function historyText(row: Pick<HistoryRow, 'event' | 'facts' | 'actor_type'>): string {
  return sentences[row.event]?.(row) ?? '订单有更新';
}
