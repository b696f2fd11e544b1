import type { BodyOf, CatalogueBody, CatalogueService } from '@harbor/contract';
import { goodsStatus as s } from '@harbor/contract/goods-status';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { updateRows } from '../../../db/rows';
import { conflict, invalid, notFound } from '../../../http/problem';
import { audit } from '../../base/accounts/audit';
import type { GoodsRow } from '../services/rows';
import { lockCategory } from './categories';
import { changesOf } from './changes';
import { columnsOf, documentOf, soldSpecs } from './document';
import { missingOf } from './missing';
import { pictureColumns } from './pictures';
import { serviceOf, unknownService } from './read';
import { changeSpecs, checkSpecs, withoutPrices } from './specs';

const quoted = 3;

/** Makes a draft, the first of its category. @throws HttpProblem 404 unknown category · 422 by field */
export async function createService(
  core: Core,
  trx: Db,
  staffId: number,
  body: CatalogueBody,
): Promise<CatalogueService> {
  checkSpecs(body.specs);
  if (body.specs.some(({ id }) => id !== undefined)) throw invalid({ specs: ['新服务的规格没有编号'] });
  await lockCategory(trx, body.category_id, 'share');
  const now = new Date(core.settings.clock.now());
  const { id } = await trx
    .insertInto('goods')
    .values({
      ...columnsOf(body),
      ...(await pictureColumns(trx, body.pictures)),
      ...{ status: s.draft, created_at: now, updated_at: now },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await changeSpecs(trx, {
    ...{ goodsId: id, offered: false, allAnew: false, sold: [], now },
    wanted: withoutPrices(body.specs, body.price_mode === quoted),
  });
  await audit(trx, core.settings.clock, {
    actor: { type: 'staff', id: staffId },
    action: 'goods.create',
    object: ['goods', String(id)],
    detail: { title: body.title },
  });
  return serviceOf(trx, id);
}

/** A service under its lock, with its specifications: these first, as buyers take them first. @throws HttpProblem 404 */
export async function lockService(trx: Db, id: number) {
  const sold = await soldSpecs(trx, id, true);
  const row: GoodsRow | undefined = await trx
    .selectFrom('goods')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound(unknownService);
  return { row, sold };
}

/**
 * Saves a whole service. What is on the shelf stays whole, and specifications that were ever offered are succeeded.
 * @throws HttpProblem 404 · 409 when somebody else saved it meanwhile, with `data.revision` · 422 by field
 */
export async function saveService(
  core: Core,
  staffId: number,
  id: number,
  { revision, ...body }: BodyOf<'POST /staff/catalogue/services/save/:id'>,
): Promise<CatalogueService> {
  checkSpecs(body.specs);
  await core.db.transaction().execute(async (trx) => {
    const category = await lockCategory(trx, body.category_id, 'share');
    const { row, sold } = await lockService(trx, id);
    if (row.revision !== revision)
      throw conflict('这个服务刚被其他人修改过，您的修改还在页面上', { revision: row.revision });
    if (row.status === s.archived) throw conflict('已归档的服务不能修改，请先取消归档');
    const wanted = withoutPrices(body.specs, body.price_mode === quoted);
    const [lack] = missingOf({ ...body, specs: wanted }, category);
    if (row.status === s.onShelf && lack)
      throw invalid({ [lack.field]: [`在架的服务不能缺少：${lack.text}`] });
    const now = new Date(core.settings.clock.now());
    const before = documentOf(row, sold);
    await changeSpecs(trx, {
      ...{ goodsId: id, sold, wanted, now },
      offered: row.status !== s.draft,
      allAnew: body.price_mode !== row.price_mode || body.unit !== row.unit,
    });
    await updateRows(
      trx,
      'goods',
      { id },
      {
        ...columnsOf(body, row.detail_html),
        ...(await pictureColumns(trx, body.pictures, row)),
        ...{ revision: revision + 1, updated_at: now },
      },
    );
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: staffId },
      action: 'goods.save',
      object: ['goods', String(id)],
      detail: { change: changesOf(before, { ...body, specs: wanted }) || '没有改动' },
    });
  });
  return serviceOf(core.db, id);
}

/** Deletes a draft, which nobody can have bought. @throws HttpProblem 404 · 409 for what was on the shelf */
export async function discardDraft(core: Core, staffId: number, id: number): Promise<Record<string, never>> {
  await core.db.transaction().execute(async (trx) => {
    const { row } = await lockService(trx, id);
    if (row.status !== s.draft) throw conflict('上过架的服务不能删除，可以下架后归档');
    await trx.deleteFrom('goods').where('id', '=', id).execute();
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: staffId },
      action: 'goods.discard',
      object: ['goods', String(id)],
      detail: { title: row.title },
    });
  });
  return {};
}
