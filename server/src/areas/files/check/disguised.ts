import { bytesAt, pieces } from './pieces';
import { Refusal } from './refusal';

/** Longest end of a ZIP: its end record with the longest comment. */
const longestEnd = 22 + 65_535;
const endRecord = Buffer.from('PK\x05\x06', 'latin1');

/** Whether a program that looks from the end sees a ZIP. */
async function endsAsZip(path: string, size: number): Promise<boolean> {
  const end = await bytesAt(path, Math.max(0, size - longestEnd), longestEnd);
  for (let at = end.lastIndexOf(endRecord); at >= 0; at = at > 0 ? end.lastIndexOf(endRecord, at - 1) : -1)
    if (at + 22 <= end.length && at + 22 + end.readUInt16LE(at + 20) === end.length) return true;
  return false;
}

/**
 * Refuses files that are two things at once: an archive behind a picture, a PDF's head inside something else, a page
 * with scripts in a picture.
 * @throws Refusal
 */
export async function refuseDisguised(path: string, size: number): Promise<void> {
  const mixed = new Refusal('文件中混有其他格式的内容，请重新导出后上传');
  if (await endsAsZip(path, size)) throw mixed;
  const start = await bytesAt(path, 0, 1024);
  if (start.indexOf('%PDF-') > 0) throw mixed;
  const binary = start.includes(0) || start[0] === 0xff;
  if (!binary) return;
  for await (const piece of pieces(path, 16)) if (/<script[\s>]|<\?php/i.test(piece)) throw mixed;
}
