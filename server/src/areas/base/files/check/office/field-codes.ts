import { isHarmlessLink } from '../content/links';
import { Refusal } from '../refusal';
import { ambiguous } from './ambiguous';

/** Longest piece of a code that is read; what is longer shows what it is at its beginning. */
export const longestCode = 4096;

/** Codes of fields that start a program; and those whose name another field gives: `{ QUOTE 68 68 69 }`, `{ IF … }`. */
const dde = /\{\s*(?:"?DDE(?:AUTO)?\b|\{)/i;
/** Codes of fields that put in what lies elsewhere, and where in them that is. */
const fetching = /\{\s*(?:INCLUDETEXT|INCLUDEPICTURE|IMPORT|LINK\b)([^{}]*)/gi;
const place = /["\s]((?:\\{2,4}|\/\/|file:)[^"\s{}]+)/gi;

/** Codes one behind the other, with their braces. */
class Codes {
  private text = '';

  /** @throws Refusal for a code that acts */
  add(text: string): void {
    // Blanks say nothing, however many: a name may stand behind thousands of them.
    const piece = text.replace(/\s+/g, ' ');
    this.text += piece.startsWith(' ') && /[{ ]$/.test(this.text) ? piece.slice(1) : piece;
    if (this.text.length < 16 * longestCode) return;
    this.judge();
    // A field that is being read goes on: fields are looked at from where the last ones begin.
    this.text = this.text.slice(-2 * longestCode);
  }

  /** @throws Refusal for a code that acts */
  judge(): void {
    if (dde.test(this.text)) throw new Refusal('文档中含有会启动程序的域（DDE），请移除后再上传');
    const codes = [...this.text.matchAll(fetching)].map(([, code = '']) => code);
    const places = codes.flatMap((code) => [...code.matchAll(place)].map(([, where = '']) => where));
    if (!places.every(isHarmlessLink)) throw new Refusal('文档引用了网络上的内容，请移除引用后再上传');
  }
}

/** A field that has begun. */
interface Open {
  container: number;
  /** Whether what follows is its code, not its result. */
  coding: boolean;
}

/**
 * The fields of a part, as Word reads them. Word leaves out elements that it does not know, and of alternatives one, with all
 * that is in them: so the code of a field has to stand in one container from its beginning to its end.
 */
export class Fields {
  /** Everything, and the same without what was deleted in a document that keeps its changes. */
  private readonly all = new Codes();
  private readonly kept = new Codes();
  private readonly open: Open[] = [];

  private add(text: string, deleted = false): void {
    this.all.add(text);
    if (!deleted) this.kept.add(text);
  }

  /** The field whose code is being read. @throws Refusal when it began in another container */
  private coding(container: number): Open | undefined {
    const field = this.open.at(-1);
    if (!field?.coding) return undefined;
    if (field.container !== container) throw ambiguous();
    return field;
  }

  /** A sign of a field: `begin`, `separate` between code and result, or `end`. @throws Refusal */
  sign(type: string, container: number): void {
    if (type === 'begin') this.open.push({ container, coding: true });
    else if (type !== 'separate' && type !== 'end') throw ambiguous();
    else {
      const field = this.coding(container);
      if (field) field.coding = false;
      if (type === 'end') this.open.pop();
    }
    this.add(type === 'begin' ? '{' : '}');
  }

  /** A piece of a code; one outside of any is taken for a code itself. @throws Refusal */
  piece(text: string, deleted: boolean, container: number): void {
    if (this.coding(container)) this.add(text, deleted);
    else this.simple(text);
  }

  /** A whole code. @throws Refusal for one that acts */
  simple(code: string): void {
    this.add(`{${code}}`);
  }

  /** @throws Refusal for a code that acts */
  end(): void {
    this.all.judge();
    this.kept.judge();
  }
}
