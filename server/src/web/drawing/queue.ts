/** Share that the newest drawing has in what is expected of the next. */
const weight = 0.2;

/** What a drawing is expected to take before there was one, in ms. */
const first = 40;

/** A place among the drawings that are under way. */
interface Place {
  /** How many were there before. */
  before: number;
  /** Ends it. @returns how long it took once it was its turn, in ms */
  leave(): number;
}

/**
 * The drawings under way, one of them at a time. There is room while one more would come about in the time for which an
 * answer waits, going by what the last ones took.
 */
export class Queue {
  private under = 0;
  private usual = first;
  private freeSince = 0;

  /**
   * @param most under way at all
   * @param wait of an answer, in ms
   */
  constructor(
    private readonly most: number,
    private readonly wait: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Whether one more may enter. @param alone only where there is no other */
  hasRoom(alone: boolean): boolean {
    if (alone) return this.under === 0;
    return this.under < this.most && this.under * this.usual <= this.wait;
  }

  enter(): Place {
    const [before, came] = [this.under, this.now()];
    this.under += 1;
    return {
      before,
      leave: () => {
        const now = this.now();
        const took = now - Math.max(came, this.freeSince);
        this.freeSince = now;
        this.under -= 1;
        this.usual += weight * (took - this.usual);
        return took;
      },
    };
  }
}
