import type { Chosen } from '../../../site-settings/read';

declare module '../../../db/schema' {
  interface KnownColumns {
    setting_versions: { chosen: Chosen };
  }
}
