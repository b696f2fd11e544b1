import type { FileType } from '@harbor/contract/file-types';
import type { Selectable } from 'kysely';
import type { DB } from '../../../db/schema';
import type { FileStatus } from './transitions';

/** Who somebody is to a file. */
export type FileRole = 'owner' | 'teacher' | 'staff' | 'system';

export type FileRow = Selectable<DB['files']>;

declare module '../../../db/schema' {
  interface KnownColumns {
    files: { type: FileType; status: FileStatus };
    file_events: { what: 'upload' | 'hold' | 'release' | 'view' | 'download' | 'delete'; role: FileRole };
  }
}
