import type { Clause, ConsentDocument } from '@harbor/contract';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { insertRow } from '../../../db/rows';
import { invalid, notFound } from '../../../http/problem';
import { toMoment } from '../../../time';
import type { Origin } from './sessions';

/** The agreements in force at a moment. */
export async function agreementsInForce(db: Db, now: Date) {
  return db
    .selectFrom('agreements')
    .distinctOn('document')
    .select(['id', 'document', 'version', 'title', 'change'])
    .where('effective_at', '<=', now)
    .orderBy('document')
    .orderBy('effective_at', 'desc')
    .execute();
}

/** Whose consent it is, when and from where it came. */
export interface Consenting extends Origin {
  userId: number;
  now: Date;
}

/** Writes the log of consents: what was agreed to, or taken back. */
export async function recordConsents(
  db: Db,
  { userId, now, ip, userAgent }: Consenting,
  agreed: readonly { document: ConsentDocument; version: string }[],
  action: 'agree' | 'withdraw' = 'agree',
): Promise<void> {
  await insertRow(
    db,
    'consents',
    agreed.map(({ document, version }) => ({
      user_id: userId,
      document,
      version,
      action,
      ip,
      user_agent: userAgent.slice(0, 300),
      at: now,
    })),
  );
}

/** Records that a new member agreed to everything in force: document, version, time, address and browser. */
export async function consentToAll(db: Db, consenting: Consenting): Promise<void> {
  await recordConsents(db, consenting, await agreementsInForce(db, consenting.now));
}

/**
 * The agreements of which a version that asks members anew came into force after the one that this member agreed to, and
 * those that the member withdrew. SQL with the member's id ($1) and the present moment ($2).
 */
export const consentDue = `
  select distinct on (a.document) a.id, a.title, a.version, a.change, newest.withdrawn
  from agreements a
  left join lateral (
    select c.action = 'withdraw' as withdrawn from consents c
    where c.user_id = $1 and c.document = a.document order by c.id desc limit 1
  ) newest on true
  where a.effective_at <= $2 and (newest.withdrawn or exists (
    select 1 from agreements asked
    where asked.document = a.document and asked.renew and asked.effective_at <= $2
      and asked.effective_at > coalesce((
        select max(b.effective_at) from consents c
        join agreements b on b.document = c.document and b.version = c.version
        where c.user_id = $1 and c.document = a.document and c.action = 'agree'), '-infinity')))
  order by a.document, a.effective_at desc`;

/**
 * Agreeing to new versions at a later visit.
 * @throws HttpProblem 422 for a version that is not the one in force
 */
export async function consent(
  core: Core,
  userId: number,
  agreed: readonly { id: number; version: string }[],
  origin: Origin,
): Promise<void> {
  const now = new Date(core.settings.clock.now());
  const inForce = await agreementsInForce(core.db, now);
  const chosen = agreed.map(({ id, version }) => inForce.find((a) => a.id === id && a.version === version));
  if (chosen.includes(undefined)) throw invalid({ agreements: ['协议已更新，请刷新后阅读'] });
  await recordConsents(
    core.db,
    { ...origin, userId, now },
    chosen.filter((one) => one !== undefined),
  );
}

/** Agreements that a member agreed to or withdrew, newest first. */
export async function consentsOf(db: Db, userId: number) {
  const rows = await db
    .selectFrom('consents as c')
    .innerJoin('agreements as a', (join) =>
      join.onRef('a.document', '=', 'c.document').onRef('a.version', '=', 'c.version'),
    )
    .select(['a.id', 'a.title', 'c.version', 'c.action', 'c.at'])
    .where('c.user_id', '=', userId)
    .orderBy('c.at', 'desc')
    .orderBy('a.id')
    .limit(50)
    .execute();
  return rows.map(({ at, ...row }) => ({ ...row, at: toMoment(at) }));
}

/** An agreement as `/clause/:id` shows it. @throws HttpProblem 404 for an unknown one, or a version not yet in force */
export async function readClause(
  db: Db,
  id: number,
  version: string | undefined,
  now: Date,
): Promise<Clause> {
  const versions = await db
    .selectFrom('agreements')
    .select(['id', 'title', 'version', 'change', 'sections', 'effective_at'])
    // As wide as any id in an address may be, which the column is not.
    .where(sql<boolean>`id = ${id}::bigint`)
    .where('effective_at', '<=', now)
    .orderBy('effective_at', 'desc')
    .execute();
  const [newest] = versions;
  const wanted = version ? versions.find((one) => one.version === version) : newest;
  if (!wanted) throw notFound('协议不存在');
  return {
    ...wanted,
    effective_at: toMoment(wanted.effective_at),
    current: wanted === newest,
    versions: versions.map((one) => ({
      version: one.version,
      change: one.change,
      effective_at: toMoment(one.effective_at),
    })),
  };
}
