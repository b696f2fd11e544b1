import { promises } from '@harbor/contract/promises';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { openTicket } from '../../../content/support/tickets/open-ticket';
import type { WrittenPost } from '../text/written';
import type { Sent } from './publish';

/** 我要吐槽: what was written becomes a ticket for the desk, with its pictures; never public. */
export async function feedback(core: Core, trx: Db, userId: number, written: WrittenPost): Promise<Sent> {
  const ticket = await openTicket(core, trx, {
    userId,
    kind: 'feedback',
    topic: '其他',
    content: `${written.title}\n${written.body}`,
    images: written.images,
  });
  return {
    id: null,
    status: ticket.status,
    status_text: '待处理',
    message: `反馈已提交，客服会在 ${promises.ticketHours} 小时内答复`,
    ticket: { id: ticket.id, ticket_no: ticket.ticket_no },
  };
}
