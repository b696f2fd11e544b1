import type { BodyOf, DataOf, StaffAgreement } from '@harbor/contract';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { findRow, insertRow } from '../../../db/rows';
import { conflict, invalid, notFound } from '../../../http/problem';
import { toMoment } from '../../../time';
import { audit } from '../../base/accounts/audit';
import { userStatus } from '../../base/accounts/user-status';
import { agreementsInForce } from '../auth/agreements';

/** Every version of every agreement, the latest first; those not yet in force too. */
export async function allAgreements(db: Db, now: Date): Promise<DataOf<'GET /staff/agreement/list'>> {
  const [rows, inForce, agreed, { members }] = await Promise.all([
    db
      .selectFrom('agreements')
      .select(['id', 'document', 'version', 'title', 'change', 'renew', 'effective_at'])
      .orderBy('id')
      .orderBy('effective_at', 'desc')
      .execute(),
    agreementsInForce(db, now),
    db
      .selectFrom('consents')
      .select(({ fn }) => ['document', 'version', fn.count<number>('user_id').distinct().as('count')])
      .where('action', '=', 'agree')
      .groupBy(['document', 'version'])
      .execute(),
    db
      .selectFrom('users')
      .select(({ fn }) => fn.countAll<number>().as('members'))
      .where('status', 'in', [userStatus.normal, userStatus.closing])
      .executeTakeFirstOrThrow(),
  ]);
  const same = (a: { document: string; version: string }, b: { document: string; version: string }) =>
    a.document === b.document && a.version === b.version;
  const data = rows.map((row) => ({
    ...row,
    effective_at: toMoment(row.effective_at),
    current: inForce.some((one) => same(one, row)),
    consents: agreed.find((one) => same(one, row))?.count ?? 0,
  }));
  return { data, members };
}

/** One version with its text, those not yet in force too. @throws HttpProblem 404 */
export async function agreementVersion(
  db: Db,
  { document, version }: { document: 'terms' | 'privacy'; version: string },
  now: Date,
): Promise<DataOf<'GET /staff/agreement/detail'>> {
  const row = await findRow(db, 'agreements', { document, version }, ['sections']);
  const known = (await allAgreements(db, now)).data.find(
    (one) => one.document === document && one.version === version,
  );
  if (!row || !known) throw notFound('这个版本不存在');
  return { ...known, sections: row.sections };
}

/** So far ahead, in ms, a version may begin. */
const latest = 366 * 24 * 3_600_000;

const numbers = (version: string) => version.split('.').map(Number) as [number, number];

function isLater(version: string, than: string): boolean {
  const [major, minor] = numbers(version);
  const [oldMajor, oldMinor] = numbers(than);
  return major > oldMajor || (major === oldMajor && minor > oldMinor);
}

/**
 * Publishes the next version of an agreement: at once, or from a moment in the future. What was published is never
 * changed. With `renew`, members are asked anew at their next visit after it is in force.
 * @throws HttpProblem 409 when somebody else published one since `after` · 422 at `version` or `effective_at` unless both
 * are later than those of the last version, and the moment is within a year
 */
export async function publishAgreement(
  core: Core,
  staffId: number,
  {
    document,
    version,
    after,
    change,
    renew,
    sections,
    effective_at,
  }: BodyOf<'POST /staff/agreement/publish'>,
): Promise<StaffAgreement> {
  const now = new Date(core.settings.clock.now());
  const from = effective_at ? new Date(effective_at) : now;
  if (from < now) throw invalid({ effective_at: ['生效时间不能早于现在'] });
  // A year mistyped would stand in the way of every version after it.
  if (from.getTime() > now.getTime() + latest) throw invalid({ effective_at: ['生效时间最晚在一年之内'] });
  await core.db.transaction().execute(async (trx) => {
    // One at a time for a document: versions and moments only ever grow.
    await sql`select pg_advisory_xact_lock(hashtext('agreement'), hashtext(${document}))`.execute(trx);
    const last = await trx
      .selectFrom('agreements')
      .select(['id', 'title', 'version', 'effective_at'])
      .where('document', '=', document)
      .orderBy('effective_at', 'desc')
      .executeTakeFirst();
    if (!last) throw conflict('该协议还没有第一版');
    if (last.version !== after) throw conflict('刚有其他同事发布了新版本，请刷新后再改');
    if (!isLater(version, last.version)) throw invalid({ version: [`版本号应大于 ${last.version}`] });
    if (from <= last.effective_at)
      throw invalid({ effective_at: [`生效时间应晚于上一版的 ${toMoment(last.effective_at).slice(0, 16)}`] });
    await insertRow(trx, 'agreements', {
      id: last.id,
      document,
      version,
      title: last.title,
      change,
      renew,
      sections: JSON.stringify(sections),
      effective_at: from,
    });
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: staffId },
      action: 'agreement.publish',
      object: ['agreement', `${document} ${version}`],
      detail: { change, renew },
    });
  });
  const { data } = await allAgreements(core.db, now);
  const made = data.find((one) => one.document === document && one.version === version);
  if (!made) throw conflict();
  return made;
}
