import { announcedAnswers } from '../../../cache/announced';

/** How many changes of the school this process has heard of: the database announces each (migration 0086). */
export const { heard: heardOfSchool } = announcedAnswers({
  ...{ channel: 'school', atMost: 1 },
  longer: { ms: 3000, endsWithWrites: true },
});
