import type { Removed } from './source';

declare module '../../../db/schema' {
  interface KnownColumns {
    collect_removals: { items: Removed[] };
  }
}
