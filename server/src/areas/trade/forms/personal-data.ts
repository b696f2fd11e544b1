import type { OrderFormSchema } from '@harbor/contract';
import { sql } from 'kysely';
import { updateRows } from '../../../db/rows';
import type { DataKind } from '../../../personal-data/kind';
import { shippedSchema } from './schemas';

/** The title that was published, else the number of a form as it came with the site. */
const formTitle = (value: unknown) =>
  typeof value === 'number' ? shippedSchema(value).title : String(value);

/** What was filled in, as lines of 项目：内容. */
function filled(value: unknown): string {
  if (!value || typeof value !== 'object') return '';
  const { form, document, answers } = value as {
    form: number;
    document: OrderFormSchema | null;
    answers: Record<string, unknown>;
  };
  return (document ?? shippedSchema(form)).sections
    .flatMap(({ fields }) => fields)
    .filter(({ key }) => answers?.[key] !== undefined && answers[key] !== '')
    .map(({ key, label }) => `${label}：${said(answers[key])}`)
    .join('\n');
}

function said(value: unknown): string {
  if (value === true) return '是';
  if (value === false) return '否';
  if (Array.isArray(value)) return value.map(said).join('、');
  if (value && typeof value === 'object') {
    if ('name' in value && 'id' in value) return String(value.name);
    return Object.values(value).map(said).filter(Boolean).join(' ');
  }
  return String(value);
}

export const orderForms: DataKind = {
  key: 'order_forms',
  title: '服务资料',
  purpose: '按您的需求安排老师并提供服务；联系方式只有客服可见',
  retention: '到注销为止',
  fate: '删除草稿和提交过的内容',
  correct: { title: '我的订单', path: '/orderpage/' },
  tables: ['order_forms', 'order_form_versions', 'order_form_reminders'],
  fields: [
    { name: 'order_no', label: '订单号' },
    { name: 'form', label: '信息表', words: formTitle },
    { name: 'version', label: '提交版本' },
    { name: 'submitted_at', label: '提交时间' },
    { name: 'saved_at', label: '保存时间' },
    { name: 'submitted', label: '提交的内容', words: filled },
    { name: 'draft', label: '草稿', words: filled },
  ],
  query: (userId) => sql`
    select o.order_no, coalesce(d.document->'title', s.document->'title', to_jsonb(f.form)) as form,
      f.submitted_version as version, v.submitted_at, f.saved_at,
      case when v.answers is null then null
        else jsonb_build_object('form', f.form, 'document', s.document, 'answers', v.answers) end as submitted,
      case when f.draft is null then null
        else jsonb_build_object('form', f.form, 'document', d.document, 'answers', f.draft) end as draft
    from order_forms f join orders o on o.id = f.order_id
      left join order_form_versions v on v.order_id = f.order_id and v.version = f.submitted_version
      left join order_form_schemas s on s.form = v.form and s.version = v.schema_version
      left join order_form_schemas d on d.form = f.form and d.version = f.schema_version
    where f.user_id = ${userId} order by f.saved_at desc`,
  async erase(_core, trx, userId) {
    const own = trx.selectFrom('order_forms').select('order_id').where('user_id', '=', userId);
    await trx
      .updateTable('order_form_versions')
      .set({ answers: '{}', word_flags: '[]' })
      .where('order_id', 'in', own)
      .execute();
    await updateRows(
      trx,
      'order_forms',
      { user_id: userId },
      { draft: null, schema_version: null, return_reason: '' },
    );
  },
};
