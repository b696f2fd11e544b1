import type { LookedAt } from '@harbor/contract';
import type { Db } from '../../../db/connect';
import { insertRow } from '../../../db/rows';
import { toMoment } from '../../../time';
import type { EditedKind, KeptText } from './rows';

/** A change of somebody's words by the team. */
export interface StaffEdit {
  kind: EditedKind;
  id: number;
  ownerId: number | null;
  staffId: number;
  before: KeptText;
  after: KeptText;
  at: Date;
}

/** Keeps the author's words beside those that took their place; in the transaction of the change. */
export async function keepEdit(trx: Db, edit: StaffEdit): Promise<void> {
  await insertRow(trx, 'staff_edits', {
    kind: edit.kind,
    object_id: edit.id,
    owner_id: edit.ownerId,
    staff_id: edit.staffId,
    before: JSON.stringify(edit.before),
    after: JSON.stringify(edit.after),
    at: edit.at,
  });
}

/**
 * Takes the change back that belonged to a decision, for whoever takes that one back.
 * @param decidedAt when it was decided, as its history says
 * @returns the author's words, undefined where nothing was changed with the decision
 */
export async function takeBackEdit(
  trx: Db,
  { kind, id, decidedAt, now }: { kind: EditedKind; id: number; decidedAt: Date; now: Date },
): Promise<KeptText | undefined> {
  const taken = await trx
    .updateTable('staff_edits')
    .set({ undone_at: now })
    .where('kind', '=', kind)
    .where('object_id', '=', id)
    .where('at', '=', decidedAt)
    .where('undone_at', 'is', null)
    .returning('before')
    .executeTakeFirst();
  return taken?.before;
}

const wordsOf = ({ title, text }: KeptText) => ({ title, text });

/** What the team changed in a text, the newest first. */
export async function editsOf(db: Db, kind: EditedKind, id: number): Promise<LookedAt['edits']> {
  const rows = await db
    .selectFrom('staff_edits')
    .innerJoin('users', 'users.id', 'staff_edits.staff_id')
    .select(['staff_edits.id', 'at', 'before', 'after', 'undone_at', 'users.nickname'])
    .where('kind', '=', kind)
    .where('object_id', '=', id)
    .orderBy('staff_edits.id', 'desc')
    .limit(20)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: toMoment(row.at),
    by: row.nickname,
    undone: row.undone_at !== null,
    before: wordsOf(row.before),
    after: wordsOf(row.after),
  }));
}
