import type { VersionStatus } from '@harbor/contract/version-status';
import type { Selectable } from 'kysely';
import type { DB } from '../../../db/schema';

export type VersionRow = Selectable<DB['lesson_versions']>;

declare module '../../../db/schema' {
  interface KnownColumns {
    lesson_versions: { status: VersionStatus; captions: Record<string, string> };
  }
}
