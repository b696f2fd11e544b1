import type { BodyOf, DataOf } from '@harbor/contract';
import { promises } from '@harbor/contract/promises';
import { ticketStatus as s, type TicketStatus } from '@harbor/contract/ticket-status';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { findRow } from '../../../../db/rows';
import { paginate } from '../../../../http/page';
import { invalid, notFound } from '../../../../http/problem';
import { toMomentOrNull } from '../../../../time';
import { audit } from '../../../base/accounts/audit';
import { maskPhone } from '../../../base/accounts/phone-key';
import { checkOwnImages } from '../../../base/media/own-images';
import { messageKind, notify, systemSub } from '../../../base/messages/notify';
import { moveTicket, type TicketRow, writeTicketLine } from './move';
import { presentDetail, presentTicket, summariesOf } from './present';
import { nextTicketStatus, owed, type TicketEvent } from './transitions';

type DeskList = DataOf<'POST /staff/ticket/list'>;
type StaffTicketDetail = DataOf<'GET /staff/ticket/detail/:id'>;

const perPage = 20;
const acts = ['take', 'reply', 'ask', 'resolve', 'close'] as const satisfies readonly TicketEvent[];

/** Names of the people a ticket has to do with; phones masked. */
async function peopleOf(db: Db, rows: TicketRow[]) {
  const ids = [...new Set(rows.flatMap((row) => [row.user_id, row.assignee_id ?? []].flat()))];
  if (ids.length === 0) return new Map<number, { id: number; nickname: string; phone: string }>();
  const users = await db
    .selectFrom('users')
    .select(['id', 'nickname', 'phone'])
    .where('id', 'in', ids)
    .execute();
  return new Map(users.map((user) => [user.id, { ...user, phone: maskPhone(user.phone) }]));
}

const isOverdue = (row: TicketRow, now: Date) => owed.includes(row.status) && row.due_at < now;

const staffView = (row: TicketRow, people: Awaited<ReturnType<typeof peopleOf>>, now: Date) => ({
  user: people.get(row.user_id) ?? { id: row.user_id, nickname: '已注销用户', phone: '' },
  assignee: (row.assignee_id && people.get(row.assignee_id)?.nickname) || '',
  overdue: isOverdue(row, now),
});

/** The desk: those that owe an answer first, by when it is due. */
export async function ticketDesk(
  core: Core,
  staffId: number,
  { page = 1, status, kind, mine }: BodyOf<'POST /staff/ticket/list'>,
): Promise<DeskList> {
  const { db } = core;
  const now = new Date(core.settings.clock.now());
  let filtered = db.selectFrom('tickets');
  if (status !== undefined) filtered = filtered.where('status', '=', status as TicketStatus);
  if (kind) filtered = filtered.where('kind', '=', kind);
  if (mine) filtered = filtered.where('assignee_id', '=', staffId);
  const [found, board] = await Promise.all([
    paginate(
      filtered
        .selectAll()
        .orderBy((eb) => eb.case().when('status', 'in', owed).then(0).else(1).end())
        .orderBy('due_at'),
      { page, perPage },
      async (rows) => {
        const ids = rows.map((row) => row.id);
        const [people, summaries] = await Promise.all([peopleOf(db, rows), summariesOf(db, ids)]);
        return rows.map((row) => ({
          ...presentTicket(row, summaries.get(row.id) ?? ''),
          ...staffView(row, people, now),
        }));
      },
    ),
    db
      .selectFrom('tickets')
      .select(({ fn, eb }) => [
        fn.countAll<number>().filterWhere('status', '=', s.waiting).as('waiting'),
        fn
          .countAll<number>()
          .filterWhere(eb.and([eb('status', 'in', owed), eb('due_at', '<', now)]))
          .as('overdue'),
        fn.min<Date | null>('created_at').filterWhere('status', '=', s.waiting).as('oldest_at'),
      ])
      .executeTakeFirstOrThrow(),
  ]);
  return { ...found, ...board, oldest_at: toMomentOrNull(board.oldest_at) };
}

async function ticketOf(db: Db, id: number): Promise<TicketRow> {
  const row = await findRow(db, 'tickets', { id });
  if (!row) throw notFound('工单不存在');
  return row;
}

/** A ticket for staff, with internal notes and what may be done. @throws HttpProblem 404 */
export async function deskTicket(core: Core, id: number): Promise<StaffTicketDetail> {
  const row = await ticketOf(core.db, id);
  const now = new Date(core.settings.clock.now());
  const detail = await presentDetail(core.db, row, now, core.settings.support.reopenFor, true);
  const people = await peopleOf(core.db, [row]);
  const allowed = acts.filter((act) => nextTicketStatus(row.status, act, 'staff') !== undefined);
  return { ...detail, ...staffView(row, people, now), contact: row.contact, acts: [...allowed, 'note'] };
}

const told: Record<(typeof acts)[number], string> = {
  take: '您的工单已受理',
  reply: '客服回复了您的工单',
  ask: '请补充工单信息',
  resolve: '您的工单已有处理结果',
  close: '您的工单已关闭',
};

/** What an act needs to be said with it. */
const needsWords = new Set<string>(['reply', 'ask', 'resolve', 'close', 'note']);

/** What staff does with a ticket; the user is told in the same transaction. @throws HttpProblem 404, 409, 422 */
export async function actOnTicket(
  core: Core,
  staffId: number,
  id: number,
  { act, content = '', images = [] }: BodyOf<'POST /staff/ticket/act/:id'>,
): Promise<StaffTicketDetail> {
  if (needsWords.has(act) && !content) throw invalid({ content: ['请填写内容'] });
  await checkOwnImages(core.db, staffId, images);
  await core.db.transaction().execute(async (trx) => {
    const row = await ticketOf(trx, id);
    const context = { actor: 'staff' as const, actorId: staffId, content, images };
    const at = new Date(core.settings.clock.now());
    if (act === 'note')
      await writeTicketLine(trx, id, {
        ...context,
        event: 'note',
        from: row.status,
        to: row.status,
        internal: true,
        at,
      });
    else {
      await moveTicket(core, trx, row, { ...context, event: act });
      await notify(trx, {
        userId: row.user_id,
        kind: messageKind.system,
        sub: systemSub.ticket,
        title: told[act],
        body: content || `工单 ${row.ticket_no} 正在处理，我们会在 ${promises.ticketHours} 小时内答复您。`,
        link: `/ticket/${id}`,
        object: { type: 'ticket', id },
        now: at,
      });
    }
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: staffId },
      action: `ticket.${act}`,
      object: ['ticket', String(id)],
    });
  });
  return deskTicket(core, id);
}
