/** Longest end of a ZIP: its end record with the longest comment. */
export const longestEnd = 22 + 65_535;

/** Bytes of an end record without a comment. */
const endBytes = 22;

/** Beginnings of archives that programs find anywhere in a file. */
const foreign = ['526172211a07', '377abcaf271c'].map((hex) => Buffer.from(hex, 'hex'));

export const hasForeignArchive = (content: Buffer): boolean => foreign.some((mark) => content.includes(mark));

const endMark = Buffer.from('PK\x05\x06', 'latin1');
const directoryMark = Buffer.from('PK\x01\x02', 'latin1');

/**
 * Ends of archives in other content, each with the directory where it says, the last one first.
 * @returns where each end record stands
 */
export function* archiveEnds(content: Buffer): Generator<number> {
  for (
    let at = content.lastIndexOf(endMark);
    at >= 0;
    at = at > 0 ? content.lastIndexOf(endMark, at - 1) : -1
  ) {
    if (at + endBytes > content.length) continue;
    const begin = at - content.readUInt32LE(at + 12);
    if (begin >= 0 && content.subarray(begin, begin + 4).equals(directoryMark)) yield at;
  }
}

/** Whether a ZIP lies in other content: its end, and its directory where the end says. */
export const hidesArchive = (content: Buffer): boolean => archiveEnds(content).next().done === false;

/** The archive whose end record stands at a place of other content; undefined when it is not there as a whole. */
export function archiveUntil(content: Buffer, at: number): Buffer | undefined {
  const begin = at - content.readUInt32LE(at + 12) - content.readUInt32LE(at + 16);
  const finish = at + endBytes + content.readUInt16LE(at + 20);
  return begin >= 0 && finish <= content.length ? content.subarray(begin, finish) : undefined;
}
