const headBytes = 28;
/** Longest name of a font that the old editor of equations holds; longer ones are how it is attacked. */
const longestFont = 40;
const mostBytes = 256 * 1024;

/** Whether a record of the old editor names a font that is longer than it can hold. */
function namesLongFont(records: Buffer): boolean {
  for (let at = records.indexOf(8); at >= 0 && at + 3 < records.length; at = records.indexOf(8, at + 1)) {
    const close = records.indexOf(0, at + 3);
    if ((close < 0 ? records.length : close) - (at + 3) > longestFont) return true;
  }
  return false;
}

/**
 * Whether a stream `Equation Native` is an equation as Word and MathType write it: a head of 28 bytes, then records in MTEF.
 * Those of the old editor (until version 3) are looked at for the names of fonts by which it is attacked.
 */
export function isEquation(content: Buffer): boolean {
  if (content.length < headBytes + 5 || content.length > mostBytes) return false;
  if (content.readUInt16LE(0) !== headBytes || content.readUInt32LE(2) >>> 16 !== 2) return false;
  const version = content.readUInt8(headBytes);
  if (version < 1 || version > 8) return false;
  return version > 3 || !namesLongFont(content.subarray(headBytes + 5));
}

/** Whether content is an equation of the editor before version 3: records without the head, and no name of a program. */
export const isOldEquation = (content: Buffer): boolean =>
  content.length > 5 &&
  content.length <= mostBytes &&
  content.readUInt8(0) >= 1 &&
  content.readUInt8(0) <= 3 &&
  content.readUInt8(1) <= 1 &&
  !namesLongFont(content.subarray(5)) &&
  !namesProgram(content);

/** Whether something that says to be an equation speaks of programs or addresses. */
export const namesProgram = (content: Buffer): boolean =>
  /cmd|\.exe|\.dll|\.hta|https?:|powershell|mshta|script|rundll/i.test(
    content.toString('latin1').replaceAll('\0', ''),
  );
