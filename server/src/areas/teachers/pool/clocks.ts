import { orderStatus as s } from '@harbor/contract/order-status';
import { invitationStatus, materialStatus, takeStatus as t } from '@harbor/contract/take-status';
import { waitTakeStatus as w } from '@harbor/contract/wait-take-status';
import { type RawBuilder, sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { updateRows } from '../../../db/rows';
import type { Tick } from '../../../jobs/define';
import { untilNone } from '../../../jobs/until-none';
import { giveUp } from '../../trade/fulfilment/give-up';
import { openRefund } from '../../trade/orders/refund-status';
import type { OrderRow } from '../../trade/orders/rows';
import { mayMeet } from '../avoidance/may-meet';
import { choose } from './choose';
import { endTake } from './end-take';
import { endInvitation, openInvitation } from './invite';
import { openMaterial, settleMaterial } from './material';
import { lockPooled, triedOf } from './queries';
import { askNext, failRound, settleRound } from './rounds';
import type { TakeRow, WaitTakeRow } from './rows';
import { poolNumber } from './settings';
import { poolTeacher } from './teacher';
import { tellDesk, tellTeacher } from './tell';

const batch = 50;
const hour = 3_600_000;

const clockOf = (core: Core) => new Date(core.settings.clock.now());

/**
 * Does something once with every order that a query finds, each in a transaction of its own and under its lock; the work looks
 * at everything again, so that of a person and the clock one wins.
 * @returns how many were found
 */
async function withDue(
  core: Core,
  find: RawBuilder<{ order_id: number }>,
  work: (trx: Db, orderId: number) => Promise<void>,
): Promise<number> {
  const { rows } = await find.execute(core.db);
  for (const { order_id } of rows) await core.db.transaction().execute((trx) => work(trx, order_id));
  return rows.length;
}

/** Trials that were not begun or handed in, and services that were not confirmed in time, are over. */
export const timeOutTakes = (core: Core, now = clockOf(core)): Promise<number> =>
  withDue(
    core,
    sql`select distinct order_id from takes
      where status in (1, 2, 4) and due_at is not null and due_at <= ${now} and ended_at is null limit ${batch}`,
    async (trx, orderId) => {
      const { pool } = await lockPooled(trx, orderId);
      const late = await trx
        .selectFrom('takes')
        .selectAll()
        .where('order_id', '=', orderId)
        .where('due_at', '<=', now)
        .where('ended_at', 'is', null)
        .where('confirmed_at', 'is', null)
        .where('status', 'in', [t.taken, t.trying, t.chosen])
        .execute();
      for (const take of late) {
        const reason = whyLate(take);
        await endTake(trx, pool, take, {
          event: 'time_out',
          context: { actor: 'system', at: now },
          reason,
          // While a refund runs nobody could go on.
          credit: pool.held ? undefined : take.status === t.chosen ? 'formal_late' : 'trial_late',
        });
        await tellTeacher(
          trx,
          take.teacher_id,
          pool,
          { title: '接单已超时失效', body: `：${reason}。` },
          now,
        );
        if (take.status === t.chosen) await askNext(trx, orderId, now);
      }
      await settleRound(trx, orderId, now);
    },
  );

const whyLate = ({ status }: TakeRow) =>
  status === t.taken ? '没有按时开始试做' : status === t.trying ? '没有按时提交试做' : '选定后没有按时确认';

/** The time for candidates of a round is over: no more can come, and who has handed in waits no longer for others. */
export const closeWindows = async (core: Core, now = clockOf(core)): Promise<number> => {
  const since = new Date(now.getTime() - (await poolNumber(core.db, 'window')) * hour);
  return withDue(
    core,
    sql`select order_id from wait_takes w where status = ${w.trial} and first_take_at <= ${since} and not exists (
      select 1 from takes t where t.order_id = w.order_id and t.status in (1, 2)) limit ${batch}`,
    (trx, orderId) => settleRound(trx, orderId, now),
  );
};

/**
 * The buyer did not choose in time: the trial with the most points where they wished it so, else staff see to it, and in the
 * end the round is over.
 */
export const endChoices = async (core: Core, now = clockOf(core)): Promise<number> => {
  const staffTime = (await poolNumber(core.db, 'staff_choose')) * hour;
  const last = new Date(now.getTime() - staffTime);
  return withDue(
    core,
    sql`select order_id from wait_takes where status = ${w.choosing} and confirm_until is null and choose_until <= ${now}
      and not held and (auto_pick or choice_alerted_at is null or choose_until <= ${last}) limit ${batch}`,
    async (trx, orderId) => {
      const { order, pool } = await lockPooled(trx, orderId);
      const due =
        pool.status === w.choosing && !pool.confirm_until && pool.choose_until && pool.choose_until <= now;
      if (!due || order.status !== s.trial || openRefund(order.refund_status)) return;
      if (pool.auto_pick && (await pickBest(trx, order, pool, now))) return;
      if (pool.choose_until && pool.choose_until <= last)
        return failRound(trx, order, pool, 'system', null, '客户没有选定', now);
      if (pool.choice_alerted_at) {
        // Nobody gave points: there is none to take.
        await updateRows(trx, 'wait_takes', { order_id: orderId }, { auto_pick: false });
        return;
      }
      await updateRows(trx, 'wait_takes', { order_id: orderId }, { choice_alerted_at: now });
      await tellDesk(
        trx,
        pool,
        { title: '试做到期没有选定', body: '的客户没有在期限内选定试做，请协助选定或延长时间。' },
        now,
      );
    },
  );
};

/** Chooses the trial with the most points whose teacher can still be asked. @returns whether there was one */
async function pickBest(trx: Db, order: OrderRow, pool: WaitTakeRow, now: Date): Promise<boolean> {
  const scored = (await triedOf(trx, pool))
    .filter(({ score, status }) => score !== null && status === t.handedIn)
    .toSorted((a, b) => Number(b.score) - Number(a.score));
  for (const { teacher_id, letter, score } of scored) {
    const teacher = await poolTeacher(trx, teacher_id, now);
    if (!teacher?.inForce || !(await mayMeet(trx, order, teacher_id))) continue;
    const reason = `客户评分最高：${Number(score).toFixed(1)} 分`;
    await choose(trx, order, pool, letter, { actor: 'system', actorId: null, reason, now });
    return true;
  }
  return false;
}

/** Invitations that were not answered: the order is everybody's. */
export const expireInvitations = (core: Core, now = clockOf(core)): Promise<number> =>
  withDue(
    core,
    sql`select order_id from invitations where status = ${invitationStatus.open} and until <= ${now} limit ${batch}`,
    async (trx, orderId) => {
      const { order, pool } = await lockPooled(trx, orderId);
      const invitation = await openInvitation(trx, orderId);
      if (invitation && invitation.until <= now)
        await endInvitation(trx, { order, pool, invitation }, 'expired', now);
    },
  );

/** Material that did not come: the clock runs on, and staff see to it. */
export const expireMaterial = (core: Core, now = clockOf(core)): Promise<number> =>
  withDue(
    core,
    sql`select order_id from material_requests where status = ${materialStatus.open} and until <= ${now} limit ${batch}`,
    async (trx, orderId) => {
      const { order, pool } = await lockPooled(trx, orderId);
      const request = await openMaterial(trx, orderId);
      if (!request || request.until > now || pool.status !== w.material) return;
      const context = { actor: 'system', at: now } as const;
      await settleMaterial(trx, { order, pool, request }, { answer: '', supplied: false, context });
      await tellDesk(
        trx,
        pool,
        { title: '客户没有补齐资料', body: `：${request.need}。等待已满期限，交付计时恢复，请联系客户。` },
        now,
      );
    },
  );

/** Who serves and has not told of it for days is reminded, once until the next report. */
export const remindOfReports = async (core: Core, now = clockOf(core)): Promise<number> => {
  const since = new Date(now.getTime() - (await poolNumber(core.db, 'report')) * hour);
  return withDue(
    core,
    sql`select t.order_id from takes t join orders o on o.id = t.order_id join wait_takes w on w.order_id = t.order_id
      where t.status = ${t.chosen} and t.ended_at is null and t.confirmed_at is not null
        and coalesce(t.reported_at, t.confirmed_at) <= ${since} and t.reminded_at is null
        and o.status in (${s.serving}, ${s.revising}) and w.status <> ${w.material} limit ${batch}`,
    async (trx, orderId) => {
      const { pool } = await lockPooled(trx, orderId);
      const { rows } = await sql<{ id: number; teacher_id: number }>`
        update takes set reminded_at = ${now} where order_id = ${orderId} and status = ${t.chosen} and ended_at is null
          and confirmed_at is not null and reminded_at is null and coalesce(reported_at, confirmed_at) <= ${since}
        returning id, teacher_id`.execute(trx);
      for (const take of rows)
        await tellTeacher(
          trx,
          take.teacher_id,
          pool,
          { title: '请汇报进度', body: '已有几天没有汇报进度，请告诉客户做到哪里了。' },
          now,
        );
    },
  );
};

/**
 * Whoever was suspended leaves what they have taken: trials end, and what they serve goes to somebody else. The moment of the
 * suspension itself holds the teacher, and orders are locked before teachers; so it is done here, some seconds later.
 */
export const releaseSuspended = (core: Core, now = clockOf(core)): Promise<number> =>
  withDue(
    core,
    sql`select distinct t.order_id from teachers x join takes t on t.teacher_id = x.user_id join orders o on o.id = t.order_id
      where x.status = 7 and t.ended_at is null and (t.confirmed_at is null or o.status in (${s.serving}, ${s.revising}))
      limit ${batch}`,
    async (trx, orderId) => {
      const { order, pool } = await lockPooled(trx, orderId);
      const { rows } = await sql<TakeRow & { by: number | null }>`
        select t.*, (select h.actor_id from teacher_history h where h.user_id = x.user_id and h.to_status = 7
          order by h.id desc limit 1) as by
        from takes t join teachers x on x.user_id = t.teacher_id
        where t.order_id = ${orderId} and t.ended_at is null and x.status = 7`.execute(trx);
      for (const { by, ...take } of rows) {
        const reason = '老师的认证已暂停';
        if (take.confirmed_at) {
          if (order.status !== s.serving && order.status !== s.revising) continue;
          const actorId = by ?? take.teacher_id;
          await giveUp(trx, { order, actor: 'operator', actorId, reason, extendDays: 0, now });
        } else {
          await endTake(trx, pool, take, { event: 'remove', context: { actor: 'system', at: now }, reason });
          if (take.status === t.chosen) await askNext(trx, orderId, now);
          else await settleRound(trx, orderId, now);
        }
      }
    },
  );

const tick = (name: string, everySeconds: number, work: (core: Core) => Promise<number>): Tick => ({
  name,
  everySeconds,
  run: (core) => untilNone(() => work(core), batch),
});

/** What recurs for the pool. */
export const poolTicks: Tick[] = [
  tick('pool.takes', 15, timeOutTakes),
  tick('pool.windows', 30, closeWindows),
  tick('pool.choices', 15, endChoices),
  tick('pool.invitations', 15, expireInvitations),
  tick('pool.material', 60, expireMaterial),
  tick('pool.reports', 300, remindOfReports),
  tick('pool.suspended', 15, releaseSuspended),
];
