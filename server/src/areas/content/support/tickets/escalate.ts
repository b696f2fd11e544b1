import type { Core } from '../../../../core';
import { staffWith } from '../../../base/accounts/staff-ids';
import { tellDesk } from '../../../base/messages/live/desk-channel';
import { messageKind, notify, systemSub } from '../../../base/messages/notify';
import { owed } from './transitions';

const atOnce = 50;

/**
 * Tickets whose answer is overdue: every member of staff is told, once for each answer that is owed. Safe in several
 * processes: each ticket is marked in the transaction that tells them.
 * @returns how many were found
 */
export async function escalateTickets(core: Core): Promise<number> {
  const now = new Date(core.settings.clock.now());
  return core.db.transaction().execute(async (trx) => {
    const rows = await trx
      .updateTable('tickets')
      .set({ escalated_at: now })
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('tickets')
          .select('id')
          .where('status', 'in', owed)
          .where('due_at', '<', now)
          .where('escalated_at', 'is', null)
          .orderBy('due_at')
          .limit(atOnce)
          .forNoKeyUpdate()
          .skipLocked(),
      )
      .returning(['id', 'ticket_no', 'topic', 'user_id'])
      .execute();
    if (rows.length === 0) return 0;
    const staff = await staffWith(trx, 'tickets');
    for (const row of rows) {
      for (const userId of staff)
        await notify(trx, {
          userId,
          kind: messageKind.system,
          sub: systemSub.ticket,
          title: '工单没有按时答复，请优先处理',
          body: `工单 ${row.ticket_no}「${row.topic}」已超过答复时限，已升级。`,
          object: { type: 'ticket', id: row.id },
          now,
        });
      await tellDesk(trx, { user: row.user_id, ticket: row.id });
    }
    return rows.length;
  });
}
