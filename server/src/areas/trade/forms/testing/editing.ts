import type { FormField, StaffForm } from '@harbor/contract';
import type { FormDraftDocument } from '@harbor/contract/order-form/draft-document';
import type { TestApp } from '../../../../testing/app';

/** The form that stands, as a draft of the next one. */
export const draftOf = ({ current: { title, summary, sections } }: StaffForm): FormDraftDocument =>
  structuredClone({ title, summary, sections });

/** A field that the next version asks for. */
export const newField: FormField = {
  key: 'venue',
  label: '目标期刊或会议',
  kind: 'text',
  min: 2,
  max: 60,
  required: true,
};

/** A document with a field more, at the end of its first section. */
export function withField(document: FormDraftDocument, field: FormField = newField): FormDraftDocument {
  const [first, ...others] = document.sections;
  if (!first) throw new Error('a form has sections');
  return { ...document, sections: [{ ...first, fields: [...first.fields, field] }, ...others] };
}

/** A document without a field. */
export const withoutField = (document: FormDraftDocument, key: string): FormDraftDocument => ({
  ...document,
  sections: document.sections.map((section) => ({
    ...section,
    fields: section.fields.filter((field) => field.key !== key),
  })),
});

/** A form as staff see it. */
export const readDesk = async (site: TestApp, token: string, form: number): Promise<StaffForm> =>
  (await site.call('GET /staff/form/:form', { params: { form }, token })).data;

/** Keeps a draft on top of what is kept. */
export async function saveDraftOf(
  site: TestApp,
  token: string,
  form: number,
  change: (document: FormDraftDocument) => FormDraftDocument,
) {
  const desk = await readDesk(site, token, form);
  const body = { revision: desk.revision, document: change(desk.draft?.document ?? draftOf(desk)) };
  return site.call('POST /staff/form/:form/draft', { params: { form }, token, body });
}

/** Publishes what is kept. */
export async function publishDraft(site: TestApp, token: string, form: number, note = '增加目标期刊一项') {
  const { revision } = await readDesk(site, token, form);
  return site.call('POST /staff/form/:form/publish', { params: { form }, token, body: { revision, note } });
}

/** Makes a changed form the one that stands. */
export async function publishChange(
  site: TestApp,
  token: string,
  form: number,
  change: (document: FormDraftDocument) => FormDraftDocument,
): Promise<StaffForm> {
  await saveDraftOf(site, token, form, change);
  const { status, data, msg } = await publishDraft(site, token, form);
  if (status !== 200) throw new Error(`not published: ${msg}`);
  return data;
}
