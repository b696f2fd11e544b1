import type { CorrectableField, CorrectionStatus } from '@harbor/contract/journal-correction';
import type { Selectable } from 'kysely';
import type { DB } from '../../../db/schema';

export type CorrectionRow = Selectable<DB['journal_corrections']>;

declare module '../../../db/schema' {
  interface KnownColumns {
    journal_corrections: { field: CorrectableField; status: CorrectionStatus };
  }
}
