// `npm run regions -- FILE…`: fills the table by which the forum shows provinces (IP 属地) from tables of addresses, one
// range a line, as ip2region's ipv4_source.txt and ipv6_source.txt have them; what was there goes. The product brings no
// such table along: choose one whose licence fits, and renew it now and then. The database is DATABASE_URL, else that of
// the site that runs on HARBOR_DATA (.harbor).
import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { joined, readRange } from '../server/src/areas/forum/regions/read.js';
import { databaseUrl } from './bench/database-url.mjs';
import { root } from './bootstrap/run.mjs';
import { giveUp, say } from './bootstrap/say.mjs';

const files = process.argv.slice(2);
if (files.length === 0) giveUp('Which table?', 'npm run regions -- ipv4_source.txt ipv6_source.txt');

async function rangesOf(file) {
  const ranges = [];
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    const range = readRange(line);
    if (range) ranges.push(range);
  }
  return [...joined(ranges)];
}

const batch = 5000;

async function replace(client, ranges) {
  await client.query('begin');
  await client.query('delete from ip_regions');
  for (let from = 0; from < ranges.length; from += batch) {
    const part = ranges.slice(from, from + batch);
    const column = (name) => part.map((range) => range[name]);
    await client.query(
      `insert into ip_regions (first, last, region)
       select * from unnest($1::inet[], $2::inet[], $3::text[]) on conflict (first) do update
       set last = excluded.last, region = excluded.region`,
      [column('first'), column('last'), column('region')],
    );
  }
  await client.query('commit');
  await client.query('analyze ip_regions');
}

const ranges = [];
for (const file of files) ranges.push(...(await rangesOf(file)));
if (ranges.length === 0)
  giveUp('No ranges in it.', 'A line reads: 1.0.8.0|1.0.15.255|中国|0|广东省|广州市|电信');
const pg = createRequire(join(root, 'server/package.json'))('pg');
const connectionString =
  process.env.DATABASE_URL ?? databaseUrl(process.env.HARBOR_DATA ?? join(root, '.harbor'));
const client = new pg.Client({ connectionString });
await client.connect();
try {
  await replace(client, ranges);
  say(`${ranges.length} ranges, ${new Set(ranges.map(({ region }) => region)).size} regions`);
} finally {
  await client.end();
}
