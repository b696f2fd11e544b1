import { randomBytes } from 'node:crypto';
import { type ReleaseJson, releaseJson } from '@harbor/contract';
import { sql } from 'kysely';
import type { Db } from '../../../../db/connect';
import { findRow, insertRow } from '../../../../db/rows';
import { servedFrom } from './sets';

/** A build on a developer's machine: where its files are, and what it says of itself. */
export interface LocalBuild {
  address: string;
  release: ReleaseJson;
}

/** Who registers a build. */
export interface Issuer {
  user: number | null;
  /** `staff:9` or `token:3`; empty where nobody is to change it. */
  by: string;
}

/** How a build names the deploy token that registered it. */
export const tokenIssuer = (id: number) => `token:${id}`;

/** A registered build, for the person who is asked whether to use it. */
export interface RegisteredBuild extends LocalBuild {
  /** Who registered it, e.g. `令牌「mf-services」` or `林编辑（运营）`. */
  owner: string;
  /** Milliseconds since 1970. */
  until: number;
}

interface KnownBuild {
  until: number;
  release: ReleaseJson;
}

/** Builds remembered at once; each is read anew for every view of it, so that a forgotten one costs nothing but that. */
const remembered = 100;

/** Builds on developers' own machines that they laid over the site in their browser. */
export class LocalBuilds {
  private readonly known = new Map<string, KnownBuild>();

  constructor(private readonly db: Db) {}

  /** Keeps a build until a moment and answers its id. */
  async add({ user, by }: Issuer, { address, release }: LocalBuild, until: number): Promise<string> {
    const id = randomBytes(9).toString('base64url');
    await insertRow(this.db, 'release_overrides', {
      id,
      user_id: user,
      issued_by: by,
      remote: release.name,
      address,
      document: JSON.stringify(release),
      expires_at: new Date(until),
    });
    return id;
  }

  /** A build with who registered it; undefined once it is withdrawn or over. */
  async find(id: string, now: number): Promise<RegisteredBuild | undefined> {
    const row = await this.db
      .selectFrom('release_overrides as o')
      .leftJoin('users as u', 'u.id', 'o.user_id')
      .leftJoin('deploy_tokens as t', (join) => join.on('o.issued_by', '=', sql`'token:' || t.id`))
      .select(['o.address', 'o.document', 'o.expires_at', 'u.nickname', 't.name'])
      .where('o.id', '=', id)
      .where('o.expires_at', '>=', new Date(now))
      .executeTakeFirst();
    if (!row) return undefined;
    return {
      address: row.address,
      release: releaseJson.parse(row.document),
      owner: row.name === null ? `${row.nickname ?? ''}（运营）` : `令牌「${row.name}」`,
      until: row.expires_at.getTime(),
    };
  }

  /** Exchanges a build for its successor. @returns whether who asks had registered it */
  async change(id: string, by: string, { address, release }: LocalBuild): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('release_overrides')
      .set({ address, document: JSON.stringify(release) })
      .where('id', '=', id)
      .where('issued_by', '=', by)
      .where('remote', '=', release.name)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Takes a build away from every browser. @returns whether who asks had registered it */
  async withdraw(id: string, by: string): Promise<boolean> {
    const { numDeletedRows } = await this.db
      .deleteFrom('release_overrides')
      .where('id', '=', id)
      .where('issued_by', '=', by)
      .executeTakeFirst();
    this.known.delete(id);
    return numDeletedRows > 0n;
  }

  /**
   * Brings a build into memory as it is now; an unknown one is passed over. Read anew for every page view that is made
   * of it: it changes while its developer works, and ends when they stop, in all processes.
   */
  async load(id: string): Promise<void> {
    const row = await findRow(this.db, 'release_overrides', { id });
    if (!row) {
      this.known.delete(id);
      return;
    }
    const release = servedFrom(releaseJson.parse(row.document), row.address);
    // At the end of the map's order: the one that was not asked for the longest time goes first.
    this.known.delete(id);
    this.known.set(id, { until: row.expires_at.getTime(), release });
    for (const oldest of this.known.keys()) {
      if (this.known.size <= remembered) break;
      this.known.delete(oldest);
    }
  }

  /** How many builds are in memory. */
  get size(): number {
    return this.known.size;
  }

  /** A build in memory, until it ends. Its id stands in signed cookies only: who has it was given it. */
  get(id: string, now: number): ReleaseJson | undefined {
    const build = this.known.get(id);
    if (build && build.until < now) this.known.delete(id);
    return build && build.until >= now ? build.release : undefined;
  }
}
