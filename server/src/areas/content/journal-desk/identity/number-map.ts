/** Whole numbers by whole numbers, without an object for each: open addressing in one array. */
export class NumberMap {
  private keys: Int32Array;
  private values: Int32Array;
  private filled = 0;

  constructor(capacity = 1 << 12) {
    this.keys = new Int32Array(capacity).fill(-1);
    this.values = new Int32Array(capacity);
  }

  get(key: number): number | undefined {
    const at = this.place(key);
    return this.keys[at] === key ? this.values[at] : undefined;
  }

  set(key: number, value: number): void {
    const at = this.place(key);
    if (this.keys[at] !== key) {
      this.keys[at] = key;
      this.filled += 1;
    }
    this.values[at] = value;
    if (this.filled * 2 > this.keys.length) this.grow();
  }

  /** Where a key stands, or would. */
  private place(key: number): number {
    const mask = this.keys.length - 1;
    let at = (Math.imul(key, 0x9e3779b1) >>> 8) & mask;
    while (this.keys[at] !== -1 && this.keys[at] !== key) at = (at + 1) & mask;
    return at;
  }

  private grow(): void {
    const [keys, values] = [this.keys, this.values];
    this.keys = new Int32Array(keys.length * 2).fill(-1);
    this.values = new Int32Array(keys.length * 2);
    this.filled = 0;
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i] ?? -1;
      if (key !== -1) this.set(key, values[i] ?? 0);
    }
  }
}
