import { packedObjects } from './pdf-objects';
import { bytesAt, pieces } from './pieces';
import { Refusal } from './refusal';

/** Characters of names may be written by their number: `/J#61vaScript`. */
const plainNames = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const dangers: [RegExp, string][] = [
  [/\/JavaScript\b/, 'PDF 中含有脚本，请另存为普通 PDF 后再上传'],
  [/\/Launch\b/, 'PDF 中含有启动程序的动作，请另存为普通 PDF 后再上传'],
  [/\/EmbeddedFile\b/, 'PDF 中含有附件，请移除附件后再上传'],
];

/** Where the end mark of a PDF has to be found, in bytes from the end. */
const tail = 2048;

const overlap = 64;

function refuseDangers(piece: string): void {
  const text = plainNames(piece);
  const danger = dangers.find(([pattern]) => pattern.test(text));
  if (danger) throw new Refusal(danger[1]);
}

/**
 * Checks a PDF without drawing it: it begins and ends as one, and names no script, no program and no file inside, in
 * plain places and in packed objects. One with a password hides its own, which is why files are only ever handed out as
 * downloads.
 * @throws Refusal
 */
export async function checkPdf(path: string, size: number): Promise<void> {
  const wrong = new Refusal('文件内容不是 PDF，请检查后重新上传');
  if ((await bytesAt(path, 0, 5)).toString('latin1') !== '%PDF-') throw wrong;
  const end = (await bytesAt(path, Math.max(0, size - tail), tail)).toString('latin1');
  if (!end.includes('%%EOF')) throw new Refusal('PDF 不完整，请重新导出后上传');
  for await (const piece of pieces(path, overlap)) refuseDangers(piece);
  for await (const piece of packedObjects(path, overlap)) refuseDangers(piece);
}
