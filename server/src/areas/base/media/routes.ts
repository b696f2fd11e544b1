import type { media } from '@harbor/contract';
import { tooLarge } from '../../../http/errors';
import type { AreaHandlers } from '../../../http/handler';
import { invalid } from '../../../http/problem';
import { uploadImage } from './upload-image';

export const routes: AreaHandlers<typeof media> = {
  'POST /upload_image': async ({ core, user, request }) => {
    const file = await request.file();
    if (!file) throw invalid({ file: ['请选择要上传的图片'] });
    const bytes = await file.toBuffer();
    // The library says nothing when what is too much comes apart from the last bytes that pass.
    if (file.file.truncated) throw tooLarge();
    return uploadImage(core, user.id, bytes);
  },
};
