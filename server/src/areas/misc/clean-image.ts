import sharp, { type Sharp } from 'sharp';
import { invalid } from '../../http/problem';
import { turnstile } from '../../http/turnstile';
import { imageType } from './image-type';

sharp.concurrency(1);
sharp.cache(false);

const longestSide = 10_000;
const shownSide = 1920;
const atOnce = 2;
const queueLength = 20;

/** A picture that came out of our own encoder: nothing of the uploaded bytes is left in it. */
export interface CleanImage {
  content: Buffer;
  width: number;
  height: number;
}

/** Each picture takes 200 ms of a core, so few are done at a time and few may wait. */
const inTurn = turnstile(atOnce, queueLength, 'pictures');

/**
 * Works on a picture when it is its turn, after a look at its size.
 * @param input its bytes, or where it lies
 * @throws HttpProblem 422 on the field `file` for one that is broken or too large; Unavailable when too many wait
 */
export function withPicture<T>(input: Buffer | string, work: (picture: Sharp) => Promise<T>): Promise<T> {
  return inTurn(async () => {
    const picture = sharp(input, {
      limitInputPixels: 40_000_000,
      failOn: 'error',
      sequentialRead: true,
    }).timeout({ seconds: 8 });
    const { width = 0, height = 0 } = await picture.metadata();
    if (width > longestSide || height > longestSide)
      throw invalid({ file: ['图片尺寸过大，单边最多10000像素'] });
    return work(picture);
  }).catch((error: unknown) => {
    if (
      error instanceof Error &&
      /unsupported|corrupt|premature|Input|limit|timeout|Vips|bad/i.test(error.message)
    )
      throw 'status' in error ? error : invalid({ file: ['图片已损坏或尺寸过大，请换一张'] });
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
