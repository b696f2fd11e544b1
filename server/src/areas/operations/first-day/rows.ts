import type { Finding } from './check';

declare module '../../../db/schema' {
  interface KnownColumns {
    first_day_tries: { state: Finding['state'] };
  }
}
