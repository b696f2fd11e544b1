import { type OrderStatus, orderStatusLabel } from '@harbor/contract/order-status';
import { dayInWords, shortTime, span } from '../../../../labels/beijing';
import { yuan } from '../../../../labels/money';
import { type HintFacts, hint } from '../../own-orders/hint';
import type { OrderRow } from '../rows';
import { transitions } from '../transitions';
import { historyText } from './history-text';
import { milestones } from './milestones';
import { specText } from './spec-text';

const at = (text: string) => new Date(`2026-11-${text}+08:00`);

function order(change: Partial<OrderRow>): OrderRow {
  return {
    id: 100_000_000_001,
    order_no: '202611120000000001',
    user_id: 1,
    kind: 1,
    goods_id: 1,
    spec_id: 1,
    goods: {
      title: 'SCI 论文英文深度润色',
      cover: '',
      category_id: 5,
      category_title: '翻译润色',
      price_mode: 2,
      unit: '千字',
      form_no: 3,
      need_trial: true,
    },
    spec: { id: 1, name: '深度', price_fen: 32000, days: 7, revisions: 2 },
    quantity: 7,
    words: 6200,
    stock_held: 0,
    unit_fen: 32000,
    total_fen: 224000,
    coupon_fen: 6000,
    adjust_fen: 0,
    pay_fen: 218000,
    coupon_user_id: null,
    coupon_title: '',
    pay_type: 1,
    trade_no: '',
    status: 10,
    refund_status: 0,
    form_status: 0,
    teacher_id: null,
    teacher: null,
    due_at: null,
    extended: false,
    rounds_used: 0,
    overdue: false,
    reviewed: false,
    waiting_since: null,
    alerted_at: null,
    untaken_told_at: null,
    form_look_at: null,
    traced: false,
    staff_id: null,
    staff_name: '',
    quote_until: null,
    counters_used: 0,
    accept_at: null,
    accept_paused_at: null,
    accept_reminded_at: null,
    extra_rounds: 0,
    asking_changes: false,
    proposed_days: 0,
    user_hidden: false,
    user_note: '',
    staff_note: '',
    purchase_hash: '',
    expire_at: null,
    paid_at: null,
    taken_at: null,
    delivered_at: null,
    finished_at: null,
    closed_at: null,
    close_reason: '',
    created_at: at('12T10:00:00'),
    updated_at: at('12T10:00:00'),
    ...change,
  };
}

const facts: HintFacts = { now: at('19T18:00:00'), version: 0, refund: null };
const refund = { fen: 52000, dueAt: at('23T10:00:00'), appealable: false };
const teacher = { id: 2, name: '林书瑶', avatar_img: '', title: '', on_time_rate: 0.98 };

test('money and time read as in the design', () => {
  expect([yuan(218000), yuan(5), yuan(123456789)]).toEqual(['¥2,180.00', '¥0.05', '¥1,234,567.89']);
  expect([shortTime(at('12T10:06:24')), dayInWords(at('23T00:00:00'))]).toEqual(['11-12 10:06', '11月23日']);
  expect([span(5.5 * 86_400_000), span(3 * 3600_000), span(20_000)]).toEqual([
    '5 天 12 小时',
    '3 小时',
    '1 分钟',
  ]);
  expect(specText(order({}))).toBe('深度 · 6,200 字（按 7 千字计价）');
  expect(specText(order({ words: null, quantity: 2 }))).toBe('深度 × 2');
});

test.each<[string, Partial<OrderRow>, Partial<HintFacts>]>([
  ['请在 11-12 10:30 前付款，超时订单自动取消', { status: 10, expire_at: at('12T10:30:00') }, {}],
  ['资料还未填写，提交后客服为您安排老师', { status: 20 }, {}],
  ['资料需要修改，请按说明改好后重新提交', { status: 20, form_status: 3 }, {}],
  ['资料已提交，客服正在安排老师，超过72小时没有安排可一键全额退款', { status: 30, form_status: 2 }, {}],
  ['林书瑶老师正在服务，11-19 18:00 前交付', { status: 40, teacher, due_at: at('19T18:00:00') }, {}],
  [
    '平台编辑正在服务，11-19 18:00 前交付',
    { status: 40, staff_name: '平台编辑（小港）', due_at: at('19T18:00:00') },
    {},
  ],
  ['已超过承诺的交付时间，您可以联系客服或申请退款', { status: 40, teacher, overdue: true }, {}],
  [
    '第 2 版已交付，还有 5 天 12 小时自动验收',
    { status: 50, delivered_at: at('18T06:00:00'), accept_at: at('25T06:00:00') },
    { version: 2 },
  ],
  [
    '第 2 版已交付，请您验收',
    { status: 50, accept_at: at('25T06:00:00'), accept_paused_at: at('19T06:00:00') },
    { version: 2 },
  ],
  [
    '第 1 版已交付，额外修改申请等待客服答复，自动验收已暂停',
    { status: 50, asking_changes: true },
    { version: 1 },
  ],
  ['林书瑶老师正在修改，11-24 18:00 前交付', { status: 55, teacher, due_at: at('24T18:00:00') }, {}],
  ['老师正在评估，报价后您可在72小时内确认', { status: 5 }, {}],
  ['已收到您的期望，客服会尽快重新报价', { status: 5, counters_used: 1 }, {}],
  ['已报价，请在 11-20 18:00 前确认，超时订单自动取消', { status: 5, quote_until: at('20T18:00:00') }, {}],
  ['正在重新安排老师，承诺 11-20 18:00 前交付', { status: 30, due_at: at('20T18:00:00') }, {}],
  [
    '正在重新安排老师，希望顺延 3 天交付，请您确认',
    { status: 30, proposed_days: 3, due_at: at('20T18:00:00') },
    {},
  ],
  [
    '超过72小时没有安排老师，非常抱歉，您可以一键全额退款',
    { status: 30, waiting_since: at('16T17:00:00') },
    {},
  ],
  ['服务已完成，期待您的评价', { status: 60 }, {}],
  ['课程已开通，7天内学习进度不超过10%可全额退款', { status: 60, kind: 2, paid_at: at('18T10:00:00') }, {}],
  ['课程已开通', { status: 60, kind: 2, paid_at: at('12T10:00:00') }, {}],
  ['超时未付款，订单已自动取消', { status: 70, close_reason: '超时未付款，订单已自动取消' }, {}],
  ['申请退款 ¥520.00，11月23日 前答复', { status: 40, refund_status: 1 }, { refund }],
  ['退款 ¥520.00 处理中，预计1–7个工作日原路退回', { status: 20, refund_status: 3 }, { refund }],
  ['¥520.00 已原路退回', { status: 80, refund_status: 4 }, { refund }],
])('%s', (words, change, given) => {
  expect(hint(order(change), { ...facts, ...given })).toBe(words);
});

test('every status says what happens next', () => {
  for (const status of Object.keys(orderStatusLabel).map(Number) as OrderStatus[])
    expect(hint(order({ status }), facts)).not.toBe('');
});

test('the way of an order that was tried out, delivered and awaits acceptance', () => {
  const past = [
    { event: 'pay', at: at('12T10:06:00'), to_status: 20, facts: {} },
    { event: 'submit_form', at: at('12T10:31:00'), to_status: 30, facts: {} },
    { event: 'assign', at: at('13T19:40:00'), to_status: 40, facts: { name: '林书瑶' } },
    { event: 'deliver', at: at('19T16:42:00'), to_status: 50, facts: { version: 2 } },
  ];
  const shown = milestones(order({ status: 50, paid_at: at('12T10:06:00') }), past, 2);
  expect(shown.map((m) => `${m.label}|${m.description}|${m.state}`)).toEqual([
    '待付款|11-12 10:06 已付|done',
    '待完善|11-12 10:31 已提交|done',
    '试做中|11-13 选定林书瑶|done',
    '服务中|11-13 起|done',
    '待验收|第 2 版已交付|current',
    '已完成|验收后可评价|todo',
  ]);
});

test('the way of a course: paid, then open', () => {
  const course = { kind: 2, paid_at: at('12T10:06:00'), finished_at: at('12T10:06:00') } as const;
  const way = (status: OrderStatus) =>
    milestones(order({ ...course, status }), [], 0).map((m) => `${m.label}|${m.description}|${m.state}`);
  expect(way(10)).toEqual(['待付款|等待付款|current', '已开通|付款后立即开通|todo']);
  expect(way(60)).toEqual(['待付款|11-12 10:06 已付|done', '已开通|11-12 10:06 开通|done']);
});

test('every living order stands at exactly one milestone, an ended one at its end', () => {
  for (const status of [5, 10, 20, 30, 35, 40, 50, 55, 70, 80] as OrderStatus[]) {
    const goods = { ...order({}).goods, price_mode: 3 as const };
    const current = milestones(order({ status, goods }), [], 1).filter((m) => m.state === 'current');
    expect([status, current.length]).toEqual([status, 1]);
  }
  const finished = milestones(order({ status: 60, finished_at: at('20T09:00:00') }), [], 2);
  expect(finished.every((m) => m.state === 'done')).toBe(true);
});

test('every event of the transition table has its own sentence', () => {
  for (const { event, actors } of transitions)
    for (const actor_type of actors)
      expect(historyText({ event, facts: {}, actor_type })).not.toBe('订单有更新');
  expect(
    historyText({ event: 'deliver', facts: { name: '林书瑶', version: 2 }, actor_type: 'teacher' }),
  ).toBe('林书瑶 交付第 2 版');
  expect(historyText({ event: 'request_changes', facts: { round: 1 }, actor_type: 'user' })).toBe(
    '您要求修改（第 1 次）',
  );
});
