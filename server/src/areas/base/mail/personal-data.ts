import { sql } from 'kysely';
import { findRow, removeRows } from '../../../db/rows';
import { deleteRows } from '../../../personal-data/erase';
import type { DataKind } from '../../../personal-data/kind';
import { keyOf, maskAddress } from './codes';

const rows = deleteRows('mails', 'mail_codes', 'mail_addresses');

export const mailAddress: DataKind = {
  key: 'mail',
  title: '邮箱',
  purpose: '按您的选择用邮件提醒您',
  retention: '到解除绑定或注销为止',
  fate: '删除',
  correct: { title: '消息设置', path: '/message/settings' },
  tables: ['mail_addresses', 'mail_codes', 'mails'],
  fields: [
    { name: 'address', label: '邮箱', mask: maskAddress },
    { name: 'confirmed_at', label: '绑定时间' },
  ],
  query: (userId) => sql`select address, confirmed_at from mail_addresses where user_id = ${userId}`,
  async erase(core, trx, userId) {
    const own = await findRow(trx, 'mail_addresses', { user_id: userId }, ['address']);
    if (own) {
      await removeRows(trx, 'dev_outbox', { phone: own.address });
      await trx.deleteFrom('mail_codes').where('address_key', '=', keyOf(own.address)).execute();
    }
    return rows?.(core, trx, userId);
  },
};
