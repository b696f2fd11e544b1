import type { BodyOf, OrderFormSchema, StaffForm } from '@harbor/contract';
import { orderFormSchema } from '@harbor/contract/order-form/document';
import type { FormDraftDocument } from '@harbor/contract/order-form/draft-document';
import { formFaults } from '@harbor/contract/order-form/faults';
import type { Core } from '../../../../core';
import type { Db } from '../../../../db/connect';
import { updateRows } from '../../../../db/rows';
import { conflict, invalid } from '../../../../http/problem';
import { audit } from '../../../base/accounts/audit';
import { announceVersion } from '../newest';
import { currentSchema, keepSchema, patternsOf } from '../schemas';
import { staffForm } from './present';
import { keptVersions, lockDraft } from './queries';

/** Who works on which form. */
export interface Editing {
  staffId: number;
  form: number;
}

const noDraft = { document: null, base_version: null, saved_at: null, saved_by: null };

const note = (
  core: Core,
  trx: Db,
  { staffId, form }: Editing,
  act: 'save' | 'publish' | 'drop',
  detail = {},
) =>
  audit(trx, core.settings.clock, {
    actor: { type: 'staff', id: staffId },
    action: `order_form.${act}`,
    object: ['order_form', String(form)],
    detail,
  });

/**
 * Keeps the draft of a new version; it may still lack or contradict something.
 * @throws HttpProblem 409 when somebody saved, published or dropped it since the caller looked
 */
export async function saveSchemaDraft(
  core: Core,
  trx: Db,
  editing: Editing,
  { revision, document, from_version }: BodyOf<'POST /staff/form/:form/draft'>,
): Promise<StaffForm> {
  const { staffId, form } = editing;
  await lockDraft(trx, form, revision);
  const kept = {
    document: JSON.stringify(document),
    base_version: (await currentSchema(trx, form)).version,
    saved_at: new Date(core.settings.clock.now()),
    saved_by: staffId,
    revision: revision + 1,
  };
  await updateRows(trx, 'order_form_schema_drafts', { form }, kept);
  await note(core, trx, editing, 'save', from_version ? { from_version } : {});
  return staffForm(trx, form);
}

/** A document as the version that follows another one. @throws HttpProblem 422 with what is wrong, by its place */
function successor(
  document: FormDraftDocument,
  { before, patterns, version }: { before: OrderFormSchema; patterns: readonly string[]; version: number },
): OrderFormSchema {
  const faults = formFaults(document, before, patterns);
  if (faults.length > 0)
    throw invalid(
      Object.fromEntries(
        faults.map(({ path }) => [
          `document.${path}`,
          faults.filter((one) => one.path === path).map(({ message }) => message),
        ]),
      ),
    );
  return orderFormSchema.parse({ ...document, form: before.form, version });
}

const content = ({ title, summary, sections }: FormDraftDocument | OrderFormSchema) =>
  JSON.stringify(orderFormSchema.parse({ form: 1, version: 1, title, summary, sections }));

/**
 * Makes the draft the version that stands: orders whose form nobody began are filled in by it, drafts of buyers and forms
 * that were handed in stay in theirs.
 * @throws HttpProblem 409 when there is no draft or it changed since the caller looked, 422 for what cannot be
 */
export async function publishSchema(
  core: Core,
  trx: Db,
  editing: Editing,
  { revision, note: why }: BodyOf<'POST /staff/form/:form/publish'>,
): Promise<StaffForm> {
  const { staffId, form } = editing;
  const { document, base_version } = await lockDraft(trx, form, revision);
  if (!document) throw conflict('没有可发布的草稿');
  const before = await currentSchema(trx, form);
  if (base_version !== before.version)
    throw conflict('草稿之后信息表已随网站更新，请对照当前版本，保存草稿后再发布');
  const versions = await keptVersions(trx, form);
  const version = Math.max(before.version, ...versions.map((one) => one.version)) + 1;
  const schema = successor(document, { before, version, patterns: await patternsOf(trx, before) });
  if (content(schema) === content(before)) throw conflict('草稿与当前版本相同，没有可发布的修改');
  await keepSchema(trx, before);
  await trx
    .insertInto('order_form_schemas')
    .values({
      form,
      version,
      document: JSON.stringify(schema),
      published_at: new Date(core.settings.clock.now()),
      published_by: staffId,
      note: why,
    })
    .execute();
  await updateRows(trx, 'order_form_schema_drafts', { form }, { ...noDraft, revision: revision + 1 });
  await note(core, trx, editing, 'publish', { version, note: why });
  await announceVersion(trx, form);
  return staffForm(trx, form);
}

/** Gives the draft up; what stands stays. @throws HttpProblem 409 when there is none or it changed meanwhile */
export async function dropSchemaDraft(
  core: Core,
  trx: Db,
  editing: Editing,
  revision: number,
): Promise<StaffForm> {
  const { form } = editing;
  const { document } = await lockDraft(trx, form, revision);
  if (!document) throw conflict('没有可放弃的草稿');
  await updateRows(trx, 'order_form_schema_drafts', { form }, { ...noDraft, revision: revision + 1 });
  await note(core, trx, editing, 'drop');
  return staffForm(trx, form);
}
