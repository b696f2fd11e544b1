import { invoiceStatusLabel } from '@harbor/contract/invoice-status';
import { sql } from 'kysely';
import { deleteRows } from '../../../personal-data/erase';
import type { DataKind } from '../../../personal-data/kind';
import { named, yuan } from '../../../personal-data/labels';

const titleKind = (value: unknown) => (value === 'person' ? '个人' : '单位');

export const invoices: DataKind = {
  key: 'invoices',
  title: '发票',
  purpose: '为您的订单开具发票',
  retention: '开具后 5 年，依照发票管理办法',
  fate: '已开具的依法保存，停止其他使用；没有开具的删除',
  correct: { title: '我的订单', path: '/orderpage/' },
  tables: ['invoices', 'invoice_lines'],
  fields: [
    { name: 'order_no', label: '订单号' },
    { name: 'status', label: '状态', words: named(invoiceStatusLabel) },
    { name: 'kind', label: '抬头类型', words: titleKind },
    { name: 'title', label: '抬头' },
    { name: 'tax_no', label: '税号' },
    { name: 'email', label: '邮箱' },
    { name: 'content', label: '内容' },
    { name: 'amount_fen', label: '金额', words: yuan },
    { name: 'number', label: '发票号码' },
    { name: 'issued_on', label: '开票日期' },
    { name: 'remark', label: '备注' },
    { name: 'created_at', label: '申请时间' },
  ],
  query: (userId) => sql`
    select o.order_no, i.status, i.kind, i.title, i.tax_no, i.email, i.content, i.amount_fen, i.number, i.issued_on,
      i.remark, i.created_at
    from invoices i join orders o on o.id = i.order_id
    where i.user_id = ${userId} order by i.created_at desc, i.id desc`,
  async erase(_core, trx, userId) {
    const open = trx
      .selectFrom('invoices')
      .select('id')
      .where('user_id', '=', userId)
      .where('amount_fen', 'is', null);
    await trx.deleteFrom('invoice_lines').where('invoice_id', 'in', open).execute();
    await trx.deleteFrom('invoices').where('user_id', '=', userId).where('amount_fen', 'is', null).execute();
  },
};

export const invoiceProfile: DataKind = {
  key: 'invoice_profile',
  title: '常用发票抬头',
  purpose: '下次开票时不用重新填写，并核对报销材料',
  retention: '到注销为止',
  fate: '删除',
  correct: { title: '我的订单', path: '/orderpage/' },
  tables: ['invoice_profiles'],
  fields: [
    { name: 'kind', label: '抬头类型', words: titleKind },
    { name: 'title', label: '抬头' },
    { name: 'tax_no', label: '税号' },
    { name: 'email', label: '邮箱' },
    { name: 'content', label: '内容' },
    { name: 'contract_over_fen', label: '学校需要合同的金额起点', words: yuan },
    { name: 'updated_at', label: '更新时间' },
  ],
  query: (userId) => sql`
    select kind, title, tax_no, email, content, contract_over_fen, updated_at
    from invoice_profiles where user_id = ${userId}`,
  erase: deleteRows('invoice_profiles'),
};
