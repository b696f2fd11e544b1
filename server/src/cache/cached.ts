import { LRUCache } from 'lru-cache';

/** Answers of one kind, cached for a short time. Concurrent askers share one load; a failed load is not cached. */
export class Cached<T> {
  private readonly entries: LRUCache<string, Promise<T>>;

  /**
   * @param ms How long an answer is cached if nobody drops it.
   * @param size Answers at most; the one that was asked for longest ago goes first.
   */
  constructor(ms: number, size: number) {
    this.entries = new LRUCache({ max: size, ttl: ms, ttlResolution: 0 });
  }

  /** The cached answer, or that of `load`. What is dropped while it loads is not cached: the next asker loads anew. */
  get(key: string, load: () => Promise<T>): Promise<T> {
    const cached = this.entries.get(key);
    if (cached) return cached;
    // What nobody asks for again holds no memory.
    this.entries.purgeStale();
    const value = load();
    this.entries.set(key, value);
    value.catch(() => {
      if (this.entries.peek(key) === value) this.entries.delete(key);
    });
    return value;
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
}
