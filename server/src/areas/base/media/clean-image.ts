import { open } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { Busy, invalid } from '../../../http/problem';
import { turnstile } from '../../../http/turnstile';
import { imageType } from './image-type';
import { withoutTexts } from './png-texts';

sharp.concurrency(1);
sharp.cache(false);

const longestSide = 10_000;
const shownSide = 1920;
const atOnce = 2;
/** Bytes of so many pictures wait in memory at most, 200 MB. */
const queueLength = 100;
/** Longest work on one picture, in seconds; the ordinary one takes 0.2. Waiting for its turn does not count. */
const longestWork = 30;

/** A picture that came out of our own encoder: nothing of the uploaded bytes is left in it. */
export interface CleanImage {
  content: Buffer;
  width: number;
  height: number;
}

/** Each picture takes 200 ms of a core, so few are done at a time and few may wait. */
const inTurn = turnstile(atOnce, queueLength, 'pictures', '正在处理的图片较多，请稍后再试');

const broken = () => invalid({ file: ['图片已损坏或尺寸过大，请换一张'] });

/** A picture as it is read: of a PNG only what is seen. */
async function readable(input: Buffer | string): Promise<Buffer | string> {
  let bytes = input;
  if (typeof bytes === 'string') {
    const file = await open(bytes);
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, 0);
      if (imageType(buffer.subarray(0, bytesRead)) !== 'png') return input;
      bytes = await file.readFile();
    } finally {
      await file.close();
    }
  }
  if (imageType(bytes) !== 'png') return bytes;
  const seen = withoutTexts(bytes);
  if (!seen) throw broken();
  return seen;
}

/**
 * Works on a picture when it is its turn, after a look at its size.
 * @param input its bytes, or where it lies
 * @throws HttpProblem 422 on the field `file` for one that is broken or too large; Busy when too many wait, or the machine does not get it done
 */
export function withPicture<T>(input: Buffer | string, work: (picture: Sharp) => Promise<T>): Promise<T> {
  return inTurn(async () => {
    const picture = sharp(await readable(input), {
      limitInputPixels: 40_000_000,
      failOn: 'error',
      sequentialRead: true,
    }).timeout({ seconds: longestWork });
    const { width = 0, height = 0 } = await picture.metadata();
    if (width > longestSide || height > longestSide)
      throw invalid({ file: ['图片尺寸过大，单边最多10000像素'] });
    return work(picture);
  }).catch((error: unknown) => {
    // How long a picture takes, and what memory there is, depends on what else the machine does: that is no fault of it.
    if (error instanceof Error && /timeout|out of memory|cannot allocate/i.test(error.message))
      throw new Busy(`a picture was given up: ${error.message}`, '服务器繁忙，图片未能及时处理，请稍后再试');
    if (error instanceof Error && /unsupported|corrupt|premature|Input|limit|Vips|bad/i.test(error.message))
      throw 'status' in error ? error : broken();
    throw error;
  });
}

/**
 * Reads an uploaded picture by its content, whatever its name says, and encodes it anew as WebP of at most 1920 px;
 * of an animation the first frame stays. SVG is refused, and everything hidden in a file is gone.
 * @throws HttpProblem 422 on the field `file`; Unavailable when too many wait
 */
export async function cleanImage(bytes: Buffer): Promise<CleanImage> {
  if (!imageType(bytes)) throw invalid({ file: ['仅支持 JPG、PNG、WebP、GIF 格式的图片'] });
  const { data, info } = await withPicture(bytes, (picture) =>
    picture
      .rotate()
      .resize({ width: shownSide, height: shownSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true }),
  );
  return { content: data, width: info.width, height: info.height };
}
