import type { Core } from '../../../core';
import { updateRows } from '../../../db/rows';
import { conflict } from '../../../http/problem';
import { tellPeople } from '../../base/messages/live/people-channel';
import { sayLine } from './follow';
import { type Asking, getParty, stateText } from './party';
import { membersOf, openRoom } from './rooms';
import { memberRole } from './rows';
import { tellCalled } from './tell';

/** Tells the pages of the other side that somebody types; it is kept nowhere. @throws HttpProblem 404 */
export async function hintTyping(
  { db }: Pick<Core, 'db'>,
  user: Asking,
  orderId: number,
): Promise<Record<string, never>> {
  const party = await getParty(db, user, orderId);
  if (party.state !== 'open') return {};
  const others = party.role === 'buyer' ? party.teacherId : party.buyerId;
  if (others !== null)
    await tellPeople(db, { users: [others], name: 'order_chat', data: { order: orderId, what: 'typing' } });
  return {};
}

/**
 * Asks the team to join. Whoever asks again changes nothing.
 * @throws HttpProblem 404 · 409 nothing may be said any more
 */
export async function callStaff(core: Core, user: Asking, orderId: number): Promise<{ called: boolean }> {
  const now = new Date(core.settings.clock.now());
  return core.db.transaction().execute(async (trx) => {
    const party = await getParty(trx, user, orderId, true);
    if (party.state !== 'open' && party.state !== 'apart') throw conflict(stateText[party.state]);
    const room = await openRoom(trx, party, now);
    const joined = (await membersOf(trx, orderId)).some(
      ({ role, left_at }) => role === memberRole.staff && left_at === null,
    );
    if (room.called_at || joined) return { called: !joined };
    await updateRows(trx, 'chat_rooms', { order_id: orderId }, { called_at: now, called_by: party.role });
    await sayLine(trx, { orderId, event: 'staff_called', facts: { by: party.role }, at: now });
    await tellCalled(trx, party, now);
    return { called: true };
  });
}
