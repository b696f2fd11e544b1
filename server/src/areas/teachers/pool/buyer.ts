import type { BlindTrial, InvitationCard, OrderPool, TrialsOfOrder } from '@harbor/contract';
import { orderStatus as s } from '@harbor/contract/order-status';
import { invitationStatus, invitationStatusLabel, takeStatus as t } from '@harbor/contract/take-status';
import { rubricOf } from '@harbor/contract/trial-rubric';
import { waitTakeStatus as w, waitTakeStatusLabel } from '@harbor/contract/wait-take-status';
import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import { notFound } from '../../../http/problem';
import { shortTime } from '../../../labels/beijing';
import { toMoment, toMomentOrNull } from '../../../time';
import { specText } from '../../trade/orders/labels/spec-text';
import { ownOrder } from '../../trade/orders/queries';
import type { OrderRow } from '../../trade/orders/rows';
import { mayJudge } from './choose';
import { materialsOf, presentMaterial, presentReport, reportsOf } from './detail';
import { mayInvite } from './invite';
import { chosenTake, poolRow, type TriedTake, triedOf } from './queries';
import type { InvitationRow, WaitTakeRow } from './rows';
import { poolNumber } from './settings';
import { type PoolTeacher, poolTeachers } from './teacher';

/** Everything about trials of an order as its buyer, or staff beside them, may see it. */
export async function trialsOf(
  db: Db,
  order: OrderRow,
  pool: WaitTakeRow,
  now: Date,
  /** Staff read along and do nothing with it. */
  reading = false,
): Promise<TrialsOfOrder> {
  const round = pool.status === w.waiting && pool.round > 1 ? pool.round : pool.round;
  const tried = await triedOf(db, { ...pool, round });
  const chosen = await chosenTake(db, order.id);
  // Names are told with the choice, for all of the round at once.
  const revealed = chosen !== undefined || order.teacher_id !== null;
  const teachers = revealed
    ? await poolTeachers(
        db,
        tried.map(({ teacher_id }) => teacher_id),
        now,
      )
    : [];
  const judging = !reading && mayJudge(order, pool);
  const running = pool.candidates;
  return {
    order: { id: order.id, order_no: order.order_no, title: order.goods.title, spec_text: specText(order) },
    status: pool.status,
    status_text: waitTakeStatusLabel[pool.status],
    round,
    rounds: await poolNumber(db, 'rounds'),
    candidates: running,
    candidate_limit: pool.candidate_limit,
    handed_in: tried.length,
    steps: stepsOf(order, pool, tried, chosen !== undefined),
    kind: pool.need_trial ? (pool.excerpt ? 'excerpt' : 'diagnosis') : 'none',
    excerpt: pool.excerpt,
    rubric: rubricOf(pool.form_no).map(({ key, label, weight }) => ({ key, label, weight })),
    trials: tried.map((take) => presentTrial(take, revealed, teachers)),
    choose_until: toMomentOrNull(pool.choose_until),
    auto_pick: pool.auto_pick,
    confirm_until: toMomentOrNull(pool.confirm_until),
    reason: pool.reason,
    actions: {
      score: judging,
      choose: judging && tried.some(({ status }) => status === t.handedIn),
      refuse: judging && tried.length > 0,
      auto_pick: !reading && (order.status === s.waiting || order.status === s.trial),
    },
    server_time: toMoment(now),
  };
}

const minute = 60_000;

function presentTrial(take: TriedTake, revealed: boolean, teachers: readonly PoolTeacher[]): BlindTrial {
  const spent =
    take.started_at && take.handed_in_at ? take.handed_in_at.getTime() - take.started_at.getTime() : 0;
  const teacher = teachers.find(({ id }) => id === take.teacher_id);
  return {
    letter: take.letter,
    text: take.text,
    notes: take.notes,
    ai_statement: take.ai_statement,
    minutes: Math.max(1, Math.round(spent / minute)),
    changes: take.notes.length,
    masked: take.masked,
    points: take.points,
    score: take.score === null ? null : Number(take.score),
    state: stateOf(take),
    teacher:
      revealed && teacher
        ? {
            id: teacher.id,
            name: teacher.name,
            avatar_img: teacher.avatar,
            title: teacher.title,
            level_text: teacher.levelName,
            on_time_rate: teacher.onTimeRate,
            accept_rate: teacher.acceptRate,
            score: teacher.score,
            done_count: teacher.done,
          }
        : null,
  };
}

function stateOf({ status }: TriedTake): BlindTrial['state'] {
  if (status === t.handedIn) return 'judging';
  if (status === t.chosen) return 'chosen';
  return status === t.notChosen ? 'not_chosen' : 'asked_before';
}

function stepsOf(
  order: OrderRow,
  pool: WaitTakeRow,
  tried: readonly TriedTake[],
  chosen: boolean,
): TrialsOfOrder['steps'] {
  const served = order.status !== s.waiting && order.status !== s.trial;
  const full = pool.first_take_at !== null;
  const last = tried.map(({ handed_in_at }) => handed_in_at?.getTime() ?? 0).toSorted((a, b) => b - a)[0];
  const ready = served || chosen || pool.status === w.choosing;
  const labels: { label: string; done: boolean; description: string }[] = [
    {
      label: `${pool.candidate_limit} 位老师接单`,
      done: full,
      description: pool.first_take_at ? `${shortTime(pool.first_take_at)} 起` : '等待接单',
    },
    {
      label: '提交试做',
      done: ready,
      description: last ? `${shortTime(new Date(last))} 收到 ${tried.length} 份` : '',
    },
    {
      label: '您来盲评',
      done: served || chosen,
      description: pool.choose_until ? `${shortTime(pool.choose_until)} 前` : '',
    },
    {
      label: '揭晓姓名',
      done: served,
      description: pool.confirm_until ? `${shortTime(pool.confirm_until)} 前确认` : '选定的老师确认',
    },
    {
      label: '开始服务',
      done: false,
      description: order.due_at ? `${shortTime(order.due_at)} 前交付` : `${pool.deliver_days} 天内交付`,
    },
  ];
  const here = labels.findIndex(({ done }) => !done);
  return labels.map(({ label, description }, i) => ({
    label,
    description,
    state: i < here ? 'done' : i === here ? 'current' : 'todo',
  }));
}

/** The trials of a buyer's own order. @throws HttpProblem 404 not theirs, or never in the pool */
export async function ownTrials(db: Db, userId: number, orderId: number, now: Date): Promise<TrialsOfOrder> {
  const order = await ownOrder(db, userId, orderId);
  const pool = order && (await poolRow(db, orderId));
  if (!order || !pool) throw notFound('订单不存在');
  return trialsOf(db, order, pool, now);
}

/** Invitations of an order, the newest first, with whom they went to. */
export async function invitationsOf(db: Db, orderId: number, now: Date): Promise<InvitationCard[]> {
  const rows = await db
    .selectFrom('invitations')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .execute();
  const teachers = await poolTeachers(
    db,
    rows.map(({ teacher_id }) => teacher_id),
    now,
  );
  return rows.map((row) => presentInvitation(row, teachers));
}

function presentInvitation(row: InvitationRow, teachers: readonly PoolTeacher[]): InvitationCard {
  const teacher = teachers.find(({ id }) => id === row.teacher_id);
  const status = row.status as 1 | 2 | 3 | 4 | 5;
  return {
    id: row.id,
    order_id: row.order_id,
    teacher: {
      id: row.teacher_id,
      name: teacher?.name ?? '老师',
      avatar_img: teacher?.avatar ?? '',
      title: teacher?.title ?? '',
    },
    status,
    status_text: invitationStatusLabel[status],
    note: row.note,
    until: toMoment(row.until),
    answered_at: toMomentOrNull(row.answered_at),
  };
}

/** How many words of the buyer's lists keep teachers from the order; those of teachers' lists are not among them. */
async function avoidedCount(db: Db, orderId: number): Promise<number> {
  const { total } = await db
    .selectFrom('order_avoids as a')
    .innerJoin('avoid_terms as t', 't.id', 'a.term_id')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('a.order_id', '=', orderId)
    .where('t.kind', '<>', 3)
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Where a buyer's own order stands in the pool. @throws HttpProblem 404 */
export async function ownPool(db: Db, userId: number, orderId: number, now: Date): Promise<OrderPool> {
  const order = await ownOrder(db, userId, orderId);
  if (!order) throw notFound('订单不存在');
  const pool = await poolRow(db, orderId);
  const [reports, materials, invitations, avoided, take] = await Promise.all([
    reportsOf(db, orderId),
    materialsOf(db, orderId),
    invitationsOf(db, orderId, now),
    avoidedCount(db, orderId),
    chosenTake(db, orderId),
  ]);
  const ready = pool ? (await triedOf(db, pool)).length : 0;
  const tried =
    pool?.need_trial === true &&
    (order.status === s.trial || ready > 0 || (pool.round > 1 && order.status === s.waiting));
  return {
    status: pool?.status ?? null,
    status_text: pool ? waitTakeStatusLabel[pool.status] : '',
    candidates: pool?.candidates ?? 0,
    candidate_limit: pool?.candidate_limit ?? 0,
    need_trial: pool?.need_trial ?? order.goods.need_trial,
    trials_ready: ready,
    choose_until: toMomentOrNull(pool?.choose_until ?? null),
    percent: take?.percent ?? reports[0]?.percent ?? 0,
    reports: reports.map(presentReport),
    materials: materials.map(presentMaterial),
    invitations,
    avoided,
    avoided_text: avoided > 0 ? `已回避 ${avoided} 家单位` : '',
    actions: {
      invite: pool !== undefined && mayInvite(order, pool),
      withdraw_invitation: invitations.some(({ status }) => status === invitationStatus.open),
      view_trials: tried,
      supply: pool?.status === w.material,
    },
  };
}

/** Orders of a buyer for which a teacher can be asked. */
export async function invitableOrders(db: Db, userId: number, teacherId: number) {
  if (userId === teacherId) return { data: [] };
  const known = await findRow(db, 'users', { id: teacherId, is_teacher: true }, ['id']);
  if (!known) return { data: [] };
  const rows = await db
    .selectFrom('orders as o')
    .innerJoin('wait_takes as p', 'p.order_id', 'o.id')
    .selectAll('o')
    .where('o.user_id', '=', userId)
    .where('o.status', '=', s.waiting)
    .where('p.status', '=', w.waiting)
    .where('p.candidates', '=', 0)
    .where('p.invited_id', 'is', null)
    .where('p.held', '=', false)
    .orderBy('o.id', 'desc')
    .limit(20)
    .execute();
  return {
    data: rows.map((row) => ({
      id: row.id,
      order_no: row.order_no,
      title: row.goods.title,
      spec_text: specText(row),
    })),
  };
}
