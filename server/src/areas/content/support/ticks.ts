import { ticketStatus as s } from '@harbor/contract/ticket-status';
import type { Core } from '../../../core';
import { HttpProblem } from '../../../http/problem';
import type { Tick } from '../../../jobs/define';
import { untilNone } from '../../../jobs/until-none';
import { type ConversationRow, lockConversation } from './chat/conversation';
import { bringBack } from './chat/hand-on';
import { endConversation } from './chat/staff';
import { chatStatus } from './chat/states';
import { escalateTickets } from './tickets/escalate';
import { moveTicket } from './tickets/move';

const atOnce = 50;

/** Runs each in its own transaction; one that somebody moved meanwhile is left alone. */
async function each<T>(rows: T[], work: (row: T) => Promise<void>): Promise<number> {
  let done = 0;
  for (const row of rows) {
    try {
      await work(row);
      done += 1;
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
    }
  }
  return done;
}

/** Closes tickets that nobody has written to for long: solved ones, and those that wait for the user. */
export async function closeIdleTickets(core: Core): Promise<number> {
  const { closeSolvedAfter, closeUnansweredAfter } = core.settings.support;
  const now = core.settings.clock.now();
  const rows = await core.db
    .selectFrom('tickets')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb.and([eb('status', '=', s.solved), eb('updated_at', '<', new Date(now - closeSolvedAfter))]),
        eb.and([eb('status', '=', s.needsUser), eb('updated_at', '<', new Date(now - closeUnansweredAfter))]),
      ]),
    )
    .limit(atOnce)
    .execute();
  return each(rows, (row) =>
    core.db
      .transaction()
      .execute(
        async (trx) =>
          void (await moveTicket(core, trx, row, { event: 'close', actor: 'system', actorId: null })),
      ),
  );
}

const isIdle = ({ status, last_at, snoozed_until }: ConversationRow, since: Date): boolean =>
  status === chatStatus.serving && last_at < since && (snoozed_until === null || snoozed_until < since);

/** Ends conversations in which nobody has said anything for long. */
export async function closeIdleChats(core: Core): Promise<number> {
  const now = core.settings.clock.now();
  const since = new Date(now - core.settings.support.closeChatAfter);
  const rows = await core.db
    .selectFrom('support_conversations')
    .select('id')
    .where('status', '=', chatStatus.serving)
    .where('last_at', '<', since)
    .where((eb) => eb.or([eb('snoozed_until', 'is', null), eb('snoozed_until', '<', since)]))
    .limit(atOnce)
    .execute();
  return each(rows, ({ id }) =>
    core.db.transaction().execute(async (trx) => {
      const row = await lockConversation(trx, id);
      // Somebody may have said something, or put it off, since it was found.
      if (isIdle(row, since)) await endConversation(trx, row, null, new Date(now));
    }),
  );
}

/** Brings conversations back that were put off until now. */
export async function wakeChats(core: Core): Promise<number> {
  const now = new Date(core.settings.clock.now());
  const rows = await core.db
    .selectFrom('support_conversations')
    .select('id')
    .where('status', '=', chatStatus.later)
    .where('snoozed_until', '<=', now)
    .orderBy('snoozed_until')
    .limit(atOnce)
    .execute();
  return each(rows, ({ id }) => core.db.transaction().execute((trx) => bringBack(trx, id, now)));
}

/** What recurs for support. */
export const supportTicks: Tick[] = [
  { name: 'support.tickets', everySeconds: 300, run: async (core) => void (await closeIdleTickets(core)) },
  {
    name: 'support.escalate',
    everySeconds: 60,
    run: (core) => untilNone(() => escalateTickets(core), 50),
  },
  { name: 'support.later', everySeconds: 60, run: (core) => untilNone(() => wakeChats(core), atOnce) },
  { name: 'support.chats', everySeconds: 300, run: async (core) => void (await closeIdleChats(core)) },
];
