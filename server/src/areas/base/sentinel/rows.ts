import type { SentinelPlace, Severity } from '@harbor/contract/sentinel';
import type { Selectable } from 'kysely';
import type { DB } from '../../../db/schema';

export type SentinelHitRow = Selectable<DB['sentinel_hits']>;

declare module '../../../db/schema' {
  interface KnownColumns {
    sentinel_hits: { place: SentinelPlace; severity: Severity };
    sentinel_alerts: { state: 'open' | 'closed' };
  }
}
