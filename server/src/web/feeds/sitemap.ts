import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { Cached } from '../../cache/cached';
import type { Core } from '../../core';
import type { Db } from '../../db/connect';
import { toMoment } from '../../time';
import { type PublicKind, publicKinds } from './public-content';
import { escapeXml, xmlHead } from './xml';

/** Addresses of a sitemap at most. */
export const perSitemap = 10_000;

/** Rows that are held at a time. */
const perRead = 1000;

/** The index is reckoned over whole tables: so often at most, in ms. */
const indexLife = 300_000;

const indexes = new WeakMap<Core['db'], Cached<string>>();

const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const lastmod = (at: Date | null) => (at ? `<lastmod>${toMoment(at)}</lastmod>` : '');

/** The sitemaps that have something in them, with when it changed last. */
async function chunksOf(db: Db, { table, where, changed }: PublicKind) {
  const { rows } = await sql<{ n: number; changed: Date | null }>`
    select ((id - 1) / ${sql.lit(perSitemap)}) + 1 as n, max(${changed}) as changed from ${sql.table(table)}
    where ${where} group by 1 order by 1`.execute(db);
  return rows;
}

/**
 * The index of all sitemaps. Things are put into sitemaps by their ids, 10,000 ids each: what is in one stays there, and
 * none has more.
 */
export function indexOf(core: Core): Promise<string> {
  const { db, settings } = core;
  let index = indexes.get(db);
  if (!index) {
    index = new Cached<string>(indexLife, 1);
    indexes.set(db, index);
  }
  return index.get('index', async () => {
    const lines: string[] = [];
    for (const kind of publicKinds)
      for (const { n, changed } of await chunksOf(db, kind))
        lines.push(
          `<sitemap><loc>${escapeXml(`${settings.publicUrl}/sitemaps/${kind.name}/${n}.xml`)}</loc>${lastmod(changed)}</sitemap>`,
        );
    return `${xmlHead}<sitemapindex ${namespace}>\n${lines.join('\n')}\n</sitemapindex>\n`;
  });
}

interface Row {
  id: number;
  changed: Date | null;
}

/** The rows of a sitemap, some at a time: each read begins behind the last one, and holds no connection meanwhile. */
async function* rowsOf(db: Db, { table, where, changed }: PublicKind, n: number): AsyncGenerator<Row[]> {
  let after = (n - 1) * perSitemap;
  const last = n * perSitemap;
  for (;;) {
    const { rows } = await sql<Row>`
      select id, ${changed} as changed from ${sql.table(table)}
      where id > ${after} and id <= ${last} and ${where} order by id limit ${perRead}`.execute(db);
    if (rows.length > 0) yield rows;
    if (rows.length < perRead) return;
    after = rows.at(-1)?.id ?? last;
  }
}

const entry = (publicUrl: string, kind: PublicKind, { id, changed }: Row) =>
  `<url><loc>${escapeXml(publicUrl + kind.path(id))}</loc>${lastmod(changed)}</url>\n`;

/** The n-th sitemap of a kind as a stream; undefined where it has nothing. */
export async function chunkOf(core: Core, kind: PublicKind, n: number): Promise<Readable | undefined> {
  const { db, settings } = core;
  const reads = rowsOf(db, kind, n);
  const first = await reads.next();
  if (first.done) return undefined;
  async function* text(begun: Row[]) {
    yield `${xmlHead}<urlset ${namespace}>\n`;
    const write = (rows: Row[]) => rows.map((row) => entry(settings.publicUrl, kind, row)).join('');
    yield write(begun);
    for await (const rows of reads) yield write(rows);
    yield '</urlset>\n';
  }
  return Readable.from(text(first.value), { objectMode: false });
}
