import type { ChannelMove, FailureKind, ReleaseJson } from '@harbor/contract';
import type { ColumnType } from 'kysely';

declare module '../../../db/schema' {
  interface KnownColumns {
    releases: {
      source: 'publish' | 'build';
      document: ColumnType<ReleaseJson, string, never>;
      note: ColumnType<string, string | undefined, never>;
      changelog: ColumnType<string, string | undefined, never>;
    };
    release_moves: { action: ChannelMove['action']; channel: ChannelMove['channel'] };
    release_outcomes: { kind: FailureKind };
    release_overrides: { remote: ColumnType<string, string, never>; document: ReleaseJson };
  }
}
