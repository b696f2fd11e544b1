import type { BodyOf, DataOf, StaffLink } from '@harbor/contract';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import { conflict, notFound } from '../../../http/problem';
import { audit } from '../../base/accounts/audit';

const columns = ['id', 'title', 'links', 'sort', 'revision'] as const;

/** The friendly links in the order of the footer. */
export async function allLinks(db: Db): Promise<DataOf<'GET /staff/link/list'>> {
  const data = await db.selectFrom('friendly_links').select(columns).orderBy('sort').orderBy('id').execute();
  return { data };
}

/**
 * Adds a link, or changes one; a new one stands last unless told otherwise.
 * @throws HttpProblem 404 unknown link · 409 when somebody else changed it since `revision`
 */
export async function saveLink(
  core: Core,
  staffId: number,
  { id, revision, title, links, sort }: BodyOf<'POST /staff/link/save'>,
): Promise<StaffLink> {
  return core.db.transaction().execute(async (trx) => {
    const saved = id
      ? await trx
          .updateTable('friendly_links')
          .set((eb) => ({
            title,
            links,
            ...(sort !== undefined && { sort }),
            revision: eb('revision', '+', 1),
          }))
          .where('id', '=', id)
          .$if(revision !== undefined, (query) => query.where('revision', '=', revision ?? 0))
          .returning(columns)
          .executeTakeFirst()
      : await trx
          .insertInto('friendly_links')
          .values({ title, links, sort: sort ?? (await lastPlace(trx)) })
          .returning(columns)
          .executeTakeFirst();
    if (!saved) {
      const known = await findRow(trx, 'friendly_links', { id: id ?? 0 }, ['id']);
      throw known ? conflict('这个链接刚被其他同事修改，请刷新后再改') : notFound('链接不存在');
    }
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: staffId },
      action: id ? 'link.change' : 'link.add',
      object: ['friendly_link', String(saved.id)],
      detail: { title, links },
    });
    return saved;
  });
}

async function lastPlace(db: Db): Promise<number> {
  const row = await db
    .selectFrom('friendly_links')
    .select(({ fn }) => fn.max('sort').as('last'))
    .executeTakeFirst();
  return Math.min(9999, (row?.last ?? 0) + 1);
}

/** Puts the links in a new order. @throws HttpProblem 409 unless `ids` are exactly what is there */
export async function orderLinks(
  core: Core,
  staffId: number,
  ids: number[],
): Promise<DataOf<'POST /staff/link/order'>> {
  await core.db.transaction().execute(async (trx) => {
    const there = await trx.selectFrom('friendly_links').select('id').orderBy('id').forUpdate().execute();
    const wanted = new Set(ids);
    if (there.length !== ids.length || there.some(({ id }) => !wanted.has(id)))
      throw conflict('链接刚被其他同事修改，请刷新后再调整顺序');
    for (const [place, id] of ids.entries())
      await trx
        .updateTable('friendly_links')
        .set({ sort: place + 1 })
        .where('id', '=', id)
        .execute();
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: staffId },
      action: 'link.order',
      object: ['friendly_link', ''],
      detail: { count: ids.length },
    });
  });
  return allLinks(core.db);
}

/** Takes a link away. @throws HttpProblem 404 */
export async function deleteLink(
  core: Core,
  staffId: number,
  id: number,
): Promise<DataOf<'POST /staff/link/delete/:id'>> {
  await core.db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('friendly_links')
      .where('id', '=', id)
      .returning(['title', 'links'])
      .executeTakeFirst();
    if (!gone) throw notFound('链接不存在');
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: staffId },
      action: 'link.delete',
      object: ['friendly_link', String(id)],
      detail: gone,
    });
  });
  return allLinks(core.db);
}
