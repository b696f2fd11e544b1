/** A list of whole numbers that grows without an object for each. */
export class Growing {
  private held: Uint32Array;
  length = 0;

  constructor(capacity = 1024) {
    this.held = new Uint32Array(capacity);
  }

  push(value: number): void {
    if (this.length === this.held.length) {
      const larger = new Uint32Array(this.held.length * 2);
      larger.set(this.held);
      this.held = larger;
    }
    this.held[this.length++] = value;
  }

  at(index: number): number {
    return this.held[index] ?? 0;
  }

  /** What is in it, in an array of exactly that size. */
  taken(): Uint32Array {
    return this.held.slice(0, this.length);
  }
}
