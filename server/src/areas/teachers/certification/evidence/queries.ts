import type { ApplyEvidence } from '@harbor/contract';
import type { Db } from '../../../../db/connect';
import { toMoment } from '../../../../time';
import { type EvidenceRow, evidenceStatus as e } from '../rows';

/** Evidence with how much of it is there. */
export type EvidenceWithPart = EvidenceRow & { received: number | null };

/** All evidence of an application, the oldest first. */
export function evidenceOf(db: Db, applicationId: number): Promise<EvidenceWithPart[]> {
  return db
    .selectFrom('teacher_evidence as e')
    .leftJoin('files as f', 'f.id', 'e.file_id')
    .selectAll('e')
    .select('f.received')
    .where('e.application_id', '=', applicationId)
    .orderBy('e.created_at')
    .orderBy('e.id')
    .execute();
}

/** What counts: in use, or on its way. */
export const isCurrent = ({ status }: Pick<EvidenceRow, 'status'>): boolean =>
  status === e.receiving || status === e.kept;

export function presentEvidence(row: EvidenceWithPart): ApplyEvidence {
  return {
    ...{ id: row.id, item: row.item, name: row.name, size: row.size, type: row.type ?? '' },
    ...{ status: row.status, note: row.note, round: row.round, sha256: row.sha256 ?? '' },
    received: row.status === e.receiving ? (row.received ?? 0) : row.size,
    at: toMoment(row.kept_at ?? row.created_at),
  };
}
