import type { Selectable } from 'kysely';
import type { Db } from '../../../../db/connect';
import type { DB } from '../../../../db/schema';

export type AgreementRow = Selectable<DB['teacher_agreements']>;

/** The version of a document that holds at a moment; each has a first one from the beginning. */
export const inForce = (db: Db, document: AgreementRow['document'], now: Date): Promise<AgreementRow> =>
  db
    .selectFrom('teacher_agreements')
    .selectAll()
    .where('document', '=', document)
    .where('effective_at', '<=', now)
    .orderBy('effective_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
