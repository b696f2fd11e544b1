import type { Clock } from '../../settings/clock';

/** Does things later; forgets them all when closed. Never keeps the process alive. */
export class Agenda {
  private readonly timers = new Set<NodeJS.Timeout>();
  private closed = false;

  constructor(private readonly clock: Clock) {}

  /** @param at ms since 1970; the past means at once, but never before the caller has returned */
  at(at: number, job: () => void): void {
    if (this.closed) return;
    const longest = 2 ** 31 - 1;
    const timer = setTimeout(
      () => {
        this.timers.delete(timer);
        job();
      },
      Math.min(longest, Math.max(0, at - this.clock.now())),
    );
    timer.unref();
    this.timers.add(timer);
  }

  close(): void {
    this.closed = true;
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
  }
}
