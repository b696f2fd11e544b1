import type { JournalListState } from '@harbor/contract/journal-lists';
import { add, type Bits, noBits } from '../journals/index/bits';
import type { JournalIndex } from '../journals/index/build';
import { nameKey, numberToken } from '../journals/names';
import type { ListEntry } from './parse';

/** An entry as it was looked up. */
export interface MatchedEntry extends ListEntry {
  state: JournalListState;
  journalId: number | null;
  reason: string;
}

/** A whole list, looked up in one state of the library. */
export interface MatchedList {
  entries: readonly MatchedEntry[];
  counts: Record<JournalListState | 'entries', number>;
  /** Grades by journal. */
  grades: ReadonlyMap<number, string>;
  /** Documents of the index with a grade. */
  documents: Bits;
}

/** Entries that are looked up before others get their turn: about 1 ms. */
const atOnce = 200;

const breathe = () => new Promise<void>((resolve) => setImmediate(resolve));

/** The documents that a lookup puts into a set, which is empty again afterwards. */
function documentsBy(scratch: Bits, put: (bits: Bits) => unknown): number[] {
  put(scratch);
  const found: number[] = [];
  for (let at = 0; at < scratch.length; at++) {
    const bits = scratch[at] ?? 0;
    if (bits === 0) continue;
    for (let bit = 0; bit < 32; bit++) if (bits & (1 << bit)) found.push(at * 32 + bit);
    scratch[at] = 0;
  }
  return found;
}

/**
 * Looks every entry up: by its number where it has one, which alone identifies a journal; else by its name, as it is or
 * was, and only where a single journal has it.
 */
export async function matchList(index: JournalIndex, entries: readonly ListEntry[]): Promise<MatchedList> {
  const scratch = noBits(index.size);
  const documents = noBits(index.size);
  const rows = new Map<number, number>();
  const grades = new Map<number, string>();
  const counts: MatchedList['counts'] = {
    entries: entries.length,
    matched: 0,
    unknown: 0,
    several: 0,
    repeated: 0,
  };
  const matched: MatchedEntry[] = [];

  function look(entry: ListEntry): Omit<MatchedEntry, keyof ListEntry> {
    const { name, number } = entry;
    const key = nameKey(name);
    const found =
      number === ''
        ? documentsBy(scratch, (bits) => key !== '' && index.names.being(key, bits))
        : documentsBy(scratch, (bits) => index.words.being(numberToken(number), bits));
    const [doc] = found;
    if (doc === undefined)
      return {
        state: 'unknown',
        journalId: null,
        reason: number === '' ? '没有这个刊名，请核对或补充 ISSN' : `期刊库中没有 ${number}`,
      };
    if (found.length > 1)
      return {
        state: 'several',
        journalId: null,
        reason: `有 ${found.length} 种期刊叫这个名字，请补充 ISSN`,
      };
    const journalId = index.ids[doc] ?? 0;
    const before = rows.get(journalId);
    if (before !== undefined)
      return { state: 'repeated', journalId, reason: `与第 ${before} 条是同一种期刊，以先出现的为准` };
    rows.set(journalId, entry.row_no);
    grades.set(journalId, entry.grade);
    add(documents, doc);
    return { state: 'matched', journalId, reason: '' };
  }

  for (let at = 0; at < entries.length; at++) {
    if (at > 0 && at % atOnce === 0) await breathe();
    const entry = entries[at];
    if (!entry) continue;
    const looked = look(entry);
    counts[looked.state] += 1;
    matched.push({ ...entry, ...looked });
  }
  return { entries: matched, counts, grades, documents };
}
