import { announcedAnswers } from '../../../cache/announced';
import type { Db } from '../../../db/connect';
import { notifyChannel } from '../../../db/notify-hub';

const channel = 'journal_experiences';

/** What everybody reads of experiences, until one is published, changed or gone, or found useful. */
export const {
  cached,
  invalidate: invalidateExperiences,
  heard: heardOfExperiences,
} = announcedAnswers({
  channel,
  atMost: 2000,
  longer: { ms: 30_000, endsWithWrites: true },
});

/** Tells all processes, with the commit, that readers get others. */
export const experiencesChanged = (trx: Db): Promise<void> => notifyChannel(trx, channel, '');
