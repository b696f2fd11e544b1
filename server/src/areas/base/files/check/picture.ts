import { HttpProblem } from '../../../../http/problem';
import { withPicture } from '../../media/clean-image';
import { imageType } from '../../media/image-type';
import { bytesAt } from './pieces';
import { Refusal } from './refusal';

const kinds = { jpg: 'jpeg', png: 'png' } as const;

/**
 * Checks that a picture is one and can be drawn to its last line. It is kept as it is, since journals ask for the
 * resolution that it was made with; what is shown of it is drawn anew.
 * @throws Refusal
 */
export async function checkPicture(path: string, type: keyof typeof kinds): Promise<void> {
  if (imageType(await bytesAt(path, 0, 16)) !== kinds[type])
    throw new Refusal(`文件内容不是 ${type} 图片，请检查后重新上传`);
  await withPicture(path, (picture) => picture.resize(64).toBuffer()).catch((error: unknown) => {
    throw error instanceof HttpProblem ? new Refusal(error.message) : error;
  });
}
