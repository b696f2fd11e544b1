import { copied, type Lexicon, plainWords } from '../words/words';

/** Runs of letters that are remembered at most. */
const mostRuns = 200_000;

/** Of a run or a pair that is no word. */
const [common, joined] = [-1, -2];

/**
 * Words by numbers. What each run and each pair is, is found once and then looked up: the texts of a library have the same
 * ones again and again. Never for what people paste, of which nothing may stay.
 */
export class Vocabulary implements Lexicon<number> {
  readonly words = new Map<string, number>();
  private readonly runs = new Map<string, number>();
  private readonly pairs = new Map<number, number>();

  run(run: string): number | undefined {
    let number = this.runs.get(run);
    if (number === undefined) {
      const word = plainWords.run(run);
      number = word === undefined ? common : this.numberOf(word);
      if (this.runs.size === mostRuns) this.runs.clear();
      this.runs.set(copied(run), number);
    }
    return number < 0 ? undefined : number;
  }

  pair(first: number, last: number): number | null | undefined {
    const key = first * 0x200000 + last;
    let number = this.pairs.get(key);
    if (number === undefined) {
      const word = plainWords.pair(first, last);
      number = word === undefined ? common : word === null ? joined : this.numberOf(word);
      this.pairs.set(key, number);
    }
    if (number >= 0) return number;
    return number === common ? undefined : null;
  }

  private numberOf(word: string): number {
    const known = this.words.get(word);
    if (known !== undefined) return known;
    const number = this.words.size;
    this.words.set(copied(word), number);
    return number;
  }
}
