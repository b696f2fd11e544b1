import type { BodyOf, DataOf, Paged, TicketCard, TicketDetail } from '@harbor/contract';
import { ticketStatus as s, ticketTopics } from '@harbor/contract/ticket-status';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { findRow } from '../../../../db/rows';
import type { Once } from '../../../../http/idempotency';
import { paginate } from '../../../../http/page';
import { conflict, invalid, notFound } from '../../../../http/problem';
import { toMoment } from '../../../../time';
import { checkOwnImages } from '../../../base/media/own-images';
import { tellDesk } from '../../../base/messages/live/desk-channel';
import { watchTexts } from '../../../base/sentinel/watch';
import { moveTicket, type TicketRow, type TicketTransitionContext } from './move';
import { openTicket } from './open-ticket';
import { mayReopen, presentDetail, presentTicket, summariesOf } from './present';
import { running } from './transitions';

const perPage = 10;

/** The order that a complaint is about, if it is the user's own. @throws HttpProblem 422 on `order_no` */
async function orderIdOf(db: Db, userId: number, orderNo: string | undefined): Promise<number | undefined> {
  if (!orderNo) return undefined;
  const order = await findRow(db, 'orders', { order_no: orderNo, user_id: userId }, ['id']);
  if (!order) throw invalid({ order_no: ['没有找到您的这个订单'] });
  return order.id;
}

/** Files a complaint or a piece of feedback. @throws HttpProblem 422 by field */
export async function createTicket(
  core: Core,
  userId: number,
  body: BodyOf<'POST /ticket/create'>,
  once: Once<DataOf<'POST /ticket/create'>>,
): Promise<DataOf<'POST /ticket/create'>> {
  const topics: readonly string[] = ticketTopics[body.kind];
  if (!topics.includes(body.topic)) throw invalid({ topic: ['请选择问题类型'] });
  await checkOwnImages(core.db, userId, body.images ?? []);
  const orderId = await orderIdOf(core.db, userId, body.order_no);
  const { content } = await watchTexts(core, { userId, place: 'ticket' }, { content: body.content });
  return once.inTransaction(async (trx) => {
    const { kind, topic, images, contact } = body;
    const row = await openTicket(core, trx, { userId, kind, topic, content, images, contact, orderId });
    return { id: row.id, ticket_no: row.ticket_no, due_at: toMoment(row.due_at) };
  });
}

/** The user's tickets, the last changed first. */
export async function ownTickets(
  db: Db,
  userId: number,
  { page = 1, tab = 'all' }: { page?: number; tab?: 'all' | 'open' | 'done' },
): Promise<Paged<TicketCard>> {
  const statuses = tab === 'open' ? running : tab === 'done' ? [s.solved, s.closed] : Object.values(s);
  const mine = db.selectFrom('tickets').where('user_id', '=', userId).where('status', 'in', statuses);
  return paginate(
    mine.selectAll().orderBy('updated_at', 'desc').orderBy('id', 'desc'),
    { page, perPage },
    async (rows) => {
      const summaries = await summariesOf(
        db,
        rows.map((row) => row.id),
      );
      return rows.map((row) => presentTicket(row, summaries.get(row.id) ?? ''));
    },
  );
}

/** The ticket, if it is this user's. @throws HttpProblem 404 */
async function ownTicket(db: Db, userId: number, id: number): Promise<TicketRow> {
  const row = await findRow(db, 'tickets', { id, user_id: userId });
  if (!row) throw notFound('工单不存在');
  return row;
}

const detailOf = (core: Core, db: Db, row: TicketRow) =>
  presentDetail(db, row, new Date(core.settings.clock.now()), core.settings.support.reopenFor);

/** A ticket of the user's own. @throws HttpProblem 404 */
export const readTicket = async (core: Core, userId: number, id: number): Promise<TicketDetail> =>
  detailOf(core, core.db, await ownTicket(core.db, userId, id));

type OwnStep = Pick<TicketTransitionContext, 'event' | 'content' | 'images'>;

async function act(core: Core, db: Db, userId: number, id: number, context: OwnStep): Promise<TicketDetail> {
  const row = await ownTicket(db, userId, id);
  return detailOf(core, db, await moveTicket(core, db, row, { ...context, actor: 'user', actorId: userId }));
}

/** Adds to a ticket that is not over. @throws HttpProblem 404, 409, 422 */
export async function supplementTicket(
  core: Core,
  userId: number,
  id: number,
  { content, images = [] }: BodyOf<'POST /ticket/reply/:id'>,
  once: Once<TicketDetail>,
): Promise<TicketDetail> {
  await ownTicket(core.db, userId, id);
  await checkOwnImages(core.db, userId, images);
  const kept = await watchTexts(
    core,
    { userId, place: 'ticket', object: { type: 'ticket', id } },
    { content },
  );
  return once.inTransaction((trx) => act(core, trx, userId, id, { event: 'supplement', ...kept, images }));
}

/** The user needs no answer any more. @throws HttpProblem 404, 409 */
export const closeTicket = (core: Core, userId: number, id: number): Promise<TicketDetail> =>
  core.db.transaction().execute((trx) => act(core, trx, userId, id, { event: 'close' }));

/** What was called solved is not. @throws HttpProblem 404, 409 too late or not solved */
export async function reopenTicket(
  core: Core,
  userId: number,
  id: number,
  reason: string,
): Promise<TicketDetail> {
  const row = await ownTicket(core.db, userId, id);
  const now = new Date(core.settings.clock.now());
  if (!mayReopen(row, now, core.settings.support.reopenFor))
    throw conflict('工单已不能重新打开，请提交新的工单');
  return core.db
    .transaction()
    .execute((trx) => act(core, trx, userId, id, { event: 'reopen', content: reason }));
}

/** Keeps how content the user was, once. @throws HttpProblem 404, 409 */
export async function rateTicket(
  core: Core,
  userId: number,
  id: number,
  { score, comment = '' }: BodyOf<'POST /ticket/rate/:id'>,
): Promise<TicketDetail> {
  await ownTicket(core.db, userId, id);
  return core.db.transaction().execute(async (trx) => {
    const rated = await trx
      .updateTable('tickets')
      .set({ score, score_comment: comment })
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('status', 'in', [s.solved, s.closed])
      .where('solved_at', 'is not', null)
      .where('score', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (!rated) throw conflict();
    await tellDesk(trx, { user: userId, ticket: id });
    return detailOf(core, trx, rated);
  });
}
