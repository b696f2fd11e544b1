import { announcedAnswers } from '../../../cache/announced';

/** What everybody reads of experiences, until one is published, changed or gone, or found useful. */
export const {
  cached,
  invalidate: invalidateExperiences,
  heard: heardOfExperiences,
} = announcedAnswers({
  channel: 'journal_experiences',
  atMost: 2000,
  longer: { ms: 30_000, endsWithWrites: true },
});
