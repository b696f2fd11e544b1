import { announcedAnswers } from '../../../cache/announced';
import type { Db } from '../../../db/connect';
import { notifyChannel } from '../../../db/notify-hub';

const channel = 'journal-changes';

/** Lists of changes, the same for everybody: they end when an import was written down, or its lines are gone. */
export const { cached, heard: heardOfChanges } = announcedAnswers({
  channel,
  atMost: 500,
  longer: { ms: 30_000, endsWithWrites: true },
});

/** Tells all processes, with the commit, that the lists are others. */
export const changesChanged = (trx: Db): Promise<void> => notifyChannel(trx, channel, '');
