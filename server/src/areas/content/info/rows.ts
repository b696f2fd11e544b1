import type { ClientPlatform } from '@harbor/contract';

declare module '../../../db/schema' {
  interface KnownColumns {
    client_downloads: { platform: ClientPlatform; notes: string[] };
  }
}
