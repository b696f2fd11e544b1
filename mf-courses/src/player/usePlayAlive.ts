import { useEffect } from 'react';
import type { TicketKeeper } from './ticket';

/** Between two looks at the ticket, in ms: well within what is left of one when it is renewed. */
const interval = 5000;

/**
 * Keeps the ticket of a play that goes on, also where all of the lesson has come and nothing more is asked for: the server
 * sees that it is alive, and a course that was given back ends here too.
 */
export function usePlayAlive(video: HTMLVideoElement | null, tickets: TicketKeeper): void {
  useEffect(() => {
    if (!video) return;
    const timer = setInterval(() => {
      // What is refused for good is told by the keeper itself; what did not come is asked for again.
      if (!video.paused) tickets.get().catch(() => undefined);
    }, interval);
    return () => clearInterval(timer);
  }, [video, tickets]);
}
