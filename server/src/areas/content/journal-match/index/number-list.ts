/** Numbers of a piece of a list: a power of two. */
const shift = 18;
const size = 2 ** shift;

type Numbers = Uint16Array | Uint32Array;

/**
 * A long list of whole numbers that grows piece by piece: nothing is copied as it grows, which would keep everybody else
 * waiting, and its beginning can be given back before its end.
 */
export class NumberList<A extends Numbers> {
  length = 0;
  private readonly pieces: (A | undefined)[] = [];

  /** @param make a piece of so many numbers */
  constructor(private readonly make: (size: number) => A) {}

  push(value: number): void {
    const at = this.length & (size - 1);
    if (at === 0) this.pieces.push(this.make(size));
    const piece = this.pieces[this.length >>> shift];
    if (piece) piece[at] = value;
    this.length += 1;
  }

  /** What stands at a place; 0 where nothing does any more. */
  at(index: number): number {
    return this.pieces[index >>> shift]?.[index & (size - 1)] ?? 0;
  }

  /** Gives back the memory of all pieces that end before `index`. */
  forgetBefore(index: number): void {
    for (let piece = (index >>> shift) - 1; piece >= 0 && this.pieces[piece]; piece--)
      this.pieces[piece] = undefined;
  }
}

export const wideNumbers = (): NumberList<Uint32Array> => new NumberList((length) => new Uint32Array(length));

/** Numbers below 65,536. */
export const narrowNumbers = (): NumberList<Uint16Array> =>
  new NumberList((length) => new Uint16Array(length));
