import { randomBytes } from 'node:crypto';
import { certificateCodeOf } from '@harbor/contract/certificate-code';
import { certificateStatus as s } from '@harbor/contract/certificate-status';
import type { Db } from '../../../db/connect';
import { insertRow } from '../../../db/rows';
import { defineMachine, type TransitionContext } from '../../../machine';
import type { CertificateRow } from './rows';
import { type CertificateActor, type CertificateEvent, certificateSteps } from './transitions';

export interface CertificateContext extends TransitionContext<CertificateActor> {
  note?: string;
}

type Moving = Pick<CertificateRow, 'id' | 'status'>;

const machine = defineMachine<Moving, CertificateContext>()({
  table: 'certificates',
  key: 'id',
  steps: certificateSteps,
  follows: (_step, { at, actorId = null, note = '' }) => ({
    ...{ withdrawn_at: at, withdrawn_by: actorId, withdrawn_reason: note, updated_at: at },
  }),
  history: (trx, { row, event, from, to }, context) => remember(trx, row.id, event, context, from, to),
  stale: '这份证书刚有变化，请刷新后再操作',
});

/** Withdraws a certificate. With `insertCertificate` the only place that changes `certificates.status`. @throws HttpProblem 409 */
export const moveCertificate = (
  trx: Db,
  row: Moving,
  event: Exclude<CertificateEvent, 'issue'>,
  context: CertificateContext,
): Promise<CertificateRow> => machine.move(trx, row, event, context);

/** What a new certificate says. */
export interface NewCertificate {
  userId: number;
  courseId: number;
  courseTitle: string;
  name: string;
  /** Out of 100. */
  score: number;
  is_demo?: boolean;
}

/** A code that nobody can guess: fresh random bytes until enough of them give a character. */
function freshCode(): string {
  for (;;) {
    const code = certificateCodeOf(randomBytes(32));
    if (code) return code;
  }
}

/** Issues a certificate; of two that are issued at the same time one is made. @returns undefined for the other */
export async function insertCertificate(
  trx: Db,
  { userId, courseId, courseTitle, name, score, is_demo = false }: NewCertificate,
  at: Date,
): Promise<CertificateRow | undefined> {
  const made = await trx
    .insertInto('certificates')
    .values({
      ...{ user_id: userId, course_id: courseId, course_title: courseTitle, name, score, is_demo },
      ...{ code: freshCode(), status: s.valid, issued_at: at, updated_at: at },
    })
    .onConflict((on) => on.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (made) await remember(trx, made.id, 'issue', { actor: 'system', at }, null, s.valid);
  return made;
}

const remember = (
  trx: Db,
  certificate_id: number,
  event: CertificateEvent,
  { actor, actorId = null, note = '', at }: CertificateContext,
  from_status: number | null,
  to_status: number,
): Promise<void> =>
  insertRow(trx, 'certificate_history', {
    ...{ certificate_id, event, from_status, to_status, actor, actor_id: actorId, note, at },
  });
