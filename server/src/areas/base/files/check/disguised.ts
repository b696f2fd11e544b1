import { hasForeignArchive, hidesArchive, longestEnd } from './hidden-archive';
import { bytesAt, pieces } from './pieces';
import { Refusal } from './refusal';

const mixed = () => new Refusal('文件中混有其他格式的内容，请重新导出后上传');

/** A page with scripts, or a program for a server, in one or two bytes a character. */
const page = /<script[\s>]|<\?php|<\0s\0c\0r\0i\0p\0t\0/i;

/**
 * Refuses files that are two things at once: an archive behind a text or a picture, a PDF's head inside something else, a
 * page with scripts in a picture.
 * @param picture whether it is to be one
 * @throws Refusal
 */
export async function refuseDisguised(path: string, size: number, picture: boolean): Promise<void> {
  const tail = 2 * longestEnd;
  if (hidesArchive(await bytesAt(path, Math.max(0, size - tail), tail))) throw mixed();
  const start = await bytesAt(path, 0, 4096);
  const head = start.indexOf('%PDF-');
  if (head > 0 && head < 1024 && (picture || /\d\s+obj\b/.test(start.toString('latin1', head))))
    throw mixed();
  if (!picture) return;
  for await (const piece of pieces(path, 32))
    if (page.test(piece) || hasForeignArchive(Buffer.from(piece, 'latin1'))) throw mixed();
}
