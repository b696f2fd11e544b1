import type { BodyOf, DataOf } from '@harbor/contract';
import { fileTypeOf, fileTypes, mostBytesFor } from '@harbor/contract/file-types';
import { megabytes } from '@harbor/contract/size-limits';
import { sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { invalid, notFound } from '../../../../http/problem';
import { ulid } from '../../../../ulid';
import { fileLimits } from '../limits';
import { cleanName } from '../names';
import { presentFile } from '../present';
import { ownFile } from '../queries';
import type { FileRow } from '../rows';
import { fileStatus } from '../transitions';

type UploadState = DataOf<'POST /files/start'>;

function stateOf(row: FileRow): UploadState {
  return {
    id: row.id,
    received: row.received,
    size: row.size,
    part_bytes: fileLimits.partBytes,
    file: row.status === fileStatus.ready ? presentFile(row) : null,
  };
}

/** An upload of the same content for the same purpose that was cut off. */
function continued(db: Db, userId: number, body: BodyOf<'POST /files/start'>): Promise<FileRow | undefined> {
  return db
    .selectFrom('files')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', '=', fileStatus.receiving)
    .where('purpose', '=', body.purpose)
    .where('size', '=', body.size)
    .where('name', '=', cleanName(body.name))
    .where('declared_sha256', '=', body.sha256 ?? '')
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}

async function checkSpace(db: Db, userId: number, size: number): Promise<void> {
  const { used, open } = await db
    .selectFrom('files')
    .select([
      sql<number>`coalesce(sum(size), 0)::bigint`.as('used'),
      sql<number>`(count(*) filter (where status = ${fileStatus.receiving}))::int`.as('open'),
    ])
    .where('user_id', '=', userId)
    .where('status', '<>', fileStatus.deleted)
    .executeTakeFirstOrThrow();
  if (used + size > fileLimits.perUser)
    throw invalid({ file: ['您的文件空间已满（500MB），请先删除不用的文件'] });
  if (open >= fileLimits.openUploads) throw invalid({ file: ['未传完的文件过多，请先完成或取消'] });
}

/**
 * Begins an upload, or answers how far one of the same content had come.
 * @throws HttpProblem 422 on `name`, or on `file` when there is no room
 */
export async function startUpload(
  core: Core,
  userId: number,
  body: BodyOf<'POST /files/start'>,
): Promise<UploadState> {
  const type = fileTypeOf(body.name);
  if (!type) throw invalid({ name: [`不支持这种文件，请选择 ${fileTypes.join('、')} 文件`] });
  const most = mostBytesFor(body.purpose);
  if (body.size > most) throw invalid({ size: [`单个文件不能超过${megabytes(most)}MB`] });
  const now = new Date(core.settings.clock.now());
  return core.db.transaction().execute(async (trx) => {
    // One begin of a person after the other: neither the room nor an upload that goes on can be missed.
    await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
    const going = body.sha256 ? await continued(trx, userId, body) : undefined;
    if (going) return stateOf(going);
    await checkSpace(trx, userId, body.size);
    const row = await trx
      .insertInto('files')
      .values({
        id: ulid(now.getTime()),
        user_id: userId,
        purpose: body.purpose,
        name: cleanName(body.name),
        type,
        size: body.size,
        declared_sha256: body.sha256 ?? null,
        status: fileStatus.receiving,
        created_at: now,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return stateOf(row);
  });
}

/** How far an upload is. @throws HttpProblem 404 for one of somebody else, or one that is gone */
export async function uploadState(core: Core, userId: number, id: string): Promise<UploadState> {
  const row = await ownFile(core.db, userId, id);
  if (!row || row.status === fileStatus.deleted) throw notFound('文件不存在或已删除');
  return stateOf(row);
}
