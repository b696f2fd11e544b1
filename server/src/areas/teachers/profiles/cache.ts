import { announcedAnswers } from '../../../cache/announced';
import type { Db } from '../../../db/connect';
import { notifyChannel } from '../../../db/notify-hub';

const channel = 'teachers';

/** Answers about teachers that are the same for everybody. */
export const teacherAnswers = announcedAnswers({
  channel,
  atMost: 2000,
  longer: { ms: 30_000, endsWithWrites: true },
});

/** Ends them in every process once the transaction is committed. Whoever changes what pages show of a teacher says so. */
export const invalidateTeachers = (trx: Db): Promise<void> => notifyChannel(trx, channel, '');
