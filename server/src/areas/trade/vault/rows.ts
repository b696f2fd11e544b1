import type { KeepDays } from '@harbor/contract';

declare module '../../../db/schema' {
  interface KnownColumns {
    file_terms: { days: KeepDays };
  }
}
