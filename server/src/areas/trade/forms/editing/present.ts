import type { DataOf, StaffForm } from '@harbor/contract';
import { fieldsOf } from '@harbor/contract/order-form/answers';
import type { Db } from '../../../../db/connect';
import { findRow } from '../../../../db/rows';
import { toMoment, toMomentOrNull } from '../../../../time';
import type { SchemaDraftRow } from '../rows';
import { currentSchema, formCount, patternsOf } from '../schemas';
import { keptVersions, namesOf, servicesByForm, usesOf, type Who } from './queries';

type Names = (id: number | null) => Who | null;

/** The draft of a new version; null while nobody works on one. */
function presentDraft(row: SchemaDraftRow | undefined, nameOf: Names): StaffForm['draft'] {
  const by = row ? nameOf(row.saved_by) : null;
  if (!row?.document || !row.saved_at || row.base_version === null || !by) return null;
  return {
    document: row.document,
    base_version: row.base_version,
    saved_at: toMoment(row.saved_at),
    saved_by: by,
  };
}

/** A form for who changes it: the version that stands, the draft of the next one, and all that there were. */
export async function staffForm(db: Db, form: number): Promise<StaffForm> {
  // One after the other: whoever has just written asks in their transaction.
  const current = await currentSchema(db, form);
  const draft = await findRow(db, 'order_form_schema_drafts', { form });
  const kept = await keptVersions(db, form);
  const uses = await usesOf(db, form);
  const services = await servicesByForm(db, form);
  const nameOf = await namesOf(db, [draft?.saved_by ?? null, ...kept.map((row) => row.published_by)]);
  const versions = kept.some(({ version }) => version === current.version)
    ? kept
    : [{ version: current.version, published_at: null, published_by: null, note: '' }, ...kept];
  return {
    form,
    current,
    revision: draft?.revision ?? 0,
    draft: presentDraft(draft, nameOf),
    versions: versions.map(({ version, published_at, published_by, note }) => ({
      version,
      current: version === current.version,
      published_at: toMomentOrNull(published_at),
      published_by: nameOf(published_by),
      note,
      ...(uses.get(version) ?? { writing: 0, handed_in: 0 }),
    })),
    patterns: await patternsOf(db, current),
    services: services.get(form) ?? [],
  };
}

/** Every form of the site with the version that stands, in the order of their numbers. */
export async function formsOfSite(db: Db): Promise<DataOf<'GET /staff/form/list'>> {
  const numbers = Array.from({ length: formCount }, (_, i) => i + 1);
  const [schemas, drafts, services, published] = await Promise.all([
    Promise.all(numbers.map((form) => currentSchema(db, form))),
    db.selectFrom('order_form_schema_drafts').selectAll().execute(),
    servicesByForm(db),
    db
      .selectFrom('order_form_schemas')
      .select(['form', 'version', 'published_at', 'published_by'])
      .where('published_at', 'is not', null)
      .execute(),
  ]);
  const nameOf = await namesOf(db, [
    ...drafts.map(({ saved_by }) => saved_by),
    ...published.map(({ published_by }) => published_by),
  ]);
  return {
    list: schemas.map((schema) => {
      const { form, title, version } = schema;
      const made = published.find((row) => row.form === form && row.version === version);
      const draft = presentDraft(
        drafts.find((row) => row.form === form),
        nameOf,
      );
      return {
        form,
        title,
        version,
        fields: fieldsOf(schema).length,
        services: services.get(form) ?? [],
        published_at: toMomentOrNull(made?.published_at ?? null),
        published_by: nameOf(made?.published_by ?? null),
        draft: draft && { saved_at: draft.saved_at, saved_by: draft.saved_by },
      };
    }),
  };
}
