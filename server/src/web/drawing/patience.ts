import { threadTime } from './thread-time';
import { Undrawable } from './undrawable';

/** What one piece of code without a pause, and a page with all that is loaded for it, may use of a processor, in ms. */
const most = { piece: 3000, page: 8000 };

/** Of a piece that was cut off, what shows that it ran and did not wait for a processor that others had. */
const enough = 0.7;

/** Longest that a piece is waited for on a machine that is busy with other things, in ms. */
const longestWait = 60_000;

/** Node ends a script by the clock alone. It is given more of it each time a piece had less processor than it may use. */
let wait = most.piece;

/** What a page may cost, by time of processor: a busy machine is no fault of its code. */
export class Patience {
  private begun = 0;

  /** A page begins. */
  begin(): void {
    this.begun = threadTime();
  }

  /** @throws Undrawable when the page has used more than a page may */
  check(): void {
    if (threadTime() - this.begun > most.page) throw new Undrawable('loops', 'the page takes too long');
  }

  /**
   * Runs a piece of code that takes this many ms at most.
   * @throws Undrawable when it is cut off
   */
  run<T>(piece: (timeout: number) => T): T {
    const begun = threadTime();
    try {
      return piece(wait);
    } catch (error) {
      if ((error as NodeJS.ErrnoException)?.code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
      const used = threadTime() - begun;
      if (used >= most.piece * enough) {
        wait = Math.max(wait / 2, most.piece);
        throw new Undrawable('loops', 'its code does not come to an end');
      }
      wait = Math.min(wait * 2, longestWait);
      throw new Undrawable('late', 'the machine had no time for it');
    }
  }
}
