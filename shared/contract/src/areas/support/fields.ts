import { z } from 'zod';
import { lines } from '../../people-fields';

export const uploaded = z.string().regex(/^\/media\/uploads\/[\w\-/]+\.webp$/, '请先上传图片');

export const images = z.array(uploaded).max(6, '最多上传6张图片');

export const rating = z.strictObject({
  score: z.int('请选择满意度').min(1, '请选择满意度').max(5, '请选择满意度'),
  comment: lines().max(200, '评价最多200个字').optional(),
});
