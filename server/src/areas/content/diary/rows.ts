import type { DiaryKind, DiaryMeasure, DiaryStatus } from '@harbor/contract/diary';
import type { Selectable } from 'kysely';
import type { DB } from '../../../db/schema';

export type ManuscriptRow = Selectable<DB['diary_manuscripts']>;
export type RoundRow = Selectable<DB['diary_rounds']>;
export type StepRow = Selectable<DB['diary_steps']>;
export type DeadlineRow = Selectable<DB['diary_deadlines']>;

/** What figures are made of: spans of days, and the part of decided submissions that was accepted. */
export type FigureMeasure = DiaryMeasure | 'share';

declare module '../../../db/schema' {
  interface KnownColumns {
    diary_manuscripts: { status: DiaryStatus };
    diary_steps: { kind: DiaryKind; from_status: DiaryStatus };
    diary_figures: { measure: FigureMeasure };
    diary_counted: { measure: FigureMeasure };
  }
}
