import type { ComparisonMark } from '@harbor/contract';
import type { Selectable } from 'kysely';
import type { DB } from '../../../db/schema';

export type ComparisonMarkRow = Selectable<DB['comparison_marks']>;

declare module '../../../db/schema' {
  interface KnownColumns {
    comparison_marks: { mark: ComparisonMark };
  }
}
