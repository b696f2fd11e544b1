import { mostVideoBytes, videoEndings } from '@harbor/contract/video-status';
import { fileSize } from '../upload/fileFacts';

/** What the file dialog offers. */
export const acceptedVideos = videoEndings.map((ending) => `.${ending}`).join();

/** What is wrong with a recording before it is sent; empty for one that may be. */
export function faultOf({ name, size }: Pick<File, 'name' | 'size'>): string {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  if (!videoEndings.some((known) => known === ending))
    return `只能上传 ${videoEndings.map((one) => one.toUpperCase()).join('、')} 视频，“${name}”不是`;
  if (size === 0) return '文件是空的，请检查是否录制成功';
  return size > mostVideoBytes
    ? `文件 ${fileSize(size)}，超过 ${fileSize(mostVideoBytes)}，请压缩或分成几讲`
    : '';
}
