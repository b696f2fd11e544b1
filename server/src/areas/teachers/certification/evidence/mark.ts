import { readFile } from 'node:fs/promises';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { invalid } from '../../../../http/problem';
import { toMoment } from '../../../../time';
import { pictureView } from '../../../base/files/view/picture-view';
import { watermarkSheet } from '../../../base/files/view/watermark';
import { withPicture } from '../../../base/media/clean-image';
import { certifyLimits } from '../limits';

/** What stands over every copy: what it may be used for, and since when it is here. */
export const markText = (now: Date): string => `仅供学术港教师认证使用 ${toMoment(now).slice(0, 10)}`;

/** A PDF with the mark over each of its pages; scripts, forms and attachments of the original do not come along. */
async function markedPdf(bytes: Buffer, mark: string): Promise<Buffer> {
  const original = await PDFDocument.load(bytes, { updateMetadata: false }).catch(() => {
    throw invalid({ file: ['这个 PDF 已加密或无法打开，请上传没有密码的原件'] });
  });
  if (original.getPageCount() > certifyLimits.pages)
    throw invalid({ file: [`PDF 最多${certifyLimits.pages}页，请只上传证明本身`] });
  const marked = await PDFDocument.create();
  for (const page of await marked.copyPages(original, original.getPageIndices())) {
    const { width, height } = page.getSize();
    const [w, h] = [Math.ceil(width), Math.ceil(height)];
    const sheet = await sharp(Buffer.from(watermarkSheet(mark, w, h, Math.max(10, Math.round(w / 50)))))
      .png()
      .toBuffer();
    marked.addPage(page).drawImage(await marked.embedPng(sheet), { x: 0, y: 0, width, height });
  }
  return Buffer.from(await marked.save());
}

/** The copy that people look at. @param path of the checked file */
export async function markedCopy(
  path: string,
  type: string,
  now: Date,
): Promise<{ type: 'webp' | 'pdf'; content: Buffer }> {
  const mark = markText(now);
  if (type === 'pdf') return { type: 'pdf', content: await markedPdf(await readFile(path), mark) };
  return { type: 'webp', content: await pictureView(path, mark) };
}

/** What a picture looks like in 64 bits: pictures of the same thing, scaled or compressed anew, have the same. */
export function printOf(path: string): Promise<string> {
  return withPicture(path, async (picture) => {
    const points = await picture
      .rotate()
      .flatten({ background: '#fff' })
      .greyscale()
      .resize(9, 8, { fit: 'fill' })
      .raw()
      .toBuffer();
    let bits = 0n;
    for (let y = 0; y < 8; y += 1)
      for (let x = 0; x < 8; x += 1) {
        const [left = 0, right = 0] = [points[y * 9 + x], points[y * 9 + x + 1]];
        bits = (bits << 1n) | (left > right ? 1n : 0n);
      }
    return bits.toString(16).padStart(16, '0');
  });
}
