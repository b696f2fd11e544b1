/** Longest end of a ZIP: its end record with the longest comment. */
export const longestEnd = 22 + 65_535;

/** Beginnings of archives that programs find anywhere in a file. */
const foreign = ['526172211a07', '377abcaf271c'].map((hex) => Buffer.from(hex, 'hex'));

export const hasForeignArchive = (content: Buffer): boolean => foreign.some((mark) => content.includes(mark));

const endMark = Buffer.from('PK\x05\x06', 'latin1');
const directoryMark = Buffer.from('PK\x01\x02', 'latin1');

/** Whether a ZIP lies in other content: its end, and its directory where the end says. */
export function hidesArchive(content: Buffer): boolean {
  for (
    let at = content.lastIndexOf(endMark);
    at >= 0;
    at = at > 0 ? content.lastIndexOf(endMark, at - 1) : -1
  ) {
    if (at + 22 > content.length) continue;
    const begin = at - content.readUInt32LE(at + 12);
    if (begin >= 0 && content.subarray(begin, begin + 4).equals(directoryMark)) return true;
  }
  return false;
}
