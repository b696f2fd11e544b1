import { promises } from '@harbor/contract/promises';

const hour = 3_600_000;
const day = 24 * hour;

const minutes = (clock: string) => {
  const [hours = 0, rest = 0] = clock.split(':').map(Number);
  return hours * 60 + rest;
};

/** Rules of the support desk; times in ms, office hours in minutes since midnight, Beijing time. */
export function supportSettings(hours: string) {
  const [from = '09:00', to = '21:00'] = hours.split('-');
  return {
    hours: { from: minutes(from), to: minutes(to) },
    /** A solved ticket can be opened again for so long, then it closes. */
    reopenFor: promises.ticketReopenDays * day,
    closeSolvedAfter: promises.ticketReopenDays * day,
    /** A ticket that waits for its user closes after this. */
    closeUnansweredAfter: 14 * day,
    /** A conversation in which nobody says anything ends after this. */
    closeChatAfter: 12 * hour,
  };
}
