import { Refusal } from '../refusal';

const sheet = 0x85;
const password = 0x2f;
const book = 0x1ae;
const begin = 0x809;
/** Names of other files and programs until Excel 95, one a record. */
const oldBook = 0x17;
const excel95 = 0x0500;
/** The last of the marks with which a path of another workbook, or of this one, begins. */
const lastPathMark = 8;

const macros = () => new Refusal('表格中含有宏，请移除宏后再上传');

/**
 * Reads the records of an old workbook: sheets of macros, of which nothing shows in the directory, links that start a
 * program, and a password.
 * @throws Refusal
 */
export function checkWorkbook(content: Buffer): void {
  let old = false;
  for (let at = 0; at + 4 <= content.length; ) {
    const kind = content.readUInt16LE(at);
    const length = content.readUInt16LE(at + 2);
    const record = content.subarray(at + 4, at + 4 + length);
    // Readers look for no end either: what is behind the last record is zeros.
    at += 4 + length;
    if (kind === password) throw new Refusal('文件设有密码，无法检查，请取消密码后再上传');
    if (kind === sheet && record.length > 5 && (record[5] === 1 || record[5] === 6)) throw macros();
    if (kind === begin && record.length > 1) old = record.readUInt16LE(0) === excel95;
    const asksProgram =
      (kind === book && record.length > 6 && linksToProgram(record)) ||
      (old && kind === oldBook && namesProgram(record.toString('latin1', 1, 1 + (record[0] ?? 0))));
    // `cmd`, a mark, `/c calc`: the program and what it is asked for.
    if (asksProgram) throw new Refusal('表格中含有会启动程序的链接（DDE），请断开链接后再上传');
  }
}

/**
 * A link by OLE or DDE has a mark between program and topic. One to another workbook begins with a mark that says how its
 * path is written, and has the same mark between its folders.
 */
function linksToProgram(record: Buffer): boolean {
  const wide = (record[4] ?? 0) & 1;
  const letters = record.readUInt16LE(2);
  const name = record.subarray(5, 5 + letters * (wide ? 2 : 1)).toString(wide ? 'utf16le' : 'latin1');
  return namesProgram(name);
}

const namesProgram = (name: string) => name.charCodeAt(0) > lastPathMark && name.indexOf('\x03') > 0;

/** Records that go on with the one before: as it is, and behind a head of their own. */
const goesOn = 0x3c;
const goesOnFramed = 0x87f;
const frame = 12;

/**
 * A place in an old workbook, in the content of the record that it belongs to together with those that go on with it: a theme
 * or a drawing is cut into pieces of 8 KB.
 */
export function placeInRecords(content: Buffer, place: number): { content: Buffer; at: number } | undefined {
  let parts: Buffer[] = [];
  let length = 0;
  let found: number | undefined;
  for (let at = 0; at + 4 <= content.length; ) {
    const kind = content.readUInt16LE(at);
    const begin = at + 4 + (kind === goesOnFramed ? frame : 0);
    const finish = at + 4 + content.readUInt16LE(at + 2);
    if (kind !== goesOn && kind !== goesOnFramed) {
      if (found !== undefined) break;
      parts = [];
      length = 0;
    }
    const part = content.subarray(begin, Math.max(begin, finish));
    if (place >= begin && place < finish) found = length + place - begin;
    parts.push(part);
    length += part.length;
    at = finish;
  }
  return found === undefined ? undefined : { content: Buffer.concat(parts), at: found };
}
