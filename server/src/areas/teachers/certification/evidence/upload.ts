import { readFile } from 'node:fs/promises';
import type { ApplyEvidence, BodyOf, DataOf } from '@harbor/contract';
import { evidencePurpose, fileTypeOf } from '@harbor/contract/file-types';
import { type ApplyItem, applyItem } from '@harbor/contract/teacher-apply-items';
import { teacherApplyStatus as a } from '@harbor/contract/teacher-apply-status';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { findRow, getRow, updateRows } from '../../../../db/rows';
import { conflict, invalid, notFound } from '../../../../http/problem';
import { ulid } from '../../../../ulid';
import { dropUpload } from '../../../base/files/upload/drop';
import { finishUpload } from '../../../base/files/upload/finish';
import { startUpload } from '../../../base/files/upload/start';
import { lockOpenApplication, mayEdit } from '../apply/open';
import { ensureDraft } from '../apply/save';
import { remember } from '../move';
import { type ApplicationRow, type EvidenceRow, evidenceStatus as e } from '../rows';
import { markedCopy, printOf } from './mark';
import { evidenceOf, isCurrent, presentEvidence } from './queries';

const typesOf = (item: ApplyItem) => (applyItem(item).picture ? ['jpg', 'png'] : ['jpg', 'png', 'pdf']);

const nowOf = (core: Core) => new Date(core.settings.clock.now());

/** Which of the evidence in use makes room for a new one: the named one, or the only one that an item takes. */
function replacedBy(rows: readonly EvidenceRow[], item: ApplyItem, replaces: string | undefined) {
  const own = rows.filter((row) => row.item === item && row.status === e.kept);
  if (replaces !== undefined) return own.find(({ id }) => id === replaces);
  return applyItem(item).files === 1 ? own[0] : undefined;
}

/**
 * The key for one upload of evidence: under its `upload` the parts are sent, with the key the whole is handed over. The
 * same file that was cut off goes on where it was.
 * @throws HttpProblem 409 while the application cannot be changed, 422 on `item`, `name` or `size`
 */
export async function uploadKey(
  core: Core,
  userId: number,
  body: BodyOf<'POST /teacher/upload_key'>,
): Promise<DataOf<'POST /teacher/upload_key'>> {
  const { item, name, size, sha256, note = '', replaces } = body;
  const types = typesOf(item);
  const type = fileTypeOf(name);
  if (!type || !types.includes(type)) throw invalid({ name: [`请上传 ${types.join('、')} 文件`] });
  const now = nowOf(core);
  const flow = (await findRow(core.db, 'users', { id: userId }, ['is_new_teacher_info']))
    ?.is_new_teacher_info;
  await core.db.transaction().execute((trx) => ensureDraft(core, trx, userId, flow === false ? 2 : 3, now));
  const state = await startUpload(core, userId, {
    ...{ name, size, purpose: evidencePurpose },
    ...(sha256 !== undefined && { sha256 }),
  });
  return core.db.transaction().execute(async (trx) => {
    const row = await lockOpenApplication(trx, userId);
    if (!row || !(await mayEdit(trx, row, item))) throw conflict('这一项现在不能修改');
    const rows = await evidenceOf(trx, row.id);
    const answer = (key: string) => ({
      ...{ key, upload: state.id, received: state.received, size: state.size, part_bytes: state.part_bytes },
    });
    const going = rows.find(({ file_id, status }) => file_id === state.id && status === e.receiving);
    if (going) return answer(going.id);
    const replaced = replacedBy(rows, item, replaces);
    if (replaces !== undefined && !replaced) throw invalid({ replaces: ['要更换的材料不存在'] });
    const count = rows.filter((one) => one.item === item && isCurrent(one) && one.id !== replaced?.id);
    const most = applyItem(item).files ?? 0;
    // Of one that takes a single file, a new try takes the place of one that was broken off.
    const broken = most === 1 ? count.filter(({ status }) => status === e.receiving) : [];
    for (const one of broken) await trx.deleteFrom('teacher_evidence').where('id', '=', one.id).execute();
    if (count.length - broken.length >= most)
      throw invalid({ item: [`${applyItem(item).label}最多${most}份，请先移除一份`] });
    const id = ulid(now.getTime());
    await trx
      .insertInto('teacher_evidence')
      .values({
        ...{ id, application_id: row.id, user_id: userId, item, status: e.receiving, file_id: state.id },
        ...{ name: name.slice(-120), size, note, replaces: replaced?.id ?? null, round: row.round },
        created_at: now,
      })
      .execute();
    return answer(id);
  });
}

async function ownReceiving(db: Db, userId: number, key: string): Promise<EvidenceRow> {
  const row = await findRow(db, 'teacher_evidence', { id: key, user_id: userId });
  if (!row) throw notFound('上传凭证不存在或已失效');
  return row;
}

/** Marks what was sent back as mended. */
async function mend(trx: Db, application: ApplicationRow, item: string, at: Date): Promise<void> {
  if (application.status !== a.supplement) return;
  await updateRows(
    trx,
    'teacher_application_items',
    { application_id: application.id, item, result: 2 },
    { fixed_at: at },
  );
}

/** Puts the encrypted file into the application, if it still may. */
async function takeOver(
  core: Core,
  row: EvidenceRow,
  kept: { type: string; sha256: string; key: string; view_type: 'webp' | 'pdf'; print: string | null },
  now: Date,
): Promise<void> {
  await core.db.transaction().execute(async (trx) => {
    const application = await lockOpenApplication(trx, row.user_id);
    if (application?.id !== row.application_id || !(await mayEdit(trx, application, row.item as ApplyItem)))
      throw conflict('申请已提交，这一项现在不能修改');
    const { numUpdatedRows } = await trx
      .updateTable('teacher_evidence')
      .set({ ...kept, status: e.kept, kept_at: now, round: application.round })
      .where('id', '=', row.id)
      .where('status', '=', e.receiving)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw conflict('这份材料已经交出，请刷新');
    if (row.replaces !== null)
      await updateRows(
        trx,
        'teacher_evidence',
        { id: row.replaces, status: e.kept },
        { status: e.replaced, replaced_at: now },
      );
    await mend(trx, application, row.item, now);
    await updateRows(trx, 'teacher_applications', { id: application.id }, { saved_at: now });
    if (application.round > 0)
      await remember(
        trx,
        application.id,
        'replace',
        { actor: 'teacher', actorId: row.user_id, note: applyItem(row.item as ApplyItem).label, at: now },
        application.status,
        application.status,
      );
  });
}

/**
 * Takes an upload that is whole: it is checked for what it is, copied under a watermark, and both are encrypted with a key
 * of their own; the plain bytes are gone afterwards. Handing over the same key again answers what there is.
 * @throws HttpProblem 404 for a key of somebody else, 409 while bytes are missing or the application cannot be changed, 422
 *   on `file` for content that is refused
 */
export async function handOver(core: Core, userId: number, key: string): Promise<ApplyEvidence> {
  const row = await ownReceiving(core.db, userId, key);
  const present = async () =>
    presentEvidence({ ...(await getRow(core.db, 'teacher_evidence', { id: key })), received: null });
  if (row.status === e.kept) return present();
  if (row.status !== e.receiving) throw conflict('这份材料已被更换或删除');
  const now = nowOf(core);
  const file = await finishUpload(core, userId, row.file_id);
  if (!typesOf(row.item as ApplyItem).includes(file.type))
    throw invalid({ file: [`请上传 ${typesOf(row.item as ApplyItem).join('、')} 文件`] });
  const path = await core.files.place(row.file_id);
  const [copy, print, original] = [
    await markedCopy(path, file.type, now),
    file.type === 'pdf' ? null : await printOf(path),
    await readFile(path),
  ];
  const sealing = core.evidence.newKey(key);
  await core.evidence.write(key, 'o', sealing, original);
  await core.evidence.write(key, 'v', sealing, copy.content);
  await takeOver(
    core,
    row,
    { type: file.type, sha256: file.sha256, key: sealing, view_type: copy.type, print },
    now,
  );
  // The plain bytes.
  await dropUpload(core, userId, row.file_id);
  return present();
}

/** Ends an upload, or takes evidence out that was not handed in. @throws HttpProblem 404, 409 */
export async function removeEvidence(core: Core, userId: number, id: string): Promise<void> {
  const now = nowOf(core);
  const row = await core.db.transaction().execute(async (trx) => {
    const application = await lockOpenApplication(trx, userId);
    const found = await ownReceiving(trx, userId, id);
    if (application?.id !== found.application_id || !isCurrent(found)) throw conflict('这份材料不能移除');
    if (!(await mayEdit(trx, application, found.item as ApplyItem))) throw conflict('这一项现在不能修改');
    // What staff have seen stays in the record, without its content.
    if (found.status === e.kept && found.round > 0)
      await updateRows(trx, 'teacher_evidence', { id }, { status: e.deleted, deleted_at: now, key: null });
    else await trx.deleteFrom('teacher_evidence').where('id', '=', id).execute();
    if (!applyItem(found.item as ApplyItem).needed) await mend(trx, application, found.item, now);
    return found;
  });
  if (row.status === e.receiving) await dropUpload(core, userId, row.file_id).catch(() => undefined);
  await core.evidence.remove(id);
}
