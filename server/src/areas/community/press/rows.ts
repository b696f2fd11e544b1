import type { PressDocument } from '@harbor/contract';
import type { PressReportStatus } from '@harbor/contract/press-rules';
import type { PressStatus, PressType } from '@harbor/contract/press-status';
import type { Selectable } from 'kysely';
import type { DB } from '../../../db/schema';

export type PressRow = Selectable<DB['press']>;

declare module '../../../db/schema' {
  interface KnownColumns {
    press: { status: PressStatus; type: PressType; seo: PressDocument['seo'] };
    press_drafts: { document: PressDocument };
    press_revisions: { document: PressDocument };
    press_reports: { status: PressReportStatus };
  }
}
