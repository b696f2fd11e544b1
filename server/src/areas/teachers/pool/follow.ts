import { orderStatus as s } from '@harbor/contract/order-status';
import { takeStatus as t } from '@harbor/contract/take-status';
import { waitTakeStatus as w } from '@harbor/contract/wait-take-status';
import type { Db } from '../../../db/connect';
import { findRow, insertRow, updateRows } from '../../../db/rows';
import type { OrderMove } from '../../trade/orders/events';
import { openRefund } from '../../trade/orders/refund-status';
import type { OrderRow } from '../../trade/orders/rows';
import { cardOf, drawLetters } from './card';
import { endTake, runningTakes } from './end-take';
import { takeConfirmed } from './events';
import { giveUpReason } from './give-up-cost';
import { closeMaterial } from './material-clock';
import { movePool, moveTake, type PoolContext, writeTakeBegin } from './move';
import { chosenTake, poolRow, takeOf } from './queries';
import type { PoolActor, Via, WaitTakeRow } from './rows';
import { poolNumber } from './settings';
import { poolTeacher } from './teacher';
import { tellDesk, tellTeacher } from './tell';
import { type FollowedEvent, followed, mapping } from './transitions';
import { inviteWished } from './wished';

/**
 * Lets the pool follow a step of its order: the one place where the two meet. What a teacher does is a step of the order, too
 * (`start_trial`, `assign`, `give_up`), so that neither can be where the other is not. Runs inside the order's own move.
 */
export async function followOrder(trx: Db, move: OrderMove): Promise<void> {
  const event = followed[move.event];
  if (!event) return;
  const context: PoolContext = {
    actor: move.actor,
    actorId: move.actorId,
    at: move.at,
    note: move.note,
  };
  if (event === 'enter') return enter(trx, move.order, context);
  const pool = (await poolRow(trx, move.order.id)) ?? (await joinLate(trx, move));
  if (!pool) return;
  await steps[event](trx, pool, move, context);
}

type Following = (trx: Db, pool: WaitTakeRow, move: OrderMove, context: PoolContext) => Promise<void>;

const steps: Record<Exclude<FollowedEvent, 'enter'>, Following> = {
  leave: async (trx, pool, _move, context) => {
    await endAll(trx, pool, 'drop', context, '客户正在修改资料，需求暂时撤下');
    await withdrawInvitation(trx, pool, context.at);
    await movePool(trx, pool, 'leave', context, { invited_id: null });
  },
  begin_trials: async (trx, pool, _move, context) =>
    void (await movePool(trx, pool, 'begin_trials', context)),
  end_round: endRound,
  assign,
  deliver: async (trx, pool, _move, context) => {
    await closeMaterial(trx, pool, context.at);
    await movePool(trx, pool, 'deliver', context);
  },
  accept: async (trx, pool, _move, context) => {
    const take = await chosenTake(trx, pool.order_id);
    if (take) await updateRows(trx, 'takes', { id: take.id }, { ended_at: context.at, percent: 100 });
    await movePool(trx, pool, 'accept', context);
  },
  give_back: giveBack,
  close: async (trx, pool, _move, context) => {
    await closeMaterial(trx, pool, context.at);
    await endAll(trx, pool, 'drop', context, '订单已退款关闭');
    await withdrawInvitation(trx, pool, context.at);
    if (pool.status !== w.void)
      await movePool(trx, pool, 'close', context, { invited_id: null, held: false });
  },
};

/** Puts an order into the pool: its card is made of the newest form. */
async function enter(trx: Db, order: OrderRow, context: PoolContext): Promise<void> {
  const pool = await poolRow(trx, order.id);
  const card = await cardOf(trx, order);
  const limit = order.goods.need_trial ? await poolNumber(trx, 'candidates') : 1;
  const fresh = {
    ...card,
    candidate_limit: limit,
    letters: drawLetters(limit),
    held: openRefund(order.refund_status),
    entered_at: context.at,
  };
  if (pool) {
    if (pool.status === w.void) {
      await movePool(trx, pool, 'enter', context, fresh);
      await inviteWished(trx, order, context.at);
    }
    return;
  }
  await insertRow(trx, 'wait_takes', {
    ...fresh,
    order_id: order.id,
    status: w.waiting,
    updated_at: context.at,
  });
  await insertRow(trx, 'wait_take_history', {
    order_id: order.id,
    event: 'enter',
    from_status: null,
    to_status: w.waiting,
    actor: context.actor,
    actor_id: context.actorId ?? null,
    at: context.at,
  });
  await inviteWished(trx, order, context.at);
}

/** An order that moves without having been put into the pool, as one that was written down ready: it joins where it was. */
async function joinLate(trx: Db, { order, from, at }: OrderMove): Promise<WaitTakeRow | undefined> {
  const [status] = mapping[from];
  if (order.kind !== 1 || status === undefined) return undefined;
  await insertRow(trx, 'wait_takes', {
    ...(await cardOf(trx, order)),
    order_id: order.id,
    status,
    candidate_limit: order.goods.need_trial ? await poolNumber(trx, 'candidates') : 1,
    entered_at: at,
    updated_at: at,
  });
  return poolRow(trx, order.id);
}

/** None of a round was chosen: its takes end, and the order waits for the next, or for staff. */
async function endRound(trx: Db, pool: WaitTakeRow, _move: OrderMove, context: PoolContext): Promise<void> {
  await endAll(trx, pool, 'lose', context, pool.reason || '这一轮没有选定老师，感谢您的试做');
  const rounds = await poolNumber(trx, 'rounds');
  await movePool(trx, pool, 'end_round', context, {
    round: pool.round + 1,
    desk_only: pool.round >= rounds,
    letters: drawLetters(pool.candidate_limit),
    first_take_at: null,
    choose_until: null,
    confirm_until: null,
    choice_alerted_at: null,
    reason: '',
    entered_at: context.at,
  });
  if (pool.round >= rounds)
    await tellDesk(
      trx,
      pool,
      { title: '两轮试做没有选定，请派单', body: `已经过 ${pool.round} 轮试做，请为客户安排老师。` },
      context.at,
    );
}

/**
 * Somebody serves the order from now on. Where it was given to a teacher who had not taken it, by staff, their take is made
 * here; all other candidates are told that it went to somebody else.
 */
async function assign(trx: Db, pool: WaitTakeRow, { order }: OrderMove, context: PoolContext): Promise<void> {
  const teacherId = order.teacher_id;
  for (const take of await runningTakes(trx, pool.order_id))
    if (take.teacher_id !== teacherId)
      await endTake(trx, pool, take, {
        event: take.status === t.chosen ? 'drop' : 'lose',
        context:
          take.status === t.chosen && context.actor === 'teacher' ? { ...context, actor: 'system' } : context,
        reason: pool.reason ? `客户选择了另一位老师：${pool.reason}` : '客户选择了另一位老师，感谢您的试做',
      });
  await withdrawInvitation(trx, pool, context.at, teacherId);
  await movePool(trx, pool, 'assign', context, {
    invited_id: null,
    confirm_until: null,
    choose_until: null,
    desk_only: false,
    urgent: false,
  });
  if (teacherId !== null) await serveBy(trx, pool, teacherId, context);
}

async function serveBy(trx: Db, pool: WaitTakeRow, teacherId: number, context: PoolContext): Promise<void> {
  const { at } = context;
  const known = await takeOf(trx, pool.order_id, teacherId);
  const teacher = await poolTeacher(trx, teacherId, at);
  const via = await viaOf(trx, pool.order_id, teacherId, context.actor);
  const begins = {
    ...{
      chosen_at: at,
      confirmed_at: at,
      ended_at: null,
      due_at: null,
      reported_at: null,
      reminded_at: null,
    },
    ...{ rate: teacher?.rate ?? 60, reason: '', credit: 0 },
  };
  if (known?.status === t.chosen && known.ended_at === null) {
    if (known.confirmed_at === null)
      await updateRows(trx, 'takes', { id: known.id }, { ...begins, chosen_at: known.chosen_at ?? at });
  } else if (known) {
    await moveTake(trx, known, 'take_formal', context, { ...begins, round: pool.round, via });
  } else {
    const take = await trx
      .insertInto('takes')
      .values({
        ...begins,
        order_id: pool.order_id,
        teacher_id: teacherId,
        status: t.chosen,
        round: pool.round,
        via,
        taken_at: at,
        updated_at: at,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await writeTakeBegin(trx, take, 'take_formal', context);
  }
  const take = await takeOf(trx, pool.order_id, teacherId);
  if (take) await takeConfirmed.emit(trx, { orderId: pool.order_id, teacherId, take, at });
}

/** By what way a teacher came to an order that nobody saw them take. */
async function viaOf(trx: Db, orderId: number, teacherId: number, actor: PoolActor): Promise<Via> {
  if (actor === 'operator') return 'dispatch';
  const invited = await findRow(trx, 'invitations', { order_id: orderId, teacher_id: teacherId, status: 2 }, [
    'id',
  ]);
  return invited ? 'invitation' : 'hall';
}

/**
 * Whoever served the order left it, or was taken off it: it is in the hall again, before all others. A teacher who leaves by
 * themselves pays with credit.
 */
async function giveBack(
  trx: Db,
  pool: WaitTakeRow,
  { order, actor, note }: OrderMove,
  context: PoolContext,
): Promise<void> {
  const due = await closeMaterial(trx, pool, context.at);
  const take = await chosenTake(trx, pool.order_id);
  if (take) {
    await endTake(trx, pool, take, {
      event: actor === 'teacher' ? 'give_up' : 'remove',
      context,
      reason: note || (actor === 'teacher' ? '正式服务后放弃' : '客服更换了老师'),
      credit: actor === 'teacher' ? giveUpReason(due ?? order.due_at, context.at) : undefined,
    });
    if (actor !== 'teacher')
      await tellTeacher(
        trx,
        take.teacher_id,
        pool,
        { title: '这个订单已转给其他老师', body: `不再由您服务${note ? `：${note}` : ''}。` },
        context.at,
      );
  }
  await movePool(trx, pool, 'give_back', context, {
    urgent: true,
    first_take_at: null,
    entered_at: context.at,
    letters: drawLetters(pool.candidate_limit),
    round: pool.round + 1,
  });
}

async function endAll(
  trx: Db,
  pool: WaitTakeRow,
  event: 'lose' | 'drop',
  context: PoolContext,
  reason: string,
): Promise<void> {
  for (const take of await runningTakes(trx, pool.order_id)) {
    const chosen = take.status === t.chosen;
    await endTake(trx, pool, take, {
      event: chosen ? 'drop' : event,
      context: { ...context, actor: stepActor(context.actor) },
      reason,
    });
    await tellTeacher(
      trx,
      take.teacher_id,
      pool,
      { title: '您的接单已结束', body: `：${reason}` },
      context.at,
    );
  }
}

/** A gateway whose payment or refund came counts as the system. */
const stepActor = (actor: PoolActor): PoolActor =>
  actor === 'channel' || actor === 'teacher' ? 'system' : actor;

async function withdrawInvitation(
  trx: Db,
  pool: WaitTakeRow,
  at: Date,
  accepted: number | null = null,
): Promise<void> {
  await trx
    .updateTable('invitations')
    .set({ status: 5, answered_at: at })
    .where('order_id', '=', pool.order_id)
    .where('status', '=', 1)
    .$if(accepted !== null, (query) => query.where('teacher_id', '<>', accepted ?? 0))
    .execute();
}

/** A form that was changed while the order waits: the card follows, unless staff wrote its summary. */
export async function refreshCard(trx: Db, order: OrderRow): Promise<void> {
  const pool = await poolRow(trx, order.id);
  if (pool?.status !== w.waiting || order.status !== s.waiting) return;
  const card = await cardOf(trx, order);
  await updateRows(
    trx,
    'wait_takes',
    { order_id: order.id },
    pool.summary_by ? { ...card, summary: pool.summary } : card,
  );
}

/** While a refund runs nobody can take the order. */
export async function holdPool(trx: Db, orderId: number, held: boolean): Promise<void> {
  await updateRows(trx, 'wait_takes', { order_id: orderId }, { held });
}
