import type { FileAccess } from '@harbor/contract';
import type { Db } from '../../../db/connect';
import { maskedName } from '../../../labels/masked-name';
import { toMoment } from '../../../time';
import type { FileRole } from '../../base/files/rows';

const titles: Record<FileRole, string> = { owner: '我', teacher: '老师', staff: '客服', system: '系统' };

/** A name as the owner of a file may read it: people of the house by the first character of theirs. */
const nameOf = (role: FileRole, nickname: string | null) =>
  (role === 'teacher' || role === 'staff') && nickname
    ? `${titles[role]} ${maskedName(nickname)}`
    : titles[role];

/** Lines of one file at most, newest first. */
const most = 50;

/** Who had files in hand, by file, newest first. */
export async function accessesOf(db: Db, fileIds: readonly string[]): Promise<Map<string, FileAccess[]>> {
  const found = new Map<string, FileAccess[]>();
  if (fileIds.length === 0) return found;
  const rows = await db
    .selectFrom('file_events as e')
    .leftJoin('users as u', 'u.id', 'e.user_id')
    .select(['e.id', 'e.file_id', 'e.what', 'e.role', 'e.at', 'u.nickname'])
    .where('e.file_id', 'in', [...fileIds])
    .where('e.what', 'in', ['upload', 'view', 'download', 'delete'])
    .orderBy('e.id', 'desc')
    .execute();
  for (const { id, file_id, what, role, at, nickname } of rows) {
    const lines = found.get(file_id) ?? [];
    if (
      lines.length < most &&
      (what === 'upload' || what === 'view' || what === 'download' || what === 'delete')
    )
      lines.push({ id, who: nameOf(role, nickname), role, what, at: toMoment(at) });
    found.set(file_id, lines);
  }
  return found;
}
