import type { BodyOf, DataOf } from '@harbor/contract';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { conflict, invalid } from '../../../../http/problem';
import type { SessionUser } from '../../../../http/session-user';
import { toMoment } from '../../../../time';
import { onDuty } from '../../../base/accounts/on-duty';
import { staffWith } from '../../../base/accounts/staff-ids';
import { tellDesk } from '../../../base/messages/live/desk-channel';
import { messageKind, notify, systemSub } from '../../../base/messages/notify';
import { nextShift } from '../hours';
import { type ConversationRow, lockConversation, moveConversation } from './conversation';
import { deskConversation, fresh, noted, requireSeen } from './staff';
import { chatStatus } from './states';

type DeskConversation = DataOf<'POST /staff/chat/take/:id'>;
type Snooze = BodyOf<'POST /staff/chat/snooze/:id'>['until'];

const minute = 60_000;

/** Everybody who may serve conversations: those on duty first, then by their number. */
export async function colleagues({ db }: Core): Promise<DataOf<'GET /staff/chat/colleagues'>> {
  const ids = await staffWith(db, 'chat');
  if (ids.length === 0) return { data: [] };
  const [rows, on] = await Promise.all([
    db.selectFrom('users').select(['id', 'nickname']).where('id', 'in', ids).orderBy('id').execute(),
    onDuty.ask(db, ids),
  ]);
  const data = rows.map(({ id, nickname }) => ({ id, name: nickname, on_duty: on.has(id) }));
  return { data: [...data.filter(({ on_duty }) => on_duty), ...data.filter(({ on_duty }) => !on_duty)] };
}

/**
 * Gives a conversation to a colleague, who is told, or takes it over from one. The user notices nothing but the other
 * name.
 * @throws HttpProblem 404 · 409 it has ended, or they have it already · 422 `to` may not serve conversations
 */
export async function assignChat(
  core: Core,
  { id: staffId, nickname }: SessionUser,
  id: number,
  { to, note }: BodyOf<'POST /staff/chat/assign/:id'>,
): Promise<DeskConversation> {
  await core.db.transaction().execute(async (trx) => {
    const row = await lockConversation(trx, id);
    if (!(await staffWith(trx, 'chat')).includes(to)) throw invalid({ to: ['请选择可以接待的同事'] });
    if (row.assignee_id === to && row.status !== chatStatus.waiting) throw conflict('会话已经由这位同事接待');
    // What a colleague wrote before stays until somebody writes anew: taking over says nothing.
    await moveConversation(trx, row, 'assign', {
      assignee_id: to,
      handover: note ?? row.handover,
      ...fresh(core),
    });
    // Without the note: it may say something of the user, and lines of the log stay.
    await noted(core, trx, staffId, 'support.chat.assign', id, { colleague: to });
    if (to !== staffId) await tellColleague(trx, { to, from: nickname, id, note, now: now(core) });
    await tellDesk(trx, { user: row.user_id, conversation: id });
  });
  return deskConversation(core.db, id);
}

const now = ({ settings }: Core) => new Date(settings.clock.now());

const tellColleague = (
  trx: Db,
  { to, from, id, note, now }: { to: number; from: string; id: number; note?: string; now: Date },
) =>
  notify(trx, {
    userId: to,
    kind: messageKind.system,
    sub: systemSub.desk,
    title: '同事把一个客服会话交给了您',
    // A member's own words stay on the desk: messages go out by mail too.
    body: note ? `${from} 转交，附有交接说明。` : `${from} 转交。`,
    link: `/staff/queue/chat?tab=serving&case=${id}`,
    object: { type: 'conversation', id },
    now,
  });

const waits: Record<Snooze, (core: Core, at: Date) => Date> = {
  half_hour: (_core, at) => new Date(at.getTime() + 30 * minute),
  two_hours: (_core, at) => new Date(at.getTime() + 120 * minute),
  next_shift: ({ settings }, at) => nextShift(settings.support.hours, at),
};

/**
 * Puts a conversation off: it leaves the list of those that are served, and comes back by the clock or as soon as
 * anybody says something. @throws HttpProblem 404 · 409 nobody serves it, or the user said something after the line `seen`
 */
export async function snoozeChat(
  core: Core,
  staffId: number,
  id: number,
  { until, seen }: BodyOf<'POST /staff/chat/snooze/:id'>,
): Promise<DeskConversation> {
  await core.db.transaction().execute(async (trx) => {
    const row = await lockConversation(trx, id);
    await requireSeen(trx, id, seen);
    const snoozed_until = waits[until](core, now(core));
    await moveConversation(trx, row, 'snooze', { assignee_id: row.assignee_id ?? staffId, snoozed_until });
    await noted(core, trx, staffId, 'support.chat.snooze', id, { until: toMoment(snoozed_until) });
    await tellDesk(trx, { user: row.user_id, conversation: id });
  });
  return deskConversation(core.db, id);
}

const wake = async (trx: Db, row: ConversationRow, at: Date) => {
  await moveConversation(trx, row, 'wake', { snoozed_until: at });
  await tellDesk(trx, { user: row.user_id, conversation: row.id });
};

/** Serves a conversation again that was put off. @throws HttpProblem 404 · 409 it was not */
export async function wakeChat(core: Core, staffId: number, id: number): Promise<DeskConversation> {
  await core.db.transaction().execute(async (trx) => {
    await wake(trx, await lockConversation(trx, id), now(core));
    await noted(core, trx, staffId, 'support.chat.wake', id);
  });
  return deskConversation(core.db, id);
}

/** Brings a conversation back by the clock, unless it was put off anew meanwhile. @throws HttpProblem 404, 409 */
export async function bringBack(trx: Db, id: number, at: Date): Promise<void> {
  const row = await lockConversation(trx, id);
  if (row.snoozed_until && row.snoozed_until <= at) await wake(trx, row, at);
}
