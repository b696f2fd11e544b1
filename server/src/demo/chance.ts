/** Chance that comes out the same every time: equal demo data on every machine. */
export class Chance {
  constructor(private state: number) {}

  /** 0 ≤ n < 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from `low` to `high`. */
  int(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  /** True with this probability. */
  is(probability: number): boolean {
    return this.next() < probability;
  }

  /** One of them. @throws Error for an empty list */
  pick<T>(list: readonly T[]): T {
    const item = list[Math.floor(this.next() * list.length)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  }

  /** A shuffled copy. */
  shuffle<T>(list: readonly T[]): T[] {
    const keyed = list.map((item) => ({ item, key: this.next() }));
    return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
  }
}

/** Deals items so that the same one comes back as late as possible. */
export class Bag<T> {
  private left: T[] = [];
  private recent: T[] = [];

  constructor(
    private readonly chance: Chance,
    private readonly items: readonly T[],
  ) {}

  draw(): T {
    if (this.left.length === 0) {
      const rested = Math.min(10, Math.floor(this.items.length / 2));
      const tired = new Set(this.recent.slice(-rested));
      const shuffled = this.chance.shuffle(this.items);
      this.left = [
        ...shuffled.filter((item) => !tired.has(item)),
        ...shuffled.filter((item) => tired.has(item)),
      ];
      this.recent = [];
    }
    const item = this.left.shift();
    if (item === undefined) throw new Error('An empty bag');
    this.recent.push(item);
    return item;
  }
}
