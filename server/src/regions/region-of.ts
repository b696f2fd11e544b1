import { isIP } from 'node:net';
import { sql } from 'kysely';
import type { Db } from '../db/connect';

/** What is said of an address that the table does not know. Without a table nothing is said. */
const unknown = '未知';

/** An IPv4 address that came by IPv6 is one of IPv4; a zone (`%eth0`) is a matter of the machine, and no `inet`. */
const plainAddress = (ip: string) => ip.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*/s, '');

/**
 * The provinces of addresses, abroad the countries, by the table that the operator loaded (`npm run regions`).
 * @returns one for each address, in their order: 未知 where the table has none, empty while there is no table at all
 */
export async function regionsOf(db: Db, ips: readonly (string | null)[]): Promise<string[]> {
  const addresses = ips.map((ip) => (ip && isIP(plainAddress(ip)) !== 0 ? plainAddress(ip) : null));
  // Of each the last range that begins before it, and no other: an address of nobody is not looked for in the whole table.
  const { rows } = await sql<{ region: string | null; loaded: boolean }>`
    select case when nearest.last >= asked.address then nearest.region end as region,
      exists (select from ip_region_source) as loaded
    from unnest(${addresses}::inet[]) with ordinality as asked (address, place)
    left join lateral (
      select region, last from ip_regions where first <= asked.address order by first desc limit 1
    ) nearest on true
    order by asked.place`.execute(db);
  return rows.map(({ region, loaded }) => region ?? (loaded ? unknown : ''));
}

/** The province of one address, see {@link regionsOf}. */
export async function regionOf(db: Db, ip: string): Promise<string> {
  const [region = ''] = await regionsOf(db, [ip]);
  return region;
}
