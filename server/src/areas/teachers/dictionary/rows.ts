import type { CandidateKind, CandidateStatus } from '@harbor/contract/teacher-apply-status';
import type { Selectable } from 'kysely';
import type { DB } from '../../../db/schema';

export type CandidateRow = Selectable<DB['dictionary_candidates']>;

declare module '../../../db/schema' {
  interface KnownColumns {
    dictionary_candidates: { kind: CandidateKind; status: CandidateStatus };
  }
}
