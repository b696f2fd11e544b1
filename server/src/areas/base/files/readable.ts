import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import { fileHolders, type MayRead, type Reader } from './holders';
import type { FileRole, FileRow } from './rows';
import { fileStatus } from './transitions';

/** A file as somebody may have it. */
export interface Readable {
  row: FileRow;
  may: Exclude<MayRead, false>;
  role: FileRole;
}

function roleOf(reader: Reader, ownerId: number | undefined): FileRole {
  if (reader.id === ownerId) return 'owner';
  return reader.staff ? 'staff' : 'teacher';
}

/** What somebody may do with a file: one that nothing holds is its uploader's alone. Undefined for nothing. */
export async function readableFile(db: Db, reader: Reader, id: string): Promise<Readable | undefined> {
  const row = await findRow(db, 'files', { id, status: fileStatus.ready });
  if (!row) return undefined;
  if (row.holder_kind === null || row.holder_id === null)
    return row.user_id === reader.id ? { row, may: true, role: 'owner' } : undefined;
  const kind = fileHolders()[row.holder_kind];
  const may = (await kind?.mayRead(db, reader, row.holder_id)) ?? false;
  if (!kind || may === false) return undefined;
  return { row, may, role: roleOf(reader, await kind.ownerOf(db, row.holder_id)) };
}
