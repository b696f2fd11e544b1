import type { Db } from '../db/connect';
import type { NotifyHub } from '../db/notify-hub';

/** Who is named under pages that show provinces. */
export interface RegionSource {
  name: string;
  url: string;
}

/** The source of the loaded table, from memory. */
export interface RegionSources {
  /** Undefined while no table is loaded, or when its licence asks for no link. */
  current(): RegionSource | undefined;
}

/** Told when another table was loaded; `scripts/regions.mjs` sends it. */
const channel = 'ip_regions';

/** Reads the source now, and again whenever a table is loaded. */
export async function openRegionSources(db: Db, hub: NotifyHub): Promise<RegionSources> {
  let source: RegionSource | undefined;
  const read = async () => {
    source = await db
      .selectFrom('ip_region_source')
      .select(['name', 'url'])
      .where('url', '<>', '')
      .executeTakeFirst();
  };
  // A database that is away now says so by its coming back.
  const again = () => void read().catch(() => {});
  hub.listen(channel, again);
  hub.onReconnect(again);
  await read();
  return { current: () => source };
}
