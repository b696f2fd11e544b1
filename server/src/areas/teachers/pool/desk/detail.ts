import type { DeskPoolDetail, DeskTake } from '@harbor/contract';
import { orderStatus as s } from '@harbor/contract/order-status';
import { takeStatus as t, takeStatusLabel } from '@harbor/contract/take-status';
import { waitTakeStatus as w } from '@harbor/contract/wait-take-status';
import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import { findRow, getRow } from '../../../../db/rows';
import { notFound } from '../../../../http/problem';
import { toMoment, toMomentOrNull } from '../../../../time';
import type { OrderRow } from '../../../trade/orders/rows';
import { invitationsOf } from '../buyer';
import { materialsOf, presentMaterial, presentReport, reportsOf } from '../detail';
import type { TakeRow, Via, WaitTakeRow } from '../rows';
import { deskRow, presentDesk } from './list';

const viaText: Record<Via, string> = {
  hall: '大厅接单',
  invitation: '客户邀请',
  dispatch: '客服派单',
  next: '顺位询问',
};

const stepText: Record<string, string> = {
  enter: '进入接单池',
  leave: '资料退回，撤下',
  begin_trials: '开始试做',
  trials_in: '试做交齐，请客户选定',
  end_round: '本轮结束',
  assign: '正式服务',
  ask_material: '请客户补充资料',
  material_in: '计时恢复',
  deliver: '交付',
  accept: '验收',
  settle: '结算',
  give_back: '老师离开，回到接单池',
  close: '退款关闭',
};

type TakeOfDesk = TakeRow & { name: string; score: number | null };

/** Every take of an order, the newest round first. */
async function takesOf(db: Db, orderId: number): Promise<TakeOfDesk[]> {
  const { rows } = await sql<TakeOfDesk>`
    select t.*, u.nickname as name, r.score from takes t join users u on u.id = t.teacher_id
    left join trials r on r.take_id = t.id where t.order_id = ${orderId} order by t.round desc, t.id`.execute(
    db,
  );
  return rows;
}

const extendable = (take: TakeRow): boolean =>
  take.ended_at === null &&
  take.due_at !== null &&
  (take.status === t.taken || take.status === t.trying || (take.status === t.chosen && !take.confirmed_at));

function presentTake(take: TakeOfDesk, order: OrderRow): DeskTake {
  const removable = take.ended_at === null && order.status !== s.delivered && order.status !== s.done;
  return {
    take_id: take.id,
    teacher: { id: take.teacher_id, name: take.name },
    round: take.round,
    letter: take.letter,
    status: take.status,
    status_text: takeStatusLabel[take.status],
    via_text: viaText[take.via],
    due_at: toMomentOrNull(take.due_at),
    percent: take.percent,
    score: take.score === null ? null : Number(take.score),
    reason: take.reason,
    taken_at: toMoment(take.taken_at),
    acts: [...(extendable(take) ? ['extend' as const] : []), ...(removable ? ['remove' as const] : [])],
  };
}

/** What staff may do with an order of the pool now; every call checks it again. */
function actsOf(order: OrderRow, pool: WaitTakeRow, handedIn: number): DeskPoolDetail['acts'] {
  const waits = order.status === s.waiting || order.status === s.trial;
  const judged = order.status === s.trial && !pool.confirm_until && handedIn > 0;
  const may: [DeskPoolDetail['acts'][number], boolean][] = [
    ['dispatch', waits && !pool.held],
    ['hand_over', (order.status === s.serving || order.status === s.revising) && order.teacher_id !== null],
    ['summary', waits],
    ['choose', judged && pool.choose_until !== null],
    ['end_round', order.status === s.trial],
    ['extend_choice', pool.status === w.choosing && !pool.confirm_until],
    ['resume', pool.status === w.material],
  ];
  return may.flatMap(([act, allowed]) => (allowed ? [act] : []));
}

/** An order of the pool with all that staff need to see to it. @throws HttpProblem 404 */
export async function deskPoolDetail(db: Db, orderId: number, now: Date): Promise<DeskPoolDetail> {
  const row = await deskRow(db, orderId);
  if (!row) throw notFound('需求不存在');
  const order = await getRow(db, 'orders', { id: orderId });
  const [takes, invitations, reports, materials, words, history, buyer] = await Promise.all([
    takesOf(db, orderId),
    invitationsOf(db, orderId, now),
    reportsOf(db, orderId),
    materialsOf(db, orderId),
    db
      .selectFrom('order_avoids as a')
      .innerJoin('avoid_terms as term', 'term.id', 'a.term_id')
      .select('term.text')
      .where('a.order_id', '=', orderId)
      .where('term.kind', '<>', 3)
      .orderBy('term.id')
      .execute(),
    db
      .selectFrom('wait_take_history')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('id', 'desc')
      .execute(),
    findRow(db, 'users', { id: order.user_id }, ['nickname']),
  ]);
  return {
    ...presentDesk(row, now),
    buyer: { id: order.user_id, nickname: buyer?.nickname ?? '' },
    excerpt: row.excerpt,
    facts: row.facts,
    avoided_names: words.map(({ text }) => text),
    takes: takes.map((take) => presentTake(take, order)),
    invitations,
    reports: reports.map(presentReport),
    materials: materials.map(presentMaterial),
    choose_until: toMomentOrNull(row.choose_until),
    auto_pick: row.auto_pick,
    history: history.map(({ event, actor, note, at }) => ({
      title: stepText[event] ?? '有更新',
      actor: actor === 'channel' ? ('system' as const) : actor,
      note,
      at: toMoment(at),
    })),
    acts: actsOf(order, row, row.handed),
  };
}
