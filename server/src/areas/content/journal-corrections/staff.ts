import type { BodyOf, DeskCorrection } from '@harbor/contract';
import { correctableFields, correctableValue, correctionStatus } from '@harbor/contract/journal-correction';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import { conflict, notFound } from '../../../http/problem';
import { sqlStateOf } from '../../../http/transient';
import { checkUndo } from '../../../queues/undo';
import { audit } from '../../base/accounts/audit';
import { messageKind, notify, systemSub } from '../../base/messages/notify';
import { checkedTexts } from '../../base/moderation/checked';
import { detailsOf } from '../journals/reading/detail';
import { moveCorrection } from './move';
import { type NamedCorrection, namedCorrections, presentCorrection } from './queries';

const unknown = '纠错不存在';

/** A correction with what the library says now. @throws HttpProblem 404 */
export async function deskCorrection(core: Core, id: number): Promise<DeskCorrection> {
  const row = await namedCorrections(core.db).where('journal_corrections.id', '=', id).executeTakeFirst();
  if (!row) throw notFound(unknown);
  const [[journal], reporter] = await Promise.all([
    detailsOf(core, [row.journal_id]),
    findRow(core.db, 'users', { id: row.user_id }, ['id', 'nickname']),
  ]);
  const current = journal ? correctableValue(journal, row.field) : null;
  return {
    ...presentCorrection(row),
    current_value: current,
    taken_in: current !== null && current.trim() === row.proposed.trim(),
    reporter: reporter ?? { id: row.user_id, nickname: '' },
  };
}

async function lockCorrection(trx: Db, id: number): Promise<NamedCorrection> {
  const row = await namedCorrections(trx)
    .where('journal_corrections.id', '=', id)
    .forNoKeyUpdate('journal_corrections')
    .executeTakeFirst();
  if (!row) throw notFound(unknown);
  return row;
}

/** Tells who pointed it out; whatever is said, it is of one field of one journal. */
const tell = (trx: Db, row: NamedCorrection, title: string, said: string, now: Date) =>
  notify(trx, {
    ...{ userId: row.user_id, kind: messageKind.system, sub: systemSub.review, title, now },
    body: `《${row.journal_name}》的${correctableFields[row.field]}：${said}`,
    link: `/querytool/${row.journal_id}`,
    object: { type: 'journal', id: row.journal_id },
  });

/**
 * Answers who pointed out a mistake. What is adopted is taken into the next import: nothing in the library changes here.
 * @throws HttpProblem 404 · 409 answered already · 422
 */
export async function answerCorrection(
  core: Core,
  staffId: number,
  id: number,
  { adopted, reply }: BodyOf<'POST /staff/correction/answer/:id'>,
): Promise<DeskCorrection> {
  const kept = await checkedTexts(core, 'post', { reply });
  await core.db.transaction().execute(async (trx) => {
    const now = new Date(core.settings.clock.now());
    const { journal_name, ...row } = await lockCorrection(trx, id);
    await moveCorrection(trx, row, adopted ? 'adopt' : 'decline', {
      ...{ reply: kept.reply, answered_at: now, answered_by: staffId },
    });
    await tell(
      trx,
      { ...row, journal_name },
      adopted ? '您的期刊纠错已采纳' : '您的期刊纠错已核对，未采纳',
      adopted ? `${kept.reply}（下一次数据导入时改正）` : kept.reply,
      now,
    );
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: staffId },
      action: adopted ? 'journal_correction.adopt' : 'journal_correction.decline',
      object: ['journal_correction', String(id)],
      detail: { field: row.field, content: kept.reply },
    });
  });
  return deskCorrection(core, id);
}

const waitsAnew = () => conflict('提出人对这一项已再次提交纠错，请处理那一条');

const eventOf = { [correctionStatus.adopted]: 'adopt', [correctionStatus.declined]: 'decline' } as const;

/**
 * Takes somebody's own last answer back: the correction waits again.
 * @throws HttpProblem 403 somebody else's · 404 · 409 not answered, too old, or another one of the field waits by now
 */
export async function undoCorrection(core: Core, staffId: number, id: number): Promise<void> {
  const now = new Date(core.settings.clock.now());
  await core.db.transaction().execute(async (trx) => {
    const { journal_name, ...row } = await lockCorrection(trx, id);
    const { status, answered_at: at } = row;
    const { event } = checkUndo(
      status === correctionStatus.open || at === null
        ? undefined
        : { event: eventOf[status], actor: 'operator', actor_id: row.answered_by, at },
      staffId,
      now,
    );
    const again = await findRow(
      trx,
      'journal_corrections',
      {
        ...{ user_id: row.user_id, journal_id: row.journal_id, field: row.field },
        status: correctionStatus.open,
      },
      ['id'],
    );
    if (again) throw waitsAnew();
    await moveCorrection(trx, row, 'undo', { reply: '', answered_at: null, answered_by: null }).catch(
      (error: unknown) => {
        // Pointed out again since it was looked.
        throw sqlStateOf(error) === '23505' ? waitsAnew() : error;
      },
    );
    await tell(
      trx,
      { ...row, journal_name },
      '您的期刊纠错重新核对',
      '之前的答复已撤回，正在重新核对。',
      now,
    );
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: staffId },
      action: 'journal_correction.undo',
      object: ['journal_correction', String(id)],
      detail: { field: row.field, undone: event },
    });
  });
}
