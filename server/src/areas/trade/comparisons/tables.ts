import type { ComparisonMark } from '@harbor/contract';
import type { Generated, Selectable } from 'kysely';

/** `comparison_marks`: what a buyer thinks of a change. The texts themselves are read from the files each time. */
export interface ComparisonMarksTable {
  order_id: number;
  user_id: number;
  /** SHA-256 of the two files. */
  left_hash: string;
  right_hash: string;
  /** Names the change by what it says. */
  key: string;
  mark: ComparisonMark;
  note: Generated<string>;
  at: Date;
}

/** The tables this area owns. */
export interface ComparisonTables {
  comparison_marks: ComparisonMarksTable;
}

declare module '../../../db/schema' {
  interface DB extends ComparisonTables {}
}

export type ComparisonMarkRow = Selectable<ComparisonMarksTable>;
