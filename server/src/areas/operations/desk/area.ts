import { removeRows } from '../../../db/rows';
import { defineArea } from '../../../manifest';
import { onDuty } from '../../base/accounts/on-duty';
import { memberRemoved } from '../../identity/staff-entry/events';
import { whoIsOnDuty } from './duty';
import { caseHolds } from './holds';

export const area = defineArea({
  name: 'desk',
  calls: {
    desk: async () => (await import('./routes')).routes,
  },
  holds: caseHolds,
  // Colleagues are not kept from the cases of who has left.
  on: [
    memberRemoved.handledBy(async (trx, { userId }) => {
      await removeRows(trx, 'desk_holds', { user_id: userId });
      await removeRows(trx, 'desk_duty', { user_id: userId });
    }),
    onDuty.answeredBy(whoIsOnDuty),
  ],
  tables: ['desk_holds', 'desk_duty', 'desk_handover'],
});
