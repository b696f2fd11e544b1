import type { Db } from '../../../db/connect';
import { invalid } from '../../../http/problem';

/** Pictures must be uploads of whoever sends them. @throws HttpProblem 422 on the field */
export async function checkOwnImages(
  db: Db,
  userId: number,
  images: string[],
  field = 'images',
): Promise<void> {
  const paths = [...new Set(images)];
  if (paths.length === 0) return;
  const own = await db
    .selectFrom('uploads')
    .select('id')
    .where('user_id', '=', userId)
    .where('path', 'in', paths)
    .execute();
  if (own.length < paths.length) throw invalid({ [field]: ['请重新上传图片'] });
}
