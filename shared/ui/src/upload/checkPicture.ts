import { megabytes, sizeLimits } from '@harbor/contract/size-limits';

/** Largest picture that may be uploaded, in bytes. */
export const mostBytes = sizeLimits.picture;

/** Most pictures that are taken at one time, chosen, pasted or dropped. */
export const mostAtOnce = 100;

/** Types that the file dialog offers and the server takes. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

/** What is wrong with a picture before it is sent, if anything. */
export function checkPicture({ size, type }: Pick<File, 'size' | 'type'>): string | undefined {
  if (!pictureTypes.includes(type)) return '请选择 JPG、PNG、WebP 或 GIF 图片';
  return size > mostBytes ? `图片大小不能超过${megabytes(mostBytes)}MB哦~` : undefined;
}
