import { Growing } from '../../journals/index/growing';
import { eachWordOf } from '../words/words';
import { type Breathe, type MatchIndex, mostDocuments, postingOf } from './match-index';
import { narrowNumbers, wideNumbers } from './number-list';
import { type JournalTexts, placeRules, places, saturation } from './places';
import { Vocabulary } from './vocabulary';

/** Bits for how often a word stands in one place of a journal: more often than that says little more. */
const bits = 4;
const mostOften = 2 ** bits - 1;

/** Words of one journal that are looked at, so that no text takes all the memory. */
const mostWords = 20_000;

/** Bytes that a word of the vocabulary takes, about. */
const perWord = 96;

/** Takes journals in the order of their numbers, and makes the index of them. */
export class MatchBuilder {
  private readonly vocabulary = new Vocabulary();
  private readonly ids = new Growing(1 << 12);
  /** Places of the documents, one after another: how many words each has. */
  private readonly lengths = new Growing(1 << 14);
  /** Where the words of each document end. */
  private readonly ends = new Growing(1 << 12);
  private readonly numbers = wideNumbers();
  private readonly counts = narrowNumbers();
  /** How often each word stands in the journal that is taken, a few bits for each place. */
  private own = new Uint32Array(1 << 16);

  /** @throws RangeError for more journals than an index has room for */
  add(id: number, texts: JournalTexts): void {
    if (this.ids.length >= mostDocuments) throw new RangeError('too many journals for one index');
    const begin = this.numbers.length;
    let left = mostWords;
    for (const [place, name] of places.entries()) {
      const shift = place * bits;
      const before = left;
      const count = (number: number) => {
        if (left === 0) return;
        left -= 1;
        this.count(number, shift);
      };
      for (const text of texts[name]) eachWordOf(text, this.vocabulary, count);
      this.lengths.push(before - left);
    }
    for (let i = begin; i < this.numbers.length; i++) {
      const number = this.numbers.at(i);
      this.counts.push(this.own[number] ?? 0);
      this.own[number] = 0;
    }
    this.ids.push(id);
    this.ends.push(this.numbers.length);
  }

  private count(number: number, shift: number): void {
    if (number >= this.own.length) {
      const larger = new Uint32Array(this.own.length * 2);
      larger.set(this.own);
      this.own = larger;
    }
    const known = this.own[number] ?? 0;
    if (known === 0) this.numbers.push(number);
    if (((known >>> shift) & mostOften) < mostOften) this.own[number] = known + 2 ** shift;
  }

  async built(version: number, breathe: Breathe): Promise<MatchIndex> {
    const starts = await this.starts(breathe);
    const postings = new Uint32Array(this.numbers.length);
    const next = starts.slice();
    const means = this.means();
    let at = 0;
    for (let document = 0; document < this.ids.length; document++) {
      const shares = places.map((name, place) => {
        const { weight, length } = placeRules[name];
        const relative = this.lengths.at(document * places.length + place) / (means[place] ?? 1);
        return weight / (1 - length + length * relative);
      });
      for (const end = this.ends.at(document); at < end; at++) {
        const number = this.numbers.at(at);
        const to = next[number] ?? 0;
        postings[to] = this.posting(document, this.counts.at(at), shares);
        next[number] = to + 1;
      }
      this.numbers.forgetBefore(at);
      this.counts.forgetBefore(at);
      await breathe();
    }
    const ids = this.ids.taken();
    const { words } = this.vocabulary;
    let letters = 0;
    for (const word of words.keys()) letters += word.length;
    const bytes = ids.byteLength + starts.byteLength + postings.byteLength + words.size * perWord + letters;
    return { version, size: ids.length, ids, words, starts, postings, bytes };
  }

  private posting(document: number, counts: number, shares: readonly number[]): number {
    let [inPlaces, sum] = [0, 0];
    for (let place = 0; place < places.length; place++) {
      const often = (counts >>> (place * bits)) & mostOften;
      if (often === 0) continue;
      inPlaces |= 1 << place;
      sum += often * (shares[place] ?? 0);
    }
    return postingOf(document, inPlaces, sum / (saturation + sum));
  }

  private async starts(breathe: Breathe): Promise<Uint32Array> {
    const starts = new Uint32Array(this.vocabulary.words.size + 1);
    for (let i = 0; i < this.numbers.length; i++) {
      const at = this.numbers.at(i) + 1;
      starts[at] = (starts[at] ?? 0) + 1;
      if ((i & 0x3fff) === 0) await breathe();
    }
    for (let i = 1; i < starts.length; i++) starts[i] = (starts[i] ?? 0) + (starts[i - 1] ?? 0);
    return starts;
  }

  /** Words that a place has on average, of the journals that have any there. */
  private means(): number[] {
    return places.map((_, place) => {
      let [sum, holders] = [0, 0];
      for (let i = place; i < this.lengths.length; i += places.length) {
        const length = this.lengths.at(i);
        sum += length;
        if (length > 0) holders += 1;
      }
      return holders === 0 ? 1 : sum / holders;
    });
  }
}
