import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { moveTicket } from './move';
import { openTicket } from './open-ticket';
import { running } from './transitions';

/**
 * Makes what was said outside of office hours a ticket, or adds it to the one that is still open.
 * @returns the ticket, and whether it has just begun
 */
export async function noteOffline(
  core: Core,
  trx: Db,
  userId: number,
  content: string,
  image: string | undefined,
): Promise<{ id: number; ticket_no: string; begun: boolean }> {
  const images = image ? [image] : [];
  const open = await trx
    .selectFrom('tickets')
    .selectAll()
    .where('user_id', '=', userId)
    .where('kind', '=', 'offline')
    .where('status', 'in', running)
    .orderBy('id', 'desc')
    .forUpdate()
    .executeTakeFirst();
  if (!open) {
    const { id, ticket_no } = await openTicket(core, trx, {
      userId,
      kind: 'offline',
      topic: '在线留言',
      content,
      images,
    });
    return { id, ticket_no, begun: true };
  }
  const { id, ticket_no } = await moveTicket(core, trx, open, {
    event: 'supplement',
    actor: 'user',
    actorId: userId,
    content,
    images,
  });
  return { id, ticket_no, begun: false };
}
