import type { ClientPlatform, InfoText, SiteTextName } from '@harbor/contract';

declare module '../../../db/schema' {
  interface KnownColumns {
    site_texts: { name: SiteTextName; sections: InfoText['sections'] };
    client_downloads: { platform: ClientPlatform; notes: string[] };
  }
}
