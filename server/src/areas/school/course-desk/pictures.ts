import type { Core } from '../../../core';
import { invalid } from '../../../http/problem';
import { ulid } from '../../../ulid';
import { audit } from '../../base/accounts/audit';
import { withPicture } from '../../base/media/clean-image';
import { imageType } from '../../base/media/image-type';

/** What pages show, in px: 16:9 as courses are, each as large as it is drawn on a sharp screen. */
const shown = { width: 1280, height: 720 };
const least = { width: 640, height: 360 };

/**
 * Cuts a cover to 16:9 and stores it, encoded anew: nothing of what was uploaded is left.
 * @throws HttpProblem 422 on the field `file`
 */
export async function storeCover(core: Core, staffId: number, bytes: Buffer): Promise<{ url: string }> {
  if (!imageType(bytes)) throw invalid({ file: ['仅支持 JPG、PNG、WebP、GIF 格式的图片'] });
  const content = await withPicture(bytes, async (picture) => {
    const { width = 0, height = 0, orientation = 1 } = await picture.metadata();
    const [across, down] = orientation >= 5 ? [height, width] : [width, height];
    if (across < least.width || down < least.height)
      throw invalid({ file: [`图片太小，请换一张不小于 ${least.width} × ${least.height} 的`] });
    return picture
      .rotate()
      .resize({ ...shown, fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer();
  });
  const now = new Date(core.settings.clock.now());
  const id = ulid(now.getTime());
  const url = await core.images.put(
    `courses/${now.toISOString().slice(0, 7).replace('-', '/')}/${id}.webp`,
    content,
  );
  await audit(core.db, core.settings.clock, {
    actor: { type: 'staff', id: staffId },
    action: 'course.picture',
    object: ['course_picture', id],
  });
  return { url };
}
