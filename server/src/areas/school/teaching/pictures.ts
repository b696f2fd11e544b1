import { sql } from 'kysely';
import type { Core } from '../../../core';
import { invalid, notFound } from '../../../http/problem';
import { ulid } from '../../../ulid';
import { withPicture } from '../../base/media/clean-image';
import { imageType } from '../../base/media/image-type';
import { line, type Staff } from '../course-desk/audit-line';

/** What pages show, in px, on a sharp screen; smaller ones would be blurred. */
const side = 320;
const least = 120;

/** Cuts a portrait to a square, encoded anew. @throws HttpProblem 422 on the field `file` */
async function portrait(core: Core, bytes: Buffer): Promise<string> {
  if (!imageType(bytes)) throw invalid({ file: ['仅支持 JPG、PNG、WebP、GIF 格式的图片'] });
  const content = await withPicture(bytes, async (picture) => {
    const { width = 0, height = 0 } = await picture.metadata();
    if (Math.min(width, height) < least)
      throw invalid({ file: [`图片太小，请换一张不小于 ${least} × ${least} 的`] });
    return picture
      .rotate()
      .resize({ width: side, height: side, fit: 'cover' })
      .webp({ quality: 84 })
      .toBuffer();
  });
  const now = new Date(core.settings.clock.now());
  return core.images.put(
    `teachers/${now.toISOString().slice(0, 7).replace('-', '/')}/${ulid(now.getTime())}.webp`,
    content,
  );
}

/**
 * Keeps the picture of a teacher.
 * @param teacher its number for the team; left out, whoever asks
 * @throws HttpProblem 404 · 422
 */
export async function storePortrait(
  core: Core,
  by: Staff,
  bytes: Buffer,
  teacher?: number,
): Promise<{ url: string }> {
  const whose = teacher === undefined ? sql`user_id = ${by.id}` : sql`id = ${teacher}`;
  const { rows: known } = await sql`select 1 from course_teachers where ${whose}`.execute(core.db);
  if (known.length === 0) throw notFound('没有这位教师');
  const url = await portrait(core, bytes);
  const at = new Date(core.settings.clock.now());
  await core.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ id: number }>`
      update course_teachers set avatar = ${url}, revision = revision + 1, updated_at = ${at} where ${whose}
      returning id`.execute(trx);
    for (const { id } of rows) await line(trx, core, by, 'course.teacher_picture', ['course_teacher', id]);
  });
  return { url };
}
