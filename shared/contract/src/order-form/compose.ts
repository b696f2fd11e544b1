import type { FormSection, OrderFormSchema, OrderFormSource } from './document';

/** Puts the parts that a form uses into their places. @throws Error for a part or a field that is not there */
export function composeForm(
  source: OrderFormSource,
  parts: Record<string, { sections: FormSection[] }>,
): OrderFormSchema {
  const sections = source.sections.flatMap((entry) => {
    if (!('use' in entry)) return [entry];
    const part = parts[entry.use];
    if (!part) throw new Error(`form ${source.form} uses the part ${entry.use}, which is not there`);
    const set = entry.set ?? {};
    const known = part.sections.flatMap(({ fields }) => fields.map(({ key }) => key));
    const unknown = Object.keys(set).filter((key) => !known.includes(key));
    if (unknown.length > 0) throw new Error(`form ${source.form} sets ${unknown} of ${entry.use}`);
    return part.sections.map((section) => ({
      ...section,
      fields: section.fields.map((field) => ({ ...field, ...set[field.key] })),
    }));
  });
  return { ...source, sections };
}
