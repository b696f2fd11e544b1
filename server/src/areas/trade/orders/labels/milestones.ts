import type { OrderDetail } from '@harbor/contract';
import { orderKind } from '@harbor/contract/order-kind';
import { type OrderStatus, orderStatus as s } from '@harbor/contract/order-status';
import { shortDay, shortTime } from '../../../../labels/beijing';
import type { HistoryRow, OrderRow } from '../rows';

type Milestone = OrderDetail['milestones'][number];
type Past = Pick<HistoryRow, 'event' | 'at' | 'to_status' | 'facts'>;

interface Stage {
  label: string;
  /** The order stands at this stage while it has one of these statuses. */
  statuses: readonly OrderStatus[];
  /** Under the label when the stage is behind. */
  done: (order: OrderRow, past: readonly Past[]) => string;
  /** Under the label while the order stands here. */
  now: (order: OrderRow, version: number) => string;
  /** Under the label when the stage is still to come. */
  ahead: string;
}

const last = (past: readonly Past[], ...events: string[]) =>
  past.filter((row) => events.includes(row.event)).at(-1);

const quote: Stage = {
  label: '待报价',
  statuses: [s.quoting],
  done: (_, past) => stamp(last(past, 'accept_quote'), '已确认'),
  now: (order) => (order.quote_until ? '已报价，待确认' : '评估中'),
  ahead: '',
};

const payment: Stage = {
  label: '待付款',
  statuses: [s.unpaid],
  done: (order) => (order.paid_at ? `${shortTime(order.paid_at)} 已付` : '已付'),
  now: (order) => (order.expire_at ? `${shortTime(order.expire_at).slice(6)} 前有效` : '等待付款'),
  ahead: '确认报价后付款',
};

const form: Stage = {
  label: '待完善',
  statuses: [s.incomplete],
  done: (_, past) => stamp(last(past, 'submit_form', 'pay_with_form'), '已提交'),
  now: (order) => (order.form_status === 3 ? '资料需修改' : '等待提交资料'),
  ahead: '付款后填写',
};

const taking: Stage = {
  label: '待接单',
  statuses: [s.waiting],
  done: (_, past) => stamp(last(past, 'assign'), '已安排'),
  now: () => '正在安排',
  ahead: '提交资料后安排',
};

const trial: Stage = {
  label: '试做中',
  statuses: [s.waiting, s.trial],
  done: (_, past) => {
    const row = last(past, 'assign');
    return row ? `${shortDay(row.at)} 选定${row.facts.name ?? '老师'}` : '已选定老师';
  },
  now: (order) => (order.status === s.waiting ? '等待老师接单' : '选定后开始服务'),
  ahead: '先试做再选定',
};

const service: Stage = {
  label: '服务中',
  statuses: [s.serving],
  done: (_, past) => {
    const row = last(past, 'assign');
    return row ? `${shortDay(row.at)} 起` : '已完成';
  },
  now: (order) => (order.due_at ? `${shortTime(order.due_at)} 前交付` : '进行中'),
  ahead: '按约定时间交付',
};

const delivery: Stage = {
  label: '待验收',
  statuses: [s.delivered, s.revising],
  done: (order) => (order.finished_at ? `${shortDay(order.finished_at)} 已验收` : '已验收'),
  now: (order, version) => (order.status === s.revising ? '修改中' : `第 ${Math.max(1, version)} 版已交付`),
  ahead: '满意后确认',
};

const finish: Stage = {
  label: '已完成',
  statuses: [s.done],
  done: () => '',
  now: (order) => (order.finished_at ? `${shortTime(order.finished_at)} 完成` : '已完成'),
  ahead: '验收后可评价',
};

const access: Stage = {
  label: '已开通',
  statuses: [s.done],
  done: () => '',
  now: (order) => (order.finished_at ? `${shortTime(order.finished_at)} 开通` : '已开通'),
  ahead: '付款后立即开通',
};

function stamp(row: Past | undefined, word: string): string {
  return row ? `${shortTime(row.at)} ${word}` : word;
}

function stagesOf(order: OrderRow): Stage[] {
  if (order.kind === orderKind.course) return [payment, access];
  const first = order.goods.price_mode === 3 ? [quote, payment] : [payment];
  return [...first, form, order.goods.need_trial ? trial : taking, service, delivery, finish];
}

/** The order's way, stage by stage. `past` is its history, oldest first. */
export function milestones(order: OrderRow, past: readonly Past[], version: number): Milestone[] {
  if (order.status === s.cancelled || order.status === s.closed) return ended(order, past);
  const stages = stagesOf(order);
  const here = stages.findIndex((stage) => stage.statuses.includes(order.status));
  const arrived = order.status === s.done;
  return stages.map((stage, i) => {
    if (i < here) return { label: stage.label, description: stage.done(order, past), state: 'done' };
    if (i > here) return { label: stage.label, description: stage.ahead, state: 'todo' };
    return {
      label: stage.label,
      description: stage.now(order, version),
      state: arrived ? 'done' : 'current',
    };
  });
}

/** A cancelled or refunded order shows where it came from and that it ended. */
function ended(order: OrderRow, past: readonly Past[]): Milestone[] {
  const made: Milestone = { label: '提交订单', description: shortTime(order.created_at), state: 'done' };
  const end = order.closed_at ? shortTime(order.closed_at) : '';
  if (order.status === s.cancelled) return [made, { label: '已取消', description: end, state: 'current' }];
  const asked = last(past, 'refund_start');
  return [
    made,
    { label: '已付款', description: order.paid_at ? shortTime(order.paid_at) : '', state: 'done' },
    { label: '申请退款', description: asked ? shortTime(asked.at) : '', state: 'done' },
    { label: '已关闭', description: `${end} 已退款`.trim(), state: 'current' },
  ];
}
