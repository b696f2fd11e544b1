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
const filler = /[^\p{L}\p{N},。!?;:\n]|\p{Default_Ignorable_Code_Point}/u;

/** A character that stands for a whole phrase, as ﷺ does, is none of a disguise; left as it is, it makes nothing longer. */
const mostUnits = 4;

/** Every character as half width, in lower case and in simplified form. Nothing is left out. */
export function plainFold(text: string): Folded {
  const folded: Folded = { text: '', begins: [], ends: [] };
  let at = 0;
  for (const char of text) {
    const end = at + char.length;
    const plain = char.normalize('NFKC');
    const short = plain.length > mostUnits ? char : plain;
    for (const unit of [...short.toLowerCase()].map((one) => written[one] ?? one).join(''))
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
  const parting = partingHan(units);
  let at = 0;
  for (const [i, unit] of units.entries()) {
    if (!parting[i]) put(kept, unit, plain.begins[at] ?? 0, plain.ends[at + unit.length - 1] ?? 0);
    at += unit.length;
  }
  return kept;
}

/** Of each character whether it is in a run of fillers between two Chinese characters. */
function partingHan(units: readonly string[]): boolean[] {
  const parting = units.map((unit) => filler.test(unit));
  for (let from = 0; from < units.length; from += 1) {
    if (!parting[from]) continue;
    let to = from;
    while (parting[to + 1]) to += 1;
    if (!han.test(units[from - 1] ?? '') || !han.test(units[to + 1] ?? '')) parting.fill(false, from, to + 1);
    from = to;
  }
  return parting;
}

function join({ text, begins, ends }: Folded): Folded {
  const done: Folded = { text: '', begins: [], ends: [] };
  for (let at = 0; at < text.length; ) {
    const [parts, whole] = joined.find(([split]) => text.startsWith(split, at)) ?? ['', ''];
    const length = parts.length || 1;
    put(done, whole || (text[at] ?? ''), begins[at] ?? 0, ends[at + length - 1] ?? 0);
    at += length;
  }
  return done;
}
