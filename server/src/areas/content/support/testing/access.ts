import { ticketStatus } from '@harbor/contract/ticket-status';
import { defineAccessTo, type Entry, open } from '../../../../testing/access/entry';
import { writeLine } from '../chat/lines';
import { openTicket } from '../tickets/open-ticket';

interface Mine {
  ticket: number;
  closing: number;
  solved: number;
  orderNo: string;
  line: number;
}

const ofTicket = (which: 'ticket' | 'closing' | 'solved', body?: object): Entry<Mine> => ({
  input: (_own, _site, mine) => ({ params: { id: mine[which] }, ...(body && { body }) }),
});

const asked = { kind: 'complaint' as const, topic: '服务质量', content: '交付的内容与约定的要求不一致。' };
const mark = '11111111-1111-4111-8111-111111111111';
const repeats = { 'body.client_id': 'a mark of the sender, by which repeats are known' };

export const access = defineAccessTo<Mine>(
  async ({ user, unpaid }, { core }) => {
    const ticket = async () => (await openTicket(core, core.db, { userId: user.id, ...asked })).id;
    const mine = { ticket: await ticket(), closing: await ticket(), solved: await ticket() };
    const at = new Date(core.settings.clock.now());
    await core.db
      .updateTable('tickets')
      .set({ status: ticketStatus.solved, solved_at: at })
      .where('id', '=', mine.solved)
      .execute();
    const { order_no } = await core.db
      .selectFrom('orders')
      .select('order_no')
      .where('id', '=', unpaid)
      .executeTakeFirstOrThrow();
    const { id } = await core.db
      .insertInto('support_conversations')
      .values({ user_id: user.id, status: 1, created_at: at, last_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { line } = await writeLine(core.db, {
      ...{ conversationId: id, sender: 'system', senderId: null },
      ...{ content: '您好', at },
    });
    return { ...mine, orderNo: order_no, line: line.id };
  },
  {
    'POST /get_code': open({ 'body.product': 'services are for everybody' }),
    'GET /api/contact/us/:product': open({ 'params.product': 'services are for everybody' }),
    'POST /customer/chat/msg/send': {
      input: ({ unpaid }) => ({ body: { client_id: mark, order_id: unpaid } }),
      instead: ({ image }) => ({ body: { client_id: mark, image } }),
      shared: repeats,
    },
    'POST /customer/chat/msg/read': {
      input: (_own, _site, { line }) => ({ body: { last_id: line } }),
      passedOver: ['body.last_id'],
    },
    'POST /ticket/create': {
      input: ({ image }, _site, { orderNo }) => ({ body: { ...asked, order_no: orderNo, images: [image] } }),
    },
    'GET /ticket/detail/:id': ofTicket('ticket'),
    'POST /ticket/reply/:id': {
      input: ({ image }, _site, { ticket }) => ({
        params: { id: ticket },
        body: { content: '补充一张截图', images: [image] },
      }),
    },
    'POST /ticket/close/:id': ofTicket('closing', {}),
    'POST /ticket/reopen/:id': ofTicket('solved', { reason: '问题还在' }),
    'POST /ticket/rate/:id': ofTicket('closing', { score: 5 }),
  },
);
