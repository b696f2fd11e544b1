import { randomUUID } from 'node:crypto';
import type { BodyOf, DataOf } from '@harbor/contract';
import type { Core } from '../../../core';
import type { Db } from '../../../db/connect';
import { findRow } from '../../../db/rows';
import { conflict, notFound } from '../../../http/problem';
import { audit } from '../../base/accounts/audit';
import { checkOwnImages } from '../../base/media/own-images';
import { drawCode } from './codes';

type StaffContact = DataOf<'POST /staff/support/contact'>;

const columns = ['id', 'name', 'wechat', 'image', 'hours', 'variant', 'active', 'uses', 'revision'] as const;

/** Every support contact, inactive ones too. */
export async function allContacts(db: Db): Promise<DataOf<'GET /staff/support/contacts'>> {
  return { data: await db.selectFrom('support_contacts').select(columns).orderBy('id').execute() };
}

/**
 * Adds a contact or changes one. Without an uploaded picture the code is drawn from the WeChat id; the picture that a
 * contact has stays when it is named.
 * @throws HttpProblem 404 unknown contact · 409 when somebody else changed it since `revision` · 422 foreign picture
 */
export async function saveContact(
  core: Core,
  staffId: number,
  { id, revision, image, ...values }: BodyOf<'POST /staff/support/contact'>,
): Promise<StaffContact> {
  const kept = id ? await findRow(core.db, 'support_contacts', { id }, ['image']) : undefined;
  if (image && image !== kept?.image) await checkOwnImages(core.db, staffId, [image], 'image');
  const picture =
    image ?? (await core.images.put(`support/${randomUUID()}.png`, await drawCode(values.wechat)));
  return core.db.transaction().execute(async (trx) => {
    const saved = id
      ? await trx
          .updateTable('support_contacts')
          .set((eb) => ({ ...values, image: picture, revision: eb('revision', '+', 1) }))
          .where('id', '=', id)
          .$if(revision !== undefined, (query) => query.where('revision', '=', revision ?? 0))
          .returning(columns)
          .executeTakeFirst()
      : await trx
          .insertInto('support_contacts')
          .values({ ...values, image: picture, uses: await leastUses(trx, values.variant) })
          .returning(columns)
          .executeTakeFirst();
    if (!saved) {
      const known = await findRow(trx, 'support_contacts', { id: id ?? 0 }, ['id']);
      throw known ? conflict('这个联系方式刚被其他同事修改，请刷新后再改') : notFound('客服不存在');
    }
    await audit(trx, core.settings.clock, {
      actor: { type: 'staff', id: staffId },
      action: id ? 'support.contact.change' : 'support.contact.add',
      object: ['support_contact', String(saved.id)],
      detail: { name: values.name, active: values.active },
    });
    return saved;
  });
}

/** A new contact begins level with the others, instead of getting everybody until it has caught up. */
async function leastUses(db: Db, variant: 'default' | 'report'): Promise<number> {
  const row = await db
    .selectFrom('support_contacts')
    .select(({ fn }) => fn.min('uses').as('least'))
    .where('variant', '=', variant)
    .where('active', '=', true)
    .executeTakeFirst();
  return row?.least ?? 0;
}
