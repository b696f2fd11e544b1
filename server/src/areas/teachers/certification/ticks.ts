import { teacherApplyStatus as a, teacherApplyKind } from '@harbor/contract/teacher-apply-status';
import { sql } from 'kysely';
import type { Core } from '../../../core';
import { updateRows } from '../../../db/rows';
import type { Tick } from '../../../jobs/define';
import { untilNone } from '../../../jobs/until-none';
import { chosenIn, chosenNow } from '../../../site-settings/read';
import { askAnew } from './agreements/publish';
import { endChange } from './apply/withdraw';
import { resumeTeacher } from './desk/standing';
import { deleteDue, sweepEvidence } from './evidence/delete';
import { idHash } from './identity';
import { certifyLimits } from './limits';
import { moveApplication } from './move';
import { tellRejected, tellReminder } from './tell';

const { batch, day } = certifyLimits;

const nowOf = (core: Core) => new Date(core.settings.clock.now());

/** Supplements that wait: reminded of half-way, over at their end. */
export async function followSupplements(core: Core): Promise<number> {
  const now = nowOf(core);
  const { chosen } = await chosenNow(core.db);
  const ahead = (chosenIn(chosen, 'certify.supplement') - chosenIn(chosen, 'certify.remind')) * day;
  const due = await core.db
    .selectFrom('teacher_applications')
    .select('id')
    .where('status', '=', a.supplement)
    .where((eb) =>
      eb.or([
        eb('supplement_until', '<=', now),
        eb.and([
          eb('supplement_until', '<=', new Date(now.getTime() + ahead)),
          eb('reminded_at', 'is', null),
        ]),
      ]),
    )
    .orderBy('supplement_until')
    .limit(batch)
    .execute();
  for (const { id } of due)
    await core.db.transaction().execute(async (trx) => {
      const row = await trx
        .selectFrom('teacher_applications')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (row?.status !== a.supplement || !row.supplement_until) return;
      if (row.supplement_until > now) {
        if (row.reminded_at !== null) return;
        await updateRows(trx, 'teacher_applications', { id }, { reminded_at: now });
        await tellReminder(trx, row, row.supplement_until, now);
        return;
      }
      const reason = '超过补充期限，资料已保留为草稿';
      await moveApplication(
        trx,
        row,
        'expire',
        { actor: 'system', at: now },
        {
          ...{ decided_at: now, reason, supplement_until: null },
          evidence_until: new Date(now.getTime() + chosenIn(chosen, 'certify.evidence') * day),
        },
      );
      await endChange(trx, row, { actor: 'system', at: now });
      await tellRejected(trx, row, reason, row.kind === teacherApplyKind.change, now);
    });
  return due.length;
}

/** What somebody of the team left open for too long is everybody's again. */
export async function endLocks(core: Core): Promise<number> {
  const now = nowOf(core);
  const due = await core.db
    .selectFrom('teacher_applications')
    .select('id')
    .where('status', '=', a.reviewing)
    .where('locked_until', '<=', now)
    .limit(batch)
    .execute();
  for (const { id } of due)
    await core.db.transaction().execute(async (trx) => {
      const row = await trx
        .selectFrom('teacher_applications')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst();
      if (row?.status !== a.reviewing || !row.locked_until || row.locked_until > now) return;
      await moveApplication(trx, row, 'unlock', { actor: 'system', at: now });
    });
  return due.length;
}

/** Suspensions that are over. */
export async function endSuspensions(core: Core): Promise<number> {
  const now = nowOf(core);
  const due = await core.db
    .selectFrom('teachers')
    .select('user_id')
    .where('status', '=', 7)
    .where('suspended_until', '<=', now)
    .orderBy('suspended_until')
    .limit(batch)
    .execute();
  for (const { user_id } of due)
    await core.db.transaction().execute(async (trx) => {
      const row = await trx
        .selectFrom('teachers')
        .select(['status', 'suspended_until'])
        .where('user_id', '=', user_id)
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (row?.status !== 7 || !row.suspended_until || row.suspended_until > now) return;
      await resumeTeacher(trx, user_id, { actor: 'system', note: '到期', at: now });
    });
  return due.length;
}

/** Evidence of drafts that nobody touches goes like that of decided applications. */
const ageDrafts = (core: Core) =>
  sql`update teacher_applications set evidence_until = ${nowOf(core)}
    where status = ${a.draft} and evidence_until is null
      and saved_at <= ${new Date(core.settings.clock.now() - certifyLimits.draftFor)}
      and exists (select 1 from teacher_evidence e where e.application_id = teacher_applications.id and e.key is not null)`.execute(
    core.db,
  );

const rekeyBatch = 200;

/** Seals with the newest key what an older one sealed, and keeps the hashes by the secret that holds; the old key may go. */
export async function rekeyCertifications({ db, cipher, evidence, settings }: Core): Promise<void> {
  const old = `${cipher.newest}.%`;
  const numbers = await db
    .selectFrom('teacher_applications')
    .select(['id', 'id_number', 'id_type'])
    .where('id_number', 'not like', old)
    .limit(rekeyBatch)
    .execute();
  for (const { id, id_number, id_type } of numbers) {
    if (id_number === null) continue;
    const place = `teacher_applications.id_number:${id}`;
    const number = cipher.open(id_number, place);
    await updateRows(
      db,
      'teacher_applications',
      { id, id_number },
      { id_number: cipher.seal(number, place), id_hash: idHash(settings.secret, id_type, number) },
    );
  }
  const keys = await db
    .selectFrom('teacher_evidence')
    .select(['id', 'key'])
    .where('key', 'not like', old)
    .limit(rekeyBatch)
    .execute();
  for (const { id, key } of keys)
    if (key !== null)
      await updateRows(db, 'teacher_evidence', { id, key }, { key: evidence.reseal(id, key) });
}

/** What recurs for certifications. */
export const certificationTicks: Tick[] = [
  {
    name: 'certification.supplements',
    everySeconds: 60,
    run: (core) => untilNone(() => followSupplements(core), batch),
  },
  { name: 'certification.locks', everySeconds: 30, run: (core) => untilNone(() => endLocks(core), batch) },
  {
    name: 'certification.suspensions',
    everySeconds: 60,
    run: (core) => untilNone(() => endSuspensions(core), batch),
  },
  {
    name: 'certification.agreements',
    everySeconds: 30,
    run: (core) => core.db.transaction().execute((trx) => askAnew(trx, nowOf(core))),
  },
  {
    name: 'certification.evidence',
    everySeconds: 600,
    async run(core) {
      await ageDrafts(core);
      await deleteDue(core);
      await sweepEvidence(core);
    },
  },
  { name: 'certification.rekey', everySeconds: 600, run: rekeyCertifications },
];
