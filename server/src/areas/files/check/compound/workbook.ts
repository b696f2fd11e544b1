import { Refusal } from '../refusal';

const sheet = 0x85;
const password = 0x2f;
const book = 0x1ae;

const macros = () => new Refusal('表格中含有宏，请移除宏后再上传');

/**
 * Reads the records of an old workbook: sheets of macros, of which nothing shows in the directory, links that start a
 * program, and a password.
 * @throws Refusal
 */
export function checkWorkbook(content: Buffer): void {
  for (let at = 0; at + 4 <= content.length; ) {
    const kind = content.readUInt16LE(at);
    const length = content.readUInt16LE(at + 2);
    const record = content.subarray(at + 4, at + 4 + length);
    // Readers look for no end either: what is behind the last record is zeros.
    at += 4 + length;
    if (kind === password) throw new Refusal('文件设有密码，无法检查，请取消密码后再上传');
    if (kind === sheet && record.length > 5 && (record[5] === 1 || record[5] === 6)) throw macros();
    // `cmd`, a mark, `/c calc`: the program and what it is asked for.
    if (kind === book && record.length > 6 && linksToProgram(record))
      throw new Refusal('表格中含有会启动程序的链接（DDE），请断开链接后再上传');
  }
}

/** A link by OLE or DDE has a mark between program and topic; one to another workbook begins with another mark. */
function linksToProgram(record: Buffer): boolean {
  const wide = (record[4] ?? 0) & 1;
  const name = record.subarray(5).toString(wide ? 'utf16le' : 'latin1');
  return name.indexOf('\x03') > 0;
}
