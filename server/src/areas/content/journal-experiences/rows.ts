import type {
  ExperienceProof,
  ExperienceReportReason,
  ExperienceResult,
  ExperienceStatus,
} from '@harbor/contract/journal-experience';
import type { Selectable } from 'kysely';
import type { DB } from '../../../db/schema';
import type { ExperienceActor, ExperienceEvent } from './transitions';

export type ExperienceRow = Selectable<DB['journal_experiences']>;

declare module '../../../db/schema' {
  interface KnownColumns {
    journal_experiences: { status: ExperienceStatus; result: ExperienceResult; proof: ExperienceProof | '' };
    journal_experience_reports: { reason: ExperienceReportReason };
    journal_experience_history: { event: ExperienceEvent; actor: ExperienceActor };
  }
}
