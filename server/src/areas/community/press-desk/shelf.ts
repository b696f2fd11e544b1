import { sql } from 'kysely';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { updateRows } from '../../../db/rows';
import { conflict, invalid, notFound } from '../../../http/problem';
import { writeLine } from './audit-line';
import { checkTexts } from './read-document';

/** What the desk lists of every shelf. */
interface Listed {
  id: number;
  /** Articles and drafts on it. */
  used: number;
}

/** A kind of shelf on which articles stand: tags, or specials. */
export interface Shelf<T extends Listed = Listed> {
  table: 'press_tags' | 'press_specials';
  /** What the audit log calls one. */
  object: 'press_tag' | 'press_special';
  /** What people call one. */
  word: string;
  /** All of them, as the desk lists them. */
  list(db: Db): Promise<{ data: T[] }>;
  /** Why one cannot be deleted that so many articles and drafts use. */
  inUse(used: number): string;
}

/** Which one is saved, as somebody saw it; without an id a new one. */
export interface Saving {
  id?: number | undefined;
  revision?: number | undefined;
  title: string;
  introduction: string;
}

/** The columns that every shelf has, as they are saved. */
export type Kept = Pick<Saving, 'title' | 'introduction'> & { updated_at: Date };

/** What is said of a shelf that is not there. */
export const unknown = ({ word }: Pick<Shelf, 'word'>): string => `${word}不存在`;

async function lock(trx: Db, shelf: Shelf, id: number): Promise<{ title: string; revision: number }> {
  const row = await trx
    .selectFrom(shelf.table)
    .select(['title', 'revision'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound(unknown(shelf));
  return row;
}

async function requireFree(trx: Db, { table, word }: Shelf, { id, title }: Saving): Promise<void> {
  const taken = await trx
    .selectFrom(table)
    .select('id')
    .where(sql`lower(title)`, '=', title.toLowerCase())
    .executeTakeFirst();
  if (taken && taken.id !== id) throw invalid({ title: [`已有同名的${word}`] });
}

/**
 * Makes a shelf, or changes one.
 * @param more what it has beside the columns of every shelf
 * @param add writes a new one and tells its id
 * @throws HttpProblem 404 · 409 somebody changed it · 422
 */
export async function saveShelf<T extends Listed>(
  core: Core,
  staffId: number,
  shelf: Shelf<T>,
  saving: Saving,
  { more = {}, add }: { more?: { cover?: string }; add(trx: Db, kept: Kept): Promise<{ id: number }> },
): Promise<{ data: T[] }> {
  const { id, revision, title, introduction } = saving;
  await checkTexts(core, staffId, { title, introduction });
  const kept = { title, introduction, updated_at: new Date(core.settings.clock.now()) };
  await core.db.transaction().execute(async (trx) => {
    const row = id === undefined ? undefined : await lock(trx, shelf, id);
    if (row && row.revision !== revision) throw conflict(`${shelf.word}刚被其他同事修改，请刷新后再改`);
    await requireFree(trx, shelf, saving);
    if (row && id !== undefined)
      await updateRows(trx, shelf.table, { id }, { ...kept, ...more, revision: row.revision + 1 });
    const saved = id ?? (await add(trx, kept)).id;
    await writeLine(core, trx, staffId, {
      action: `${shelf.object}.save`,
      object: [shelf.object, String(saved)],
      detail: { title },
    });
  });
  return shelf.list(core.db);
}

/** Deletes a shelf on which no article and no draft stands. @throws HttpProblem 404 · 409 */
export async function deleteShelf<T extends Listed>(
  core: Core,
  staffId: number,
  shelf: Shelf<T>,
  id: number,
): Promise<Record<string, never>> {
  await core.db.transaction().execute(async (trx) => {
    const { title } = await lock(trx, shelf, id);
    const used = (await shelf.list(trx)).data.find((one) => one.id === id)?.used ?? 0;
    if (used > 0) throw conflict(shelf.inUse(used));
    await trx.deleteFrom(shelf.table).where('id', '=', id).execute();
    await writeLine(core, trx, staffId, {
      action: `${shelf.object}.delete`,
      object: [shelf.object, String(id)],
      detail: { title },
    });
  });
  return {};
}
