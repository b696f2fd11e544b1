import type { DataOf } from '@harbor/contract';
import type { Db } from '../../../../db/connect';
import { insertRow } from '../../../../db/rows';
import { toMoment } from '../../../../time';
import { certifyLimits } from '../limits';
import { teacherOf } from '../teachers';
import { inForce } from './in-force';

/** When and from where something was agreed to. */
export interface Signing {
  now: Date;
  ip: string;
  userAgent: string;
}

interface Consented {
  document: 'rules' | 'pledge' | 'id_data' | 'truth';
  version: string;
  application_id?: number | null;
}

/** Writes the log of what somebody agreed to, or took back. */
export async function recordConsents(
  trx: Db,
  { userId, now, ip, userAgent }: Signing & { userId: number },
  given: readonly Consented[],
  action: 'agree' | 'withdraw' = 'agree',
): Promise<void> {
  for (const { document, version, application_id = null } of given)
    await insertRow(trx, 'teacher_consents', {
      ...{ user_id: userId, application_id, document, version, action, ip },
      ...{ user_agent: userAgent.slice(0, 300), at: now },
    });
}

/** What somebody last said of a document; undefined for nothing, or for a consent that was taken back. */
export async function agreedOf(db: Db, userId: number, document: Consented['document']) {
  const row = await db
    .selectFrom('teacher_consents')
    .select(['version', 'action', 'at'])
    .where('user_id', '=', userId)
    .where('document', '=', document)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.action === 'agree' ? row : undefined;
}

/** The documents in force with what this person agreed to. */
export async function agreementsFor(
  db: Db,
  userId: number,
  now: Date,
): Promise<DataOf<'GET /teacher/agreements'>> {
  const data = [];
  for (const document of ['rules', 'pledge', 'id_data'] as const) {
    const [{ version, title, change, sections, effective_at }, agreed] = await Promise.all([
      inForce(db, document, now),
      agreedOf(db, userId, document),
    ]);
    data.push({
      ...{ document, version, title, change, sections, effective_at: toMoment(effective_at) },
      agreed_version: agreed?.version ?? null,
      agreed_at: agreed ? toMoment(agreed.at) : null,
    });
  }
  const teacher = await teacherOf(db, userId);
  const due = teacher !== undefined && teacher.status !== 8 && teacher.signed_at === null;
  return { data, due, read_seconds: certifyLimits.readSeconds };
}
