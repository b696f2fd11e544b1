import type { BodyOf, DataOf, StaffLink } from '@harbor/contract';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { notFound } from '../../../http/problem';
import { audit } from '../../base/accounts/audit';

const columns = ['id', 'title', 'links', 'sort'] as const;

/** The friendly links in the order of the footer. */
export async function allLinks(db: Db): Promise<DataOf<'GET /staff/link/list'>> {
  const data = await db.selectFrom('friendly_links').select(columns).orderBy('sort').orderBy('id').execute();
  return { data };
}

/** Adds a link, or changes one; a new one stands last unless told otherwise. @throws HttpProblem 404 */
export async function saveLink(
  core: Core,
  staffId: number,
  { id, title, links, sort }: BodyOf<'POST /staff/link/save'>,
): Promise<StaffLink> {
  return core.db.transaction().execute(async (trx) => {
    const saved = id
      ? await trx
          .updateTable('friendly_links')
          .set({ title, links, ...(sort !== undefined && { sort }) })
          .where('id', '=', id)
          .returning(columns)
          .executeTakeFirst()
      : await trx
          .insertInto('friendly_links')
          .values({ title, links, sort: sort ?? (await lastPlace(trx)) })
          .returning(columns)
          .executeTakeFirst();
    if (!saved) throw notFound('链接不存在');
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
