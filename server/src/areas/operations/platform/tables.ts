import type { ChannelMove, FailureKind, ReleaseJson } from '@harbor/contract';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

type Document = ColumnType<ReleaseJson, string, never>;

export interface ReleasesTable {
  id: GeneratedAlways<number>;
  remote: string;
  version: string;
  source: 'publish' | 'build';
  /** Where the store keeps its files. */
  location: string;
  /** `release.json` as it was published. */
  document: Document;
  note: ColumnType<string, string | undefined, never>;
  changelog: ColumnType<string, string | undefined, never>;
  /** Bytes of all its files. */
  size: number;
  published_by: string;
  published_at: Date;
}

export interface ReleaseChannelsTable {
  remote: string;
  revision: number;
  stable: string;
  stable_since: Date;
  canary: string | null;
  canary_share: Generated<number>;
  last_good: string | null;
  /** The build beside the server that was taken up last. */
  built: string | null;
  moved_at: Date;
  moved_by: string;
}

export interface ReleaseMovesTable {
  id: GeneratedAlways<number>;
  remote: string;
  revision: number;
  action: ChannelMove['action'];
  channel: ChannelMove['channel'];
  from_version: string | null;
  to_version: string | null;
  canary_share: Generated<number>;
  reason: Generated<string>;
  moved_by: string;
  moved_at: Date;
}

export interface WithdrawnReleasesTable {
  remote: string;
  version: string;
  reason: string;
  withdrawn_at: Date;
}

export interface CollectedReleasesTable {
  remote: string;
  version: string;
  collected_at: Date;
}

export interface ReleaseViewsTable {
  remote: string;
  version: string;
  minute: Date;
  views: number;
}

export interface ReleaseOutcomesTable {
  remote: string;
  version: string;
  /** Id of the visitor's cookie. */
  visitor: string;
  /** Hash of the network that the report came from. */
  address: string;
  loaded_at: Date | null;
  failed_at: Date | null;
  kind: FailureKind | null;
  message: Generated<string>;
  path: Generated<string>;
}

export interface DeployTokensTable {
  id: GeneratedAlways<number>;
  name: string;
  hash: Buffer;
  prefix: string;
  /** Parts that it may publish and move; `*` for all. */
  remotes: string[];
  created_at: Date;
  created_by: string;
  last_used_at: Date | null;
  revoked_at: Date | null;
}

export interface ReleaseOverridesTable {
  id: string;
  /** Null for a build that a machine registered with a deploy token. */
  user_id: number | null;
  /** Who may change and withdraw it, `staff:9` or `token:3`; empty for one that its browser alone knows of. */
  issued_by: Generated<string>;
  remote: ColumnType<string, string, never>;
  address: string;
  document: ColumnType<ReleaseJson, string, string>;
  expires_at: Date;
}

export interface AddressGrantsTable {
  /** `/<first segment>/`, in small letters. */
  prefix: string;
  remote: string;
  granted_at: Date;
  granted_by: string;
}

/** Releases, their pointers and how they fare. */
export interface ReleaseTables {
  releases: ReleasesTable;
  release_channels: ReleaseChannelsTable;
  release_moves: ReleaseMovesTable;
  withdrawn_releases: WithdrawnReleasesTable;
  collected_releases: CollectedReleasesTable;
  release_views: ReleaseViewsTable;
  release_outcomes: ReleaseOutcomesTable;
  deploy_tokens: DeployTokensTable;
  release_overrides: ReleaseOverridesTable;
  address_grants: AddressGrantsTable;
}

declare module '../../../db/schema' {
  interface DB extends ReleaseTables {}
}
