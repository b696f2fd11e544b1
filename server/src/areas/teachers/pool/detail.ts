import type { WaitTakeDetail } from '@harbor/contract';
import { orderStatusLabel, orderStatus as s } from '@harbor/contract/order-status';
import { invitationStatus, materialStatusLabel, takeStatus as t } from '@harbor/contract/take-status';
import { waitTakeStatus as w } from '@harbor/contract/wait-take-status';
import { sql } from 'kysely';
import type { Db } from '../../../db/connect';
import { findRow, getRow } from '../../../db/rows';
import { notFound } from '../../../http/problem';
import { chosenNow } from '../../../site-settings/read';
import { toMoment, toMomentOrNull } from '../../../time';
import { versionOf } from '../../trade/forms/queries';
import { readAsTeacher } from '../../trade/forms/teacher-view';
import { presentDeliverable } from '../../trade/fulfilment/present';
import { changesOf } from '../../trade/fulfilment/queries';
import { deliverablesOf } from '../../trade/orders/queries';
import type { OrderRow } from '../../trade/orders/rows';
import { pointsOf } from '../profiles/figures/credit';
import { noActions, takeActions } from './actions';
import { giveUpReason } from './give-up-cost';
import { cardFor, netFen } from './hall-card';
import { takeHistoryText } from './history-text';
import { takeOf } from './queries';
import { factsOfForm, requirementsOf } from './requirements';
import type { MaterialRow, ReportRow, TakeRow, WaitTakeRow } from './rows';
import { presentTake } from './take-card';
import { hindranceOf, type PoolTeacher } from './teacher';
import { trialOf } from './trial';
import { visibleTo } from './visible';

type Service = NonNullable<WaitTakeDetail['service']>;

/** A report as both sides read it. */
export const presentReport = ({ id, percent, text, files, at }: ReportRow) => ({
  ...{ id, percent, text, files, at: toMoment(at) },
});

/** A request for material as both sides read it. */
export const presentMaterial = (row: MaterialRow) => ({
  id: row.id,
  need: row.need,
  wish_days: row.wish_days,
  status: row.status as 1 | 2 | 3 | 4,
  status_text: materialStatusLabel[row.status as 1 | 2 | 3 | 4],
  asked_at: toMoment(row.asked_at),
  until: toMoment(row.until),
  answered_at: toMomentOrNull(row.answered_at),
  answer: row.answer,
});

export const reportsOf = (db: Db, orderId: number): Promise<ReportRow[]> =>
  db.selectFrom('take_reports').selectAll().where('order_id', '=', orderId).orderBy('id', 'desc').execute();

export const materialsOf = (db: Db, orderId: number): Promise<MaterialRow[]> =>
  db
    .selectFrom('material_requests')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .execute();

/**
 * An order as a teacher may read it: its card in the hall, the excerpt once they took it, all of it with the manuscript once
 * it is theirs.
 * @throws HttpProblem 404 there is none, or they must not know of it
 */
export async function takeDetail(
  db: Db,
  teacher: PoolTeacher,
  orderId: number,
  now: Date,
): Promise<WaitTakeDetail> {
  const take = await takeOf(db, orderId, teacher.id);
  const pool = take
    ? await findRow(db, 'wait_takes', { order_id: orderId })
    : await visibleTo(db, teacher.id, orderId);
  // Whoever has no part in it reads of it only while it is offered.
  const offered = pool && (pool.status === w.waiting || pool.status === w.trial);
  if (!pool || (!take && !offered)) throw notFound('需求不存在');
  const order = await getRow(db, 'orders', { id: orderId });
  const serves = take?.status === t.chosen && take.confirmed_at !== null && order.teacher_id === teacher.id;
  const invitation = await findRow(db, 'invitations', {
    order_id: orderId,
    teacher_id: teacher.id,
    status: invitationStatus.open,
  });
  const trial = take && (await trialOf(db, take.id));
  const actions = take
    ? takeActions(order, pool, take, now)
    : { ...noActions, ...(await offer(db, teacher, pool, invitation !== undefined)) };
  const candidate = take !== undefined && take.status !== t.removed;
  return {
    card: cardFor(
      pool,
      take ? { ...teacher, rate: take.rate } : teacher,
      invitation?.until ?? null,
      order.due_at,
    ),
    excerpt: candidate ? pool.excerpt : '',
    facts: pool.facts,
    not_included: ['撰写新内容', '改动数据与结论'],
    take: take ? presentTake({ take, pool, order }, now) : null,
    actions,
    trial: trial
      ? {
          text: trial.text,
          notes: trial.notes,
          ai_statement: trial.ai_statement,
          characters: [...trial.text].length,
          saved_at: toMoment(trial.saved_at),
          handed_in_at: toMomentOrNull(trial.handed_in_at),
        }
      : null,
    service: serves ? await serviceOf(db, { teacher, order, pool, take }, now) : null,
    history: take ? await historyOf(db, take, order) : [],
    server_time: toMoment(now),
  };
}

async function offer(db: Db, teacher: PoolTeacher, pool: WaitTakeRow, invited: boolean) {
  if (invited) {
    const why = await hindranceOf(db, teacher, 'formal');
    return { accept_invitation: why === '', decline_invitation: true, why };
  }
  const open = pool.candidates < pool.candidate_limit && !pool.held && !pool.desk_only;
  const why = open ? await hindranceOf(db, teacher, pool.need_trial ? 'trial' : 'formal') : '该需求已被接满';
  return { take: open && why === '', why };
}

interface Served {
  teacher: PoolTeacher;
  order: OrderRow;
  pool: WaitTakeRow;
  take: TakeRow;
}

async function serviceOf(db: Db, { teacher, order, pool, take }: Served, now: Date): Promise<Service> {
  const form = (await versionOf(db, order.id)) ? await readAsTeacher(db, teacher.id, order.id) : undefined;
  const [reports, materials, deliverables, changes, reads, chosen] = await Promise.all([
    reportsOf(db, order.id),
    materialsOf(db, order.id),
    deliverablesOf(db, order.id),
    changesOf(db, order.id),
    readsOf(db, teacher.id, order.id),
    chosenNow(db),
  ]);
  const answers = form?.answers ?? {};
  const moved = materials.reduce(
    (ms, { answered_at, asked_at }) => ms + (answered_at ? answered_at.getTime() - asked_at.getTime() : 0),
    0,
  );
  const hours = Math.round(moved / 3_600_000);
  return {
    order_no: order.order_no,
    order_status: order.status,
    order_status_text: orderStatusLabel[order.status],
    buyer: [answers.contact_name, answers.identity].filter((one) => typeof one === 'string').join(' · '),
    requirements: form ? requirementsOf(form.schema, answers) : [],
    remark: typeof answers.remark === 'string' ? answers.remark : '',
    facts: form ? factsOfForm(form.schema, answers) : pool.facts,
    files: form ? await filesIn(db, order.id) : [],
    due_at: toMomentOrNull(order.due_at),
    overdue: order.overdue,
    free_revisions: order.spec.revisions,
    rounds_used: order.rounds_used,
    paused: pool.status === w.material,
    due_note: hours > 0 ? `已顺延 ${hours} 小时` : '',
    percent: take.percent,
    file_reads: reads,
    reports: reports.map(presentReport),
    materials: materials.map(presentMaterial),
    deliverables: deliverables.map(presentDeliverable),
    changes: order.status === s.revising ? (changes[0]?.items ?? []) : [],
    pay_fen: order.pay_fen,
    rate: take.rate,
    net_fen: netFen(order.pay_fen, take.rate),
    give_up_credit: -pointsOf(chosen.chosen, giveUpReason(order.due_at, now)),
  };
}

/** The files of the form, and what the buyer added later. */
async function filesIn(db: Db, orderId: number): Promise<Service['files']> {
  const rows = await db
    .selectFrom('files')
    .select(['id', 'name', 'size', 'sha256', 'unchecked'])
    .where('holder_kind', 'in', ['order_form', 'order_note'])
    .where('holder_id', '=', String(orderId))
    .where('status', '=', 3)
    .orderBy('held_at')
    .execute();
  return rows.map(({ id, name, size, sha256 }) => ({ id, name, size, sha256: sha256 ?? '' }));
}

/** How often this teacher opened or downloaded files of the order: what its buyer reads of them. */
async function readsOf(db: Db, teacherId: number, orderId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from file_events e join files f on f.id = e.file_id
    where f.holder_kind = 'order_form' and f.holder_id = ${String(orderId)} and e.user_id = ${teacherId}`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}

/** What happened, newest first: of the take, and of the order while the teacher serves it. */
async function historyOf(db: Db, take: TakeRow, order: OrderRow): Promise<WaitTakeDetail['history']> {
  const [own, ordered] = await Promise.all([
    db.selectFrom('take_history').selectAll().where('take_id', '=', take.id).execute(),
    take.confirmed_at
      ? db
          .selectFrom('order_history')
          .selectAll()
          .where('order_id', '=', order.id)
          .where('at', '>=', take.confirmed_at)
          .where('event', 'in', [
            'deliver',
            'request_changes',
            'accept',
            'auto_accept',
            'report',
            'ask_material',
            'material_in',
            'material_late',
            'overdue',
          ])
          .execute()
      : [],
  ]);
  const actorOf = (actor: string) =>
    (actor === 'channel' ? 'system' : actor) as 'user' | 'teacher' | 'operator' | 'system';
  return [
    ...own.map((row) => ({
      title: takeHistoryText(row.event),
      actor: actorOf(row.actor),
      note: row.note,
      at: row.at,
    })),
    ...ordered.map((row) => ({
      title: takeHistoryText(row.event, row.facts),
      actor: actorOf(row.actor_type),
      note: row.event === 'ask_material' ? row.note : '',
      at: row.at,
    })),
  ]
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .map((row) => ({ ...row, at: toMoment(row.at) }));
}
