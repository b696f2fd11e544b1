import type { DataOf } from '@harbor/contract';
import type { Core } from '../../../core';
import { insertRow } from '../../../db/rows';
import { invalid } from '../../../http/problem';
import { ulid } from '../../../ulid';
import { cleanImage } from './clean-image';

/** Bytes of pictures that one user may keep. */
const perUser = 500 * 1024 * 1024;

async function checkSpace({ db }: Core, userId: number): Promise<void> {
  const { used } = await db
    .selectFrom('uploads')
    .select(({ fn }) => fn.sum<number | null>('size').as('used'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if ((used ?? 0) > perUser) throw invalid({ file: ['图片空间已用完，请联系客服'] });
}

/** Cleans and stores a user's picture. @throws HttpProblem 422 on the field `file` */
export async function uploadImage(
  core: Core,
  userId: number,
  bytes: Buffer,
): Promise<DataOf<'POST /upload_image'>> {
  await checkSpace(core, userId);
  const { content, width, height } = await cleanImage(bytes);
  const now = new Date(core.settings.clock.now());
  const id = ulid(now.getTime());
  const url = await core.images.put(`${now.toISOString().slice(0, 7).replace('-', '/')}/${id}.webp`, content);
  const size = content.length;
  await insertRow(core.db, 'uploads', {
    id,
    user_id: userId,
    path: url,
    type: 'image/webp',
    size,
    width,
    height,
    created_at: now,
  });
  return { url, width, height, size };
}
