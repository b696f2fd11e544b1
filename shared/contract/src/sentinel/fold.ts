import { joined, written } from './disguises';

/** A text brought to one way of writing, with the way back to what was written. */
export interface Folded {
  text: string;
  /** For each UTF-16 unit of `text`, where its original begins and ends. */
  begins: number[];
  ends: number[];
}

const han = /[\p{Script=Han}イ]/u;
/** What is put between characters to part them; commas, stops and line ends are not, they part clauses. */
const filler = /[^\p{L}\p{N},。!?;:\n]/u;

/** Every character as half width, in lower case and in simplified form. Nothing is left out. */
export function plainFold(text: string): Folded {
  const folded: Folded = { text: '', begins: [], ends: [] };
  let at = 0;
  for (const char of text) {
    const end = at + char.length;
    for (const unit of [...char.normalize('NFKC').toLowerCase()].map((one) => written[one] ?? one).join(''))
      put(folded, unit, at, end);
    at = end;
  }
  return folded;
}

/** Like {@link plainFold}, without what stands between Chinese characters to part them, and with split ones joined. */
export function fold(text: string): Folded {
  return join(withoutFillers(plainFold(text)));
}

function put(folded: Folded, unit: string, begin: number, end: number): void {
  folded.text += unit;
  for (let i = 0; i < unit.length; i += 1) {
    folded.begins.push(begin);
    folded.ends.push(end);
  }
}

function withoutFillers(plain: Folded): Folded {
  const kept: Folded = { text: '', begins: [], ends: [] };
  const units = [...plain.text];
  let at = 0;
  for (let i = 0; i < units.length; i += 1) {
    const unit = units[i] ?? '';
    if (!filler.test(unit) || !partsHan(units, i))
      put(kept, unit, plain.begins[at] ?? 0, plain.ends[at + unit.length - 1] ?? 0);
    at += unit.length;
  }
  return kept;
}

/** Whether the run of fillers around `i` stands between two Chinese characters. */
function partsHan(units: string[], i: number): boolean {
  let before = i - 1;
  while (before >= 0 && filler.test(units[before] ?? '')) before -= 1;
  let after = i + 1;
  while (after < units.length && filler.test(units[after] ?? '')) after += 1;
  return han.test(units[before] ?? '') && han.test(units[after] ?? '');
}

function join(folded: Folded): Folded {
  let { text, begins, ends } = folded;
  for (const [parts, whole] of joined)
    for (let at = text.indexOf(parts); at >= 0; at = text.indexOf(parts, at + 1)) {
      const last = at + parts.length;
      const begin = begins[at] ?? 0;
      const end = ends[last - 1] ?? 0;
      text = text.slice(0, at) + whole + text.slice(last);
      begins = [...begins.slice(0, at), begin, ...begins.slice(last)];
      ends = [...ends.slice(0, at), end, ...ends.slice(last)];
    }
  return { text, begins, ends };
}
