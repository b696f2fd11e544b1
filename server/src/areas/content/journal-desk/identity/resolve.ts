import { NumberMap } from './number-map';

/** What a row names its journal by; each checked and in its canonical form. */
export interface RowNumbers {
  issn_l?: string | undefined;
  issn?: string | undefined;
  eissn?: string | undefined;
  /** `11-1234` */
  cn?: string | undefined;
}

export type NumberKind = keyof RowNumbers;

/** What became of a row's numbers. */
export type Resolved =
  | {
      ok: true;
      /** Rows and journals with the same one are one journal. */
      slot: number;
      /** The journal that is in the library; null for one that is new with this file. */
      journalId: number | null;
      /** The row of the file that spoke of it first; null for this one. */
      firstRow: number | null;
      /** What the journal did not have before. */
      fresh: RowNumbers;
      /** Both numbers were known, only the other way round. */
      swapped: boolean;
    }
  | { ok: false; fault: 'two-journals' | 'contradiction' | 'no-name'; number: string; others: number[] };

const kinds: readonly NumberKind[] = ['issn_l', 'issn', 'eissn', 'cn'];

/** ISSNs by their seven digits, CNs behind them. */
const codeOf = (kind: NumberKind, number: string): number =>
  kind === 'cn'
    ? 10_000_000 + Number(number.slice(0, 2) + number.slice(3, 7))
    : Number(number.slice(0, 4) + number.slice(5, 8));

const none = -1;

/**
 * Decides which rows of a file and which journals of the library are one: those that share a number, and never by their
 * names. Rows are taken one after another; one that contradicts what is known by then is refused and changes nothing.
 * Everything is held in flat arrays, some 30 bytes for a journal.
 */
export class Identity {
  private readonly slots = new NumberMap(1 << 16);
  private readonly held: Record<NumberKind, Int32Array>;
  private journals: Float64Array;
  private rows: Int32Array;
  private used = 0;

  constructor(capacity = 1 << 16) {
    this.journals = new Float64Array(capacity).fill(none);
    this.rows = new Int32Array(capacity);
    const column = () => new Int32Array(capacity).fill(none);
    this.held = { issn_l: column(), issn: column(), eissn: column(), cn: column() };
  }

  /** Tells of a number that a journal of the library has; numbers of a journal may come in any order. */
  known(journalId: number, kind: NumberKind, number: string, slotOf: Map<number, number>): void {
    let slot = slotOf.get(journalId);
    if (slot === undefined) {
      slot = this.open(journalId);
      slotOf.set(journalId, slot);
    }
    this.keep(slot, kind, number);
  }

  /** The journal of the library that a slot stands for, or the row that made it. */
  whose(slot: number): { journalId: number } | { row: number } {
    const journalId = this.journals[slot] ?? none;
    return journalId === none ? { row: this.rows[slot] ?? 0 } : { journalId };
  }

  /** How many journals there are. */
  get size(): number {
    return this.used;
  }

  /**
   * Takes the next row. @param row its number in the file @param named whether it says a name, without which no journal is
   * new
   */
  resolve(numbers: RowNumbers, row: number, named: boolean): Resolved {
    const given = kinds.flatMap((kind) => {
      const number = numbers[kind];
      return number === undefined ? [] : [{ kind, number, slot: this.slots.get(codeOf(kind, number)) }];
    });
    const slots = new Set(given.flatMap(({ slot }) => (slot === undefined ? [] : [slot])));
    if (slots.size > 1) {
      const second = given.find(({ slot }) => slot !== undefined && slot !== [...slots][0]);
      return { ok: false, fault: 'two-journals', number: second?.number ?? '', others: [...slots] };
    }
    const [known] = slots;
    if (known === undefined) {
      if (!named) return { ok: false, fault: 'no-name', number: '', others: [] };
      const slot = this.open(null);
      for (const { kind, number } of given) this.keep(slot, kind, number);
      this.rows[slot] = row;
      return { ok: true, slot, journalId: null, firstRow: null, fresh: numbers, swapped: false };
    }
    const fits = this.fits(known, given);
    if (!fits.ok) return { ...fits, others: [known] };
    for (const kind of kinds) {
      const number = fits.fresh[kind];
      if (number !== undefined) this.keep(known, kind, number);
    }
    const first = this.rows[known] ?? 0;
    if (first === 0) this.rows[known] = row;
    const journalId = this.journals[known] ?? none;
    return {
      ok: true,
      slot: known,
      journalId: journalId === none ? null : journalId,
      firstRow: first === 0 ? null : first,
      fresh: fits.fresh,
      swapped: fits.swapped,
    };
  }

  /** Whether what a row says goes together with what is known of a journal, and what of it is new. */
  private fits(
    slot: number,
    given: readonly { kind: NumberKind; number: string; slot: number | undefined }[],
  ) {
    const of = (kind: NumberKind) => this.held[kind][slot] ?? none;
    const fresh: RowNumbers = {};
    let swapped = false;
    for (const { kind, number, slot: at } of given) {
      const code = codeOf(kind, number);
      if (of(kind) === code) continue;
      if (at === slot) {
        // Known under another name: print and electronic the other way round, or the linking one of the two.
        if (kind !== 'issn_l') swapped = true;
        else if (of('issn_l') === none) fresh.issn_l = number;
        else return { ok: false as const, fault: 'contradiction' as const, number };
        continue;
      }
      if (of(kind) === none) {
        fresh[kind] = number;
        continue;
      }
      const other = kind === 'issn' ? 'eissn' : kind === 'eissn' ? 'issn' : undefined;
      // The place is taken by a number that the row has in the other one: so this one belongs there.
      const taken =
        other && given.some((one) => one.kind === other && codeOf(one.kind, one.number) === of(kind));
      if (other && taken && of(other) === none) {
        fresh[other] = number;
        swapped = true;
        continue;
      }
      return { ok: false as const, fault: 'contradiction' as const, number };
    }
    return { ok: true as const, fresh, swapped };
  }

  private open(journalId: number | null): number {
    if (this.used === this.journals.length) this.grow();
    const slot = this.used++;
    this.journals[slot] = journalId ?? none;
    return slot;
  }

  private keep(slot: number, kind: NumberKind, number: string): void {
    const code = codeOf(kind, number);
    this.held[kind][slot] = code;
    this.slots.set(code, slot);
  }

  private grow(): void {
    const size = this.journals.length * 2;
    const journals = new Float64Array(size).fill(none);
    journals.set(this.journals);
    this.journals = journals;
    const rows = new Int32Array(size);
    rows.set(this.rows);
    this.rows = rows;
    for (const kind of kinds) {
      const column = new Int32Array(size).fill(none);
      column.set(this.held[kind]);
      this.held[kind] = column;
    }
  }
}
