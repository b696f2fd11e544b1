import type { Db } from '../../../db/connect';
import { notifyChannel } from '../../../db/notify-hub';
import { staffChannel } from '../../base/messages/live/staff-channel';

/** Lets somebody's event streams begin anew, with what they may hear now; goes out with the commit. */
export const tellTeam = (db: Db, userId: number) => notifyChannel(db, staffChannel, String(userId));
