/** Answers of one kind, kept for a short time. Concurrent askers share one load; a failed load is not kept. */
export class Cached<T> {
  private readonly entries = new Map<string, { value: Promise<T>; expires: number }>();

  /**
   * @param ms How long an answer is kept if nobody drops it.
   * @param size Answers at most; the oldest goes first.
   */
  constructor(
    private readonly ms: number,
    private readonly size: number,
  ) {}

  /** The kept answer, or that of `load`. What is dropped while it loads is not kept: the next asker loads anew. */
  get(key: string, load: () => Promise<T>): Promise<T> {
    const now = performance.now();
    const kept = this.entries.get(key);
    if (kept && kept.expires > now) return kept.value;
    const entry = { value: load(), expires: now + this.ms };
    this.entries.delete(key);
    this.entries.set(key, entry);
    entry.value.catch(() => {
      if (this.entries.get(key) === entry) this.entries.delete(key);
    });
    if (this.entries.size > this.size) this.dropOldest();
    this.dropEnded(now);
    return entry.value;
  }

  drop(key: string): void {
    this.entries.delete(key);
  }

  clear(): void {
    this.entries.clear();
  }

  /** How many answers are held. */
  get held(): number {
    return this.entries.size;
  }

  /** Entries stand in the order of their ends: what nobody asks for again holds no memory. */
  private dropEnded(now: number): void {
    for (const [key, { expires }] of this.entries) {
      if (expires > now) return;
      this.entries.delete(key);
    }
  }

  private dropOldest(): void {
    const oldest = this.entries.keys().next();
    if (!oldest.done) this.entries.delete(oldest.value);
  }
}
