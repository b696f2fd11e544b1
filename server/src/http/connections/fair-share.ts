/**
 * Places that network addresses share. An address may hold at most as many as are still free (dynamic thresholds, as
 * switches share their buffers: Choudhury and Hahne 1998). So whoever is alone gets half of them, `k` greedy ones leave
 * one part in `k + 1` to everybody else, and somebody who holds none finds one as long as there is any.
 */
export class FairShare {
  private readonly held = new Map<string, number>();
  private taken = 0;

  /**
   * @param most places in all
   * @param each places of one address at most, however many are free
   */
  constructor(
    readonly most: number,
    private readonly each = most,
  ) {}

  /** Places held by everybody. */
  get count(): number {
    return this.taken;
  }

  /** Whether nobody finds a place. */
  get full(): boolean {
    return this.taken >= this.most;
  }

  /** Places held by an address. */
  of(address: string): number {
    return this.held.get(address) ?? 0;
  }

  /** Whether an address may have one more. */
  fits(address: string): boolean {
    const own = this.of(address);
    return own < this.each && own < this.most - this.taken;
  }

  take(address: string): void {
    this.taken += 1;
    this.held.set(address, this.of(address) + 1);
  }

  give(address: string): void {
    this.taken -= 1;
    const rest = this.of(address) - 1;
    if (rest > 0) this.held.set(address, rest);
    else this.held.delete(address);
  }
}
