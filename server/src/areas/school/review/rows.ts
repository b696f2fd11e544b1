import type { ReviewGrade } from '@harbor/contract/review-grade';
import type { Selectable } from 'kysely';
import type { DB } from '../../../db/schema';
import type { PaperItem } from '../exams/rows';

/** A question of the review list: what it was when it was answered wrong last. */
export type ReviewQuestion = Omit<PaperItem, 'points'> & { exam: string };

export type ReviewItemRow = Selectable<DB['review_items']>;

declare module '../../../db/schema' {
  interface KnownColumns {
    review_items: {
      kind: 'question' | 'note';
      item: ReviewQuestion | null;
      mine: string[];
      last_grade: ReviewGrade | null;
    };
    review_log: { grade: ReviewGrade };
  }
}
