import { z } from 'zod';
import { defineArea } from '../endpoint';

export const media = defineArea({
  'POST /upload_image': {
    summary: '上传图片（不超过2MB），返回地址',
    access: 'login',
    rate: 'upload',
    multipart: true,
    data: z.object({ url: z.string(), width: z.int(), height: z.int(), size: z.int() }),
  },
});
