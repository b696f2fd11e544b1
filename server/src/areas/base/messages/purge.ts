import type { Tick } from '../../../jobs/define';
import { userStatus } from '../accounts/user-status';

const day = 24 * 3_600_000;

/** Deleted messages can be brought back this long; read ones are kept a year (in ms). */
const kept = { deleted: day, read: 365 * day };

/** Ends what nobody can see any more. */
export const purgeMessages: Tick = {
  name: 'messages.purge',
  everySeconds: 3600,
  async run({ db, settings }) {
    const now = settings.clock.now();
    await db
      .deleteFrom('messages')
      .where((eb) =>
        eb.or([
          eb('deleted_at', '<', new Date(now - kept.deleted)),
          eb.and([eb('read_at', '<', new Date(now - kept.read)), eb('kind', '<>', 4)]),
        ]),
      )
      .execute();
    // Closing an account deletes its messages, but for one that somebody was writing at that very moment.
    const closed = db.selectFrom('users').select('id').where('status', '=', userStatus.closed);
    await db.deleteFrom('messages').where('user_id', 'in', closed).execute();
    await db
      .deleteFrom('message_sms')
      .where('created_at', '<', new Date(now - 7 * day))
      .execute();
  },
};
