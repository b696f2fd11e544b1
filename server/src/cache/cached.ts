import { LRUCache } from 'lru-cache';

const shared = new WeakSet<object>();

/** Whether something came out of a cache: many are given it, and nobody changes it. */
export const isShared = (answer: unknown): answer is object =>
  typeof answer === 'object' && answer !== null && shared.has(answer);

/** Says so of something that is kept within what a cache holds. */
export function share<T>(answer: T): T {
  if (typeof answer === 'object' && answer !== null) shared.add(answer);
  return answer;
}

/**
 * Answers of one kind, cached for a short time. Concurrent askers share one load; a failed load is not cached. Who is
 * given one must not change it: others have it too, and it may have been written as text already.
 */
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
    value.then(share, () => {
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
