import sharp from 'sharp';
import { withPicture } from '../../media/clean-image';
import { watermarkSheet } from './watermark';

const longestShown = 1600;

/** A picture drawn anew under the watermark, as WebP; nothing of the file's own bytes is left. */
export function pictureView(path: string, watermark: string): Promise<Buffer> {
  return withPicture(path, async (picture) => {
    const { data, info } = await picture
      .rotate()
      .resize({ width: longestShown, height: longestShown, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true });
    const letters = Math.max(12, Math.round(info.width / 60));
    const mark = Buffer.from(watermarkSheet(watermark, info.width, info.height, letters));
    return sharp(data)
      .composite([{ input: mark }])
      .webp({ quality: 80 })
      .toBuffer();
  });
}
