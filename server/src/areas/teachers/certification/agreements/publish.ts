import type { BodyOf, DataOf } from '@harbor/contract';
import { sql } from 'kysely';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { insertRow } from '../../../../db/rows';
import { conflict, invalid } from '../../../../http/problem';
import { toMoment } from '../../../../time';
import { audit } from '../../../base/accounts/audit';
import { setSigned } from '../move';
import { tellRulesChanged } from '../tell';
import { inForce } from './in-force';

/** Every version of every document, the latest first. */
export async function allAgreements(db: Db, now: Date): Promise<DataOf<'GET /staff/teacher/agreement/list'>> {
  const rows = await db
    .selectFrom('teacher_agreements')
    .selectAll()
    .orderBy('document')
    .orderBy('effective_at', 'desc')
    .execute();
  const signed = await sql<{ document: string; version: string; count: number }>`
    select document, version, count(distinct user_id)::int as count from teacher_consents
    where action = 'agree' group by document, version`.execute(db);
  const { teachers } = await db
    .selectFrom('teachers')
    .select(sql<number>`count(*)::int`.as('teachers'))
    .where('status', '<>', 8)
    .executeTakeFirstOrThrow();
  const data = [];
  for (const { document, version, title, change, sections, effective_at } of rows)
    data.push({
      ...{ document, version, title, change, sections, effective_at: toMoment(effective_at) },
      current: (await inForce(db, document, now)).version === version,
      signed: signed.rows.find((one) => one.document === document && one.version === version)?.count ?? 0,
    });
  return { data, teachers };
}

const numbers = (version: string) => version.split('.').map(Number) as [number, number];

function isLater(version: string, than: string): boolean {
  const [major, minor] = numbers(version);
  const [oldMajor, oldMinor] = numbers(than);
  return major > oldMajor || (major === oldMajor && minor > oldMinor);
}

/**
 * Asks all who signed an earlier version anew, once new rules or a new pledge hold: until they sign, nobody of them is
 * admitted. Rows are taken in the order of their ids.
 */
export async function askAnew(trx: Db, now: Date): Promise<void> {
  const due = await trx
    .selectFrom('teacher_agreements')
    .selectAll()
    .where('asked_at', 'is', null)
    .where('effective_at', '<=', now)
    .orderBy('document')
    .forUpdate()
    .execute();
  for (const { document, version, title } of due) {
    await trx
      .updateTable('teacher_agreements')
      .set({ asked_at: now })
      .where('document', '=', document)
      .where('version', '=', version)
      .execute();
    // Nobody is admitted by the description of how documents are kept.
    if (document === 'id_data') continue;
    // All are locked, also who is just signing: what they signed is looked at once that is done.
    const teachers = await trx
      .selectFrom('teachers')
      .select(['user_id', 'signed_at'])
      .where('status', '<>', 8)
      .orderBy('user_id')
      .forNoKeyUpdate()
      .execute();
    for (const { user_id, signed_at } of teachers) {
      if (signed_at === null) continue;
      await setSigned(trx, user_id, { signed_at: null }, 'asked', {
        ...{ actor: 'system', note: `${title} ${version}`, at: now },
      });
      await tellRulesChanged(trx, user_id, title, now);
    }
  }
}

/**
 * Publishes the next version of the rules, the pledge or the description: at once, or from a moment in the future. What was
 * published is never changed.
 * @throws HttpProblem 409 when somebody else published one since `after` · 422 at `version` or `effective_at`
 */
export async function publishTeacherAgreement(
  core: Core,
  staffId: number,
  body: BodyOf<'POST /staff/teacher/agreement/publish'>,
): Promise<DataOf<'POST /staff/teacher/agreement/publish'>> {
  const { document, version, after, change, sections, effective_at } = body;
  const now = new Date(core.settings.clock.now());
  const from = effective_at ? new Date(effective_at) : now;
  if (from < now) throw invalid({ effective_at: ['生效时间不能早于现在'] });
  if (from.getTime() > now.getTime() + 366 * 86_400_000)
    throw invalid({ effective_at: ['生效时间最晚在一年之内'] });
  await core.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('teacher agreement'), hashtext(${document}))`.execute(
      trx,
    );
    const last = await trx
      .selectFrom('teacher_agreements')
      .selectAll()
      .where('document', '=', document)
      .orderBy('effective_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    if (last.version !== after) throw conflict('刚有其他同事发布了新版本，请刷新后再改');
    if (!isLater(version, last.version)) throw invalid({ version: [`版本号应大于 ${last.version}`] });
    if (from <= last.effective_at) throw invalid({ effective_at: ['生效时间应晚于上一版'] });
    await insertRow(trx, 'teacher_agreements', {
      ...{ document, version, title: last.title, change, sections: JSON.stringify(sections) as never },
      effective_at: from,
    });
    if (from <= now) await askAnew(trx, now);
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: staffId },
      action: 'teacher_agreement.publish',
      object: ['teacher_agreement', `${document} ${version}`],
      detail: { change },
    });
  });
  return { document, version, effective_at: toMoment(from) };
}
