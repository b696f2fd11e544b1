import type { SentinelPlace, Severity } from '@harbor/contract/sentinel';
import type { ColumnType, GeneratedAlways, Selectable } from 'kysely';

type Defaulted<T> = ColumnType<T, T | undefined, T>;
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface SentinelHitsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  place: SentinelPlace;
  field: string;
  /** Id of a rule of `@harbor/contract/sentinel`. */
  rule: string;
  severity: Severity;
  /** The clause, without numbers of persons. */
  excerpt: string;
  /** SHA-256 of the field and the text, so that a text that is sent again counts once. */
  digest: string;
  object_type: Defaulted<string>;
  object_id: Nullable<number>;
  at: Date;
}

export interface SentinelAlertsTable {
  id: GeneratedAlways<number>;
  user_id: number;
  state: Defaulted<'open' | 'closed'>;
  hits: number;
  opened_at: Date;
  last_at: Date;
  closed_at: Nullable<Date>;
  closed_by: Nullable<number>;
  note: Defaulted<string>;
}

export type SentinelHitRow = Selectable<SentinelHitsTable>;

/** What the sentinel found. */
export interface SentinelTables {
  sentinel_hits: SentinelHitsTable;
  sentinel_alerts: SentinelAlertsTable;
}

declare module '../../../db/schema' {
  interface DB extends SentinelTables {}
}
