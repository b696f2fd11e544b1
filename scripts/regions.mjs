// `npm run regions`: loads the table by which the site shows provinces (IP 属地 in the forum, places of logins). Without
// an argument it is DB-IP's free table, of a package whose licence is printed (CC BY 4.0: the pages then name DB-IP);
// `--package NAME@VERSION` takes another edition of it. Files may be given instead: MaxMind databases (.mmdb) like that
// one, or texts with one range a line, as ip2region's ipv4_source.txt and ipv6_source.txt. What was loaded before goes.
// The database is DATABASE_URL, else that of the site that runs on HARBOR_DATA (.harbor).
import { createReadStream, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { rangesOfDatabase } from '../server/src/regions/mmdb.js';
import { joined, readRange } from '../server/src/regions/read.js';
import { databaseUrl } from './bench/database-url.mjs';
import { root } from './bootstrap/run.mjs';
import { giveUp, say } from './bootstrap/say.mjs';
import { defaultPackage, withPackage } from './regions/package.mjs';

const { positionals: files, values } = parseArgs({
  allowPositionals: true,
  options: {
    package: { type: 'string', default: defaultPackage },
    /** How the source of given files wants to be named on the pages, and where its name leads. */
    source: { type: 'string', default: '' },
    url: { type: 'string', default: '' },
  },
});

const require = createRequire(join(root, 'server/package.json'));
const { Reader } = require('mmdb-lib');
const pg = require('pg');

async function rangesOf(file) {
  if (file.endsWith('.mmdb'))
    // Many networks share a record, which is read once with a cache.
    return [...rangesOfDatabase(new Reader(readFileSync(file), { cache: new Map() }))];
  const ranges = [];
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    const range = readRange(line);
    if (range) ranges.push(range);
  }
  return [...joined(ranges)];
}

async function rangesOfAll(names) {
  const ranges = [];
  // One after the other: a range more or less must not cost the stack.
  for (const name of names) for (const range of await rangesOf(name)) ranges.push(range);
  return ranges;
}

const batch = 5000;

async function replace(client, ranges, { name, url, licence }) {
  await client.query('begin');
  await client.query('delete from ip_regions');
  for (let from = 0; from < ranges.length; from += batch) {
    const part = ranges.slice(from, from + batch);
    const column = (key) => part.map((range) => range[key]);
    await client.query(
      `insert into ip_regions (first, last, region)
       select * from unnest($1::inet[], $2::inet[], $3::text[]) on conflict (first) do update
       set last = excluded.last, region = excluded.region`,
      [column('first'), column('last'), column('region')],
    );
  }
  await client.query(
    `insert into ip_region_source (name, url, licence, loaded_at) values ($1, $2, $3, now())
     on conflict (single) do update
     set name = excluded.name, url = excluded.url, licence = excluded.licence, loaded_at = excluded.loaded_at`,
    [name, url, licence],
  );
  await client.query('notify ip_regions');
  await client.query('commit');
  await client.query('analyze ip_regions');
}

const connectionString =
  process.env.DATABASE_URL ?? databaseUrl(process.env.HARBOR_DATA ?? join(root, '.harbor'));
const client = new pg.Client({ connectionString });
await client.connect();
try {
  const { ranges, source } =
    files.length > 0
      ? {
          ranges: await rangesOfAll(files),
          source: { name: values.source || files.join('、'), url: values.url, licence: '' },
        }
      : await withPackage(values.package, async ({ databases, ...of }) => ({
          ranges: await rangesOfAll(databases),
          source: of,
        }));
  if (ranges.length === 0)
    giveUp('No ranges in it.', 'A line reads: 1.0.8.0|1.0.15.255|中国|0|广东省|广州市|电信');
  await replace(client, ranges, source);
  say(
    `${ranges.length} ranges, ${new Set(ranges.map(({ region }) => region)).size} regions (${source.name})`,
  );
} finally {
  await client.end();
}
