/** A field that can be typed into, or ticked, before the page is taken over. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What stands in a field. */
export type Entry = string | boolean;

/** Files cannot be put into a field by a script, and nobody types into the others. */
const leftAlone = ['file', 'hidden', 'submit', 'button', 'reset', 'image'];

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type);

/** Whether a node is a field whose words are kept. */
export const isField = (node: unknown): node is Field =>
  node instanceof HTMLTextAreaElement ||
  node instanceof HTMLSelectElement ||
  (node instanceof HTMLInputElement && !leftAlone.includes(node.type));

/** The fields of a part of the page. */
export const fieldsIn = (place: ParentNode): Field[] =>
  [...place.querySelectorAll('input, textarea, select')].filter(isField);

/** What stands in a field now. */
export const entryOf = (field: Field): Entry => (isTicked(field) ? field.checked : field.value);

/** What stood in a field as it was served. */
export function servedEntry(field: Field): Entry {
  if (isTicked(field)) return field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  return ([...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0])?.value ?? '';
}

/** What tells a field from the others of its page, in every drawing of that page: ids are another one's each time. */
export const nameOf = (field: Field): string =>
  [
    field.tagName,
    field.type,
    field.name,
    field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? '',
    field.getAttribute('placeholder') ?? '',
  ].join('|');

/** Whether React has taken a field over: it watches what stands in it by an accessor of its own. */
export const isTakenOver = (field: Field): boolean =>
  field instanceof HTMLSelectElement || Object.hasOwn(field, isTicked(field) ? 'checked' : 'value');

/**
 * Puts something into a field as if it were entered now, so that the page hears of it. What stands there as it was entered
 * is not enough: React takes that for known.
 */
export function enter(field: Field, entry: Entry): void {
  if (isTicked(field)) {
    // Of several only the one that was chosen is clicked: the others follow it.
    if (!entry && field.type === 'radio') return;
    field.checked = !entry;
    field.click();
    return;
  }
  // Another value first; where all was taken out of a field, any that it can hold.
  if (!(field instanceof HTMLSelectElement)) field.value = entry === '' ? '0' : '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, entry);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
