import type { BodyOf, DeskPress, PressDocument } from '@harbor/contract';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { removeRows } from '../../../db/rows';
import { conflict, notFound } from '../../../http/problem';
import { writeLine } from './audit-line';
import { deskPress, draftOf, lockSeen, neverPublished } from './read';
import { holdShelves, type ReadDocument } from './read-document';

const nowOf = ({ settings }: Core) => new Date(settings.clock.now());

async function keepDraft(trx: Db, id: number, { document, letters }: Omit<ReadDocument, 'body'>, now: Date) {
  const kept = { document: JSON.stringify(document), letters, saved_at: now };
  await trx
    .insertInto('press_drafts')
    .values({ press_id: id, ...kept })
    .onConflict((on) => on.column('press_id').doUpdateSet(kept))
    .execute();
}

/** Columns of an article that has nothing of its own yet: what its editor writes is its draft. */
const blank = {
  ...{ title: '', description: '', cover: '', content: '', body: '', letters: 0, is_original: true },
  ...{ source: '', source_url: '', author: '', seo: JSON.stringify({ title: '', desc: '', keywords: [] }) },
};

/** Begins an article as a draft. @throws HttpProblem 422 */
export async function createPress(
  core: Core,
  trx: Db,
  staffId: number,
  read: ReadDocument,
): Promise<DeskPress> {
  const now = nowOf(core);
  await holdShelves(trx, read.document);
  const { id } = await trx
    .insertInto('press')
    .values({ ...blank, type: read.document.type, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await keepDraft(trx, id, read, now);
  await writeLine(core, trx, staffId, {
    action: 'press.create',
    object: ['press', String(id)],
    detail: { title: read.document.title },
  });
  return deskPress(trx, id);
}

/** Keeps what an editor wrote; readers see no difference. @throws HttpProblem 404 · 409 · 422 */
export async function savePress(
  core: Core,
  staffId: number,
  { id, revision }: { id: number; revision: number },
  read: ReadDocument,
): Promise<DeskPress> {
  const now = nowOf(core);
  await core.db.transaction().execute(async (trx) => {
    await lockSeen(trx, id, revision);
    await holdShelves(trx, read.document);
    await keepDraft(trx, id, read, now);
    await touch(trx, id, revision, now);
    await writeLine(core, trx, staffId, {
      action: 'press.save',
      object: ['press', String(id)],
      detail: { title: read.document.title },
    });
  });
  return deskPress(core.db, id);
}

const touch = (trx: Db, id: number, revision: number, now: Date) =>
  trx
    .updateTable('press')
    .set({ revision: revision + 1, updated_at: now })
    .where('id', '=', id)
    .execute();

/** Takes an old revision back into the draft. Tags, special and services that are gone since are left out. @throws HttpProblem 404 · 409 */
export async function restoreRevision(
  core: Core,
  staffId: number,
  id: number,
  { revision, number }: BodyOf<'POST /staff/press/restore/:id'>,
): Promise<DeskPress> {
  const now = nowOf(core);
  await core.db.transaction().execute(async (trx) => {
    await lockSeen(trx, id, revision);
    const old = await trx
      .selectFrom('press_revisions')
      .select(['document', 'letters'])
      .where('press_id', '=', id)
      .where('number', '=', number)
      .executeTakeFirst();
    if (!old) throw notFound('没有这个版本');
    const document = await withWhatIsThere(trx, old.document);
    await keepDraft(trx, id, { document, letters: old.letters }, now);
    await touch(trx, id, revision, now);
    await writeLine(core, trx, staffId, {
      action: 'press.restore',
      object: ['press', String(id)],
      detail: { number },
    });
  });
  return deskPress(core.db, id);
}

/** A document without what is gone; what is left of its tags and its special is held, so that nobody deletes it now. */
async function withWhatIsThere(trx: Db, document: PressDocument): Promise<PressDocument> {
  const present = async (table: 'press_tags' | 'press_specials' | 'goods', ids: readonly number[]) => {
    if (ids.length === 0) return new Set<number>();
    const rows = trx.selectFrom(table).select('id').where('id', 'in', ids).orderBy('id');
    const held = table === 'goods' ? rows : rows.forKeyShare();
    return new Set((await held.execute()).map(({ id }) => id));
  };
  const { special_id } = document;
  const [tags, specials, goods] = [
    await present('press_tags', document.tags),
    await present('press_specials', special_id === null ? [] : [special_id]),
    await present('goods', document.service_goods),
  ];
  return {
    ...document,
    tags: document.tags.filter((id) => tags.has(id)),
    special_id: special_id !== null && specials.has(special_id) ? special_id : null,
    service_goods: document.service_goods.filter((id) => goods.has(id)),
  };
}

/** What is kept of an article that no reader ever saw, beside its own row. */
const parts = ['press_drafts', 'press_revisions', 'press_history', 'press_tag_links'] as const;

/**
 * Deletes an article that was never published, with all that the desk kept of it. What readers have seen is taken offline
 * instead, and stays.
 * @throws HttpProblem 404 · 409 it was published, waits to be, or somebody changed it
 */
export async function deleteDraft(
  core: Core,
  staffId: number,
  id: number,
  revision: number,
): Promise<Record<string, never>> {
  await core.db.transaction().execute(async (trx) => {
    const row = await lockSeen(trx, id, revision);
    if (!neverPublished(row)) throw conflict('只有从未发布过的草稿可以删除');
    const title = (await draftOf(trx, id))?.document.title ?? row.title;
    for (const table of parts) await removeRows(trx, table, { press_id: id });
    await removeRows(trx, 'press', { id });
    await writeLine(core, trx, staffId, {
      action: 'press.delete',
      object: ['press', String(id)],
      detail: { title },
    });
  });
  return {};
}
